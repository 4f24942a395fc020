const LEAST_LETTERS = 4
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)/
const WIDE = /[\p{Script=Han}\p{Script=Katakana}]/u

/** The words that say what a text is about: long ones, and in Japanese those in characters. */
export function listSubjectWords(text: string, language: string): string[] {
  const words = segmentWords(text, language).map((word) => word.replace(ARABIC_ARTICLE, ''))
  return words.filter((word) => word.length >= (language === 'ar' ? 3 : LEAST_LETTERS) || WIDE.test(word))
}

export function countWords(text: string, language: string): number {
  return segmentWords(text, language).length
}

export function splitSentences(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}

function segmentWords(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].flatMap(
    ({ segment, isWordLike }) => (isWordLike === true ? [segment.toLowerCase()] : []),
  )
}

/** How many of the subject words of both texts are the same. */
export function countShared(text: string, words: ReadonlySet<string>, language: string): number {
  return new Set(listSubjectWords(text, language).filter((word) => words.has(word))).size
}
