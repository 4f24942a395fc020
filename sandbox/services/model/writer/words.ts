const LEAST_LETTERS = 4
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)/
const WIDE = /[\p{Script=Han}\p{Script=Katakana}]/u

/** The words that say what a text is about: long ones, and in Japanese those in characters. */
export function listSubjectWords(text: string, language: string): string[] {
  const words = listWords(text, language).map((word) => word.replace(ARABIC_ARTICLE, ''))
  return words.filter((word) => word.length >= (language === 'ar' ? 3 : LEAST_LETTERS) || WIDE.test(word))
}

export function countWords(text: string, language: string): number {
  return listWords(text, language).length
}

export function splitSentences(text: string, language: string): string[] {
  return [...segmenterOf(language, 'sentence').segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}

/** In small letters. */
export function listWords(text: string, language: string): string[] {
  return [...segmenterOf(language, 'word').segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment.toLowerCase()] : [],
  )
}

/** A keyword as a part of a sentence. */
export function nameSubject(keyword: string, language: string): string {
  return language === 'ja' ? keyword.replaceAll(' ', 'の') : keyword
}

/** How many of the subject words of both texts are the same. */
export function countShared(text: string, words: ReadonlySet<string>, language: string): number {
  return new Set(listSubjectWords(text, language).filter((word) => words.has(word))).size
}

/** The share of subject words that two texts have in common, from 0 to 1. */
export function likenessOf(one: string, other: string, language: string): number {
  const [left, right] = [one, other].map((text) => new Set(listSubjectWords(text, language)))
  if (left === undefined || right === undefined || left.size === 0 || right.size === 0) return 0
  const shared = left.intersection(right).size
  return shared / (left.size + right.size - shared)
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${language} ${granularity}`
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, segmenter)
  return segmenter
}
