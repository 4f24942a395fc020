/** Words that keywords of a language often have. A word can be of several languages. */
const WORDS: Record<string, string> = {
  en: 'for the with without best how what and or of to in near me women mens womens kids cheap buy vs is are do does',
  de: 'für mit und oder ohne der die das den dem ein eine von zum zur kaufen günstig günstige damen herren kinder beste besten bester wie was wo ist im auf',
  fr: 'pour avec sans et ou le la les un une des du de en femme homme enfant pas cher meilleur meilleure comment quel quelle où au aux',
  es: 'para con sin y o el la los las un una del de en mujer hombre niños barato baratos mejor mejores como cómo qué que donde',
  it: 'per con senza e o il lo la gli le un una di del della da in donna uomo bambini economico migliore migliori come cosa che dove',
  pt: 'para com sem e ou o a os as um uma do da de em feminino masculino infantil barato melhor melhores como que onde não',
  nl: 'voor met zonder en of de het een van op dames heren kinderen kopen goedkope goedkoop beste hoe wat waar is',
  pl: 'dla na do z bez i lub w ze od damskie damska męskie męska dziecięce tanie najlepsze najlepszy jak co gdzie jest',
  sv: 'för med utan och eller en ett till i på dam herr barn köpa billig billiga bästa hur vad var är',
  da: 'til med uden og eller en et af i på dame herre børn køb billig billige bedste hvordan hvad hvor er',
  no: 'til med uten og eller en et av i på dame herre barn kjøp billig billige beste hvordan hva hvor er',
  fi: 'ja tai ilman naisten miesten lasten halpa halvat paras parhaat miten mikä missä on',
  cs: 'pro na do s bez a nebo v z dámské dámská pánské pánská dětské levné nejlepší jak co kde je',
  tr: 'için ile ve veya bir en iyi kadın erkek çocuk ucuz fiyat fiyatları nasıl nedir nerede',
}

/** Letters that nearly only one of these languages has. */
const LETTERS: readonly [letters: RegExp, language: string][] = [
  [/ß/, 'de'],
  [/ñ|¿/, 'es'],
  [/[ãõ]/, 'pt'],
  [/[ąęłżźć]/, 'pl'],
  [/[řěů]/, 'cs'],
  [/[ğşı]/, 'tr'],
  [/œ|[a-z]ç[ao]/, 'fr'],
]

/** Scripts, and the languages that are written in each; the first of them is the likeliest. */
const SCRIPTS: readonly [letters: RegExp, languages: readonly string[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Hebrew}/u, ['he', 'iw', 'yi']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug']],
  [/\p{Script=Greek}/u, ['el']],
  [/[іїєґ]/u, ['uk', 'be', 'kk']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
]

const LANGUAGES_OF_WORD = new Map<string, string[]>()
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(' '))
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language])

/** Bokmål and Nynorsk. */
const NORWEGIAN: ReadonlySet<string> = new Set(['nb', 'nn'])
const MOST_LOOKED_AT = 2_000
/** Fewer keywords say too little. */
const FEWEST = 20
/** Share of the keywords in which a language must show. */
const LEAST_SHARE = 0.2
/** How much more often it must show than any other, and than the expected one. */
const CLEARLY = 1.5
const CLEARLY_OTHER = 4

/**
 * The language (ISO 639-1) of keywords that are clearly not in the expected language; null when they are, and whenever
 * this is not sure: few keywords, words of several languages, mostly names.
 */
export function findOtherLanguage(keywords: readonly string[], expected: string): string | null {
  if (keywords.length < FEWEST) return null
  const sample = keywords.slice(0, MOST_LOOKED_AT)
  const [main = ''] = expected.toLowerCase().split(/[-_]/)
  const plan = NORWEGIAN.has(main) ? 'no' : main
  const counts = countLanguages(sample)
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one)
  const [[best, hits] = ['', 0], [, next] = ['', 0]] = ranked
  const isSure = hits >= sample.length * LEAST_SHARE && hits >= next * CLEARLY
  if (!isSure || best === plan || hits < (counts.get(plan) ?? 0) * CLEARLY_OTHER) return null
  const mates = SCRIPTS.flatMap(([, languages]) => (languages[0] === best ? languages : []))
  return mates.includes(plan) ? null : best
}

/** In how many of the keywords each language shows. */
function countLanguages(keywords: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const keyword of keywords)
    for (const language of listLanguages(keyword.toLowerCase().normalize('NFC')))
      counts.set(language, (counts.get(language) ?? 0) + 1)
  return counts
}

function listLanguages(keyword: string): Set<string> {
  const script = SCRIPTS.find(([letters]) => letters.test(keyword))
  if (script !== undefined) return new Set(script[1].slice(0, 1))
  const words = keyword.split(/[\s'’-]+/).flatMap((word) => LANGUAGES_OF_WORD.get(word) ?? [])
  const letters = LETTERS.flatMap(([sign, language]) => (sign.test(keyword) ? [language] : []))
  return new Set([...words, ...letters])
}
