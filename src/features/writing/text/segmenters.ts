import { readLanguage } from './language.ts'

const segmenters = new Map<string, Intl.Segmenter>()

/** Making a segmenter takes as long as splitting a whole page with it. */
export function segmenterOf(tag: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const language = readLanguage(tag)
  const key = `${granularity} ${language}`
  const known = segmenters.get(key)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity })
  segmenters.set(key, made)
  return made
}
