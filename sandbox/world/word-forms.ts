const SPACELESS = /[\p{sc=Thai}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const TOKENS = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

export const isSpaceless = (text: string): boolean => SPACELESS.test(text)

/** Two keywords are the same if this form is equal: it ignores case, character width and extra spaces. */
export function normalizeKeyword(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** The words of a text in any script, each reduced to one form, such as the singular. */
export function listWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/['’]/g, '')
  return (plain.match(TOKENS) ?? []).flatMap((token) =>
    isSpaceless(token) ? splitSpaceless(token) : foldForms(token),
  )
}

function splitSpaceless(token: string): string[] {
  return [...segmenter.segment(token)].map(({ segment }) => segment)
}

function foldForms(token: string): string {
  if (/^\p{sc=Arabic}/u.test(token)) return foldArabic(token)
  const bare = token.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  return /^[a-z]/.test(bare) ? toSingular(bare) : bare
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
  return word.endsWith('s') ? word.slice(0, -1) : word
}
