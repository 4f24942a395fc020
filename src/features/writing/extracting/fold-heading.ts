/** A text as headings and phrases are compared: in lower case, words only, with one space between them. */
export function foldHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** Vowel signs and the stretching line of Arabic. */
const MARKS = /[\u064b-\u065f\u0670\u0640]/g

/** Phrases of a list with commas between them, each folded; `#` for a number and `*` at the end stay. */
export function readPhrases(list: string): string[] {
  return list.split(',').flatMap((phrase) => {
    const trimmed = phrase.trim()
    if (trimmed === '') return []
    const start = trimmed.startsWith('#') ? '# ' : ''
    const end = trimmed.endsWith('*') ? ' *' : ''
    return [`${start}${foldHeading(trimmed)}${end}`]
  })
}
