import { ENGLISH_FORMS, NO_VERB_FORMS } from './synonyms-english.ts'
import { GERMAN_FORMS, GERMAN_PARTS, GERMAN_PREFIXES } from './synonyms-german.ts'

/** Whose rules the words of a keyword follow; words of all other languages follow the English ones. */
export type Grammar = 'english' | 'german'

const SPACELESS = /[\p{sc=Thai}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const TOKENS = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu
const MEASURE = /^(\d+)(l|ltr|kg|g|lb|lbs|oz|cm|mm|m|ft|inch|in|v|w|p|person|man|mann)$/
const NUMBERS: Record<string, string> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve'.split(' ').map(toEntry),
  ...'_ zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' ').map(toEntry),
])
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

export const isSpaceless = (text: string): boolean => SPACELESS.test(text)

export const grammarOf = (language: string): Grammar =>
  language.slice(0, 2).toLowerCase() === 'de' ? 'german' : 'english'

/** Two keywords are the same if this form is equal: it ignores case, character width and extra spaces. */
export function normalizeKeyword(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** The words of a text in any script, each reduced to one form, such as the singular; numbers become digits. */
export function listWords(text: string, grammar: Grammar = 'english'): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/['’]/g, '')
  return (plain.match(TOKENS) ?? [])
    .flatMap((token) => MEASURE.exec(token)?.slice(1) ?? token)
    .flatMap((token) => (isSpaceless(token) ? splitSpaceless(token) : foldForms(token, grammar)))
}

function splitSpaceless(token: string): string[] {
  return [...segmenter.segment(token)].map(({ segment }) => segment)
}

function foldForms(token: string, grammar: Grammar): string[] {
  if (/^\p{sc=Arabic}/u.test(token)) return [foldArabic(token)]
  const bare = token.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  const number = NUMBERS[bare]
  if (number !== undefined) return [number]
  if (!/^[a-zß]/.test(bare)) return [bare]
  if (grammar === 'english') return [ENGLISH_FORMS[bare] ?? toInfinitive(toSingular(bare))]
  return splitCompound(foldGermanLetters(bare)).map(toGermanStem)
}

/** Drops vowel signs and the article, and unifies the forms of the letter alef. */
function foldArabic(token: string): string {
  const bare = token
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/ة$/g, 'ه')
  return bare.length > 4 && bare.startsWith('ال') ? bare.slice(2) : bare
}

export function toSingular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeiouhnt]oes$|tatoes$|matoes$/.test(word) && word.length > 5) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const ENDINGS = ['ing', 'ed']

/** `breaking` and `insulated` become `break` and `insulate`. */
function toInfinitive(word: string): string {
  if (NO_VERB_FORMS.has(word)) return word
  const ending = ENDINGS.find((one) => word.endsWith(one))
  const stem = ending === undefined ? '' : word.slice(0, -ending.length)
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return word
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1)
  const isShort = /^[^aeiouy]*[aeiouy][^aeiouywxh]$/.test(stem) || /^[^aeiou]*[aeiou]r[cgsv]$/.test(stem)
  return isShort || /(?:[aeiou][vcu]|at|iz|is|al|ur|rg|st[aeiou]r|ng|dl|tl|bl|gl)$/.test(stem)
    ? `${stem}e`
    : stem
}

function foldGermanLetters(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<![aeq])ue/g, 'u')
    .replaceAll(/([ao])e/g, '$1')
}

const germanParts = new Set(
  GERMAN_PARTS.map((part) => foldGermanLetters(part.normalize('NFD').replaceAll(/\p{M}/gu, ''))),
)
const LINKS = ['', 'n', 'en', 's', 'es', 'er', 'e']

/** The parts of a compound, or the word itself when a part is unknown. */
function splitCompound(word: string): string[] {
  if (germanParts.has(word) || word.length < 7) return [word]
  for (let place = word.length - 3; place >= 3; place--) {
    const [first, rest] = [word.slice(0, place), word.slice(place)]
    if (!isPart(first)) continue
    if (isPart(rest)) return [first, rest]
    const more = splitCompound(rest)
    if (more.length > 1) return [first, ...more]
  }
  return [word]
}

function isPart(text: string): boolean {
  return (
    Object.hasOwn(GERMAN_FORMS, text) ||
    LINKS.some((link) => text.endsWith(link) && germanParts.has(text.slice(0, text.length - link.length)))
  )
}

/** After Weissweiler & Fraser 2017, "Developing a stemmer for German", but keeps -er, which tools end with. */
function toGermanStem(word: string): string {
  const known = GERMAN_FORMS[word]
  if (known !== undefined) return known
  let stem = word.replace(GERMAN_PREFIXES, '')
  while (stem.length > 4 && /(?:ern|em|en|es|[nste])$/.test(stem))
    stem = stem.replace(/(?:ern|em|en|es|[nste])$/, '')
  return stem
}

function toEntry(word: string, place: number): [string, string] {
  return [word, String(place + 1)]
}
