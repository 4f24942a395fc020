import { segmenterOf } from './segmenters.ts'

/** The words of a text in a language (ISO 639-1), in lower case, as readers of the language tell them apart. */
export function splitWords(text: string, language: string): string[] {
  const words: string[] = []
  const lower = text.normalize('NFC').toLowerCase()
  for (const { segment, isWordLike } of segmenterOf(language, 'word').segment(lower))
    if (isWordLike) words.push(segment)
  return words
}
