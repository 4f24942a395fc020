import { readLanguage } from './language.ts'

/**
 * A word as it is compared with others: in lower case, without the accents that are no letters of their own, and
 * without the endings of plurals, so that "boot" and "boots" are one. No real stem: words are only ever compared.
 */
export function foldWord(word: string, tag: string): string {
  const language = readLanguage(tag)
  const lower = word.normalize('NFKC').toLowerCase()
  if (language === 'ar' || /\p{Script=Arabic}/u.test(lower)) return foldArabic(lower)
  const plain = stripAccents(lower, language)
  return ENDINGS[language]?.(plain) ?? plain
}

/** Letters with a mark that are letters of their own. */
const OWN_LETTERS: Record<string, string> = {
  sv: 'åäö',
  fi: 'åäö',
  da: 'å',
  no: 'å',
  nb: 'å',
  es: 'ñ',
  et: 'õäöü',
  hu: 'öüőű',
  tr: 'çğöşü',
}
/** Languages in which accents tell words apart. */
const ACCENTED = new Set(['vi'])

function stripAccents(word: string, language: string): string {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}a-z\d]*$/u.test(word) || ACCENTED.has(language))
    return word
  if (/\p{Script=Cyrillic}/u.test(word)) return word.replaceAll('ё', 'е')
  const own = OWN_LETTERS[language] ?? ''
  let plain = ''
  for (const letter of word)
    plain += own.includes(letter)
      ? letter
      : letter.normalize('NFD').replaceAll(/[\u0300-\u036f\u0591-\u05c7]/g, '')
  return plain.replaceAll('ß', 'ss').replaceAll('’', "'").normalize('NFC')
}

type Strip = (word: string) => string

const ENDINGS: Record<string, Strip> = {
  en: (word) => {
    const one = word.replace(/'s?$/, '')
    if (one.length > 4 && one.endsWith('ies')) return `${one.slice(0, -3)}y`
    if (one.length > 4 && /(?:ch|sh|x|ss|zz)es$/.test(one)) return one.slice(0, -2)
    return one.length > 3 && /[^sui]s$/.test(one) ? one.slice(0, -1) : one
  },
  de: (word) => stripWhile(word, { least: 4, endings: ['ern', 'em', 'en', 'er', 'es', 'e', 's', 'n'] }),
  es: (word) => {
    if (word.length < 4) return word
    const one = word.replace(/s$/, '')
    const root = one.length > 3 ? one.replace(/[aeo]$/, '') : one
    return root.replace(/c$/, 'z')
  },
  sv: (word) => stripWhile(word, { least: 3, endings: SWEDISH }),
  fr: (word) => {
    const one = word.replace(/^(?:[cdjlmnst]|qu)'/, '')
    if (one.length > 4 && one.endsWith('aux')) return `${one.slice(0, -3)}al`
    return one.length > 3 ? one.replace(/[sx]$/, '') : one
  },
  it: (word) => {
    const one = word.replace(/^(?:[cdlnms]|un|all|dell|nell|sull|dall)'/, '')
    return one.length > 4 ? one.replace(/[aeio]$/, '') : one
  },
  pt: (word) => (word.length > 3 ? word.replace(/(?:oes|aes)$/, 'ao').replace(/s$/, '') : word),
  nl: (word) => (word.length > 4 ? word.replace(/(?:'s|s|en)$/, '') : word),
}

const SWEDISH = 'arna erna orna ar er or en et an na rna r n a e s'.split(' ')

/** Takes endings off as long as enough letters are left: of "datorerna" first "erna", then "or". */
function stripWhile(word: string, { least, endings }: { least: number; endings: string[] }): string {
  const ending = endings.find((one) => word.length - one.length >= least && word.endsWith(one))
  if (ending === undefined || (ending === 's' && word.endsWith('ss'))) return word
  return stripWhile(word.slice(0, -ending.length), { least, endings })
}

/** Without vowel signs and the stretching line, with one form for each letter, without the article al-. */
function foldArabic(word: string): string {
  const plain = word
    .replaceAll(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
  const bare = plain.replace(/^(?:[وفبك]?ال|لل)/, '')
  return bare.length >= 2 ? bare : plain
}
