import type { NumberMention } from './mention.ts'
import { readCharacters } from './read-characters.ts'
import { readDates, readMonths } from './read-dates.ts'
import { readFigures } from './read-figures.ts'
import { readPhrases, readRatios } from './read-phrases.ts'
import { readWords } from './read-words.ts'
import { shareUnits } from './share-units.ts'

/** The numbers of a text, in all scripts, with what stands right beside them: 1.5 million is 1500000. */
export function readNumbers(text: string, language: string): NumberMention[] {
  const dates = readDates(text)
  const phrases = readPhrases(text, language).filter((phrase) => isFree(phrase, dates))
  const taken = [...dates, ...phrases]
  const others = [...readFigures(text, language), ...readWords(text, language), ...readCharacters(text)]
  const numbers = [...dates, ...others.filter((one) => isFree(one, taken))]
  return sort(text, [...phrases, ...numbers, ...readMonths(text, language, numbers)])
}

const LANGUAGES = ['en', 'de', 'es', 'sv', 'ja', 'ar']

/**
 * The numbers that a source may be quoted for: read in each language, as a source may be in another one than the
 * article; small counts, too; and the parts of what makes one number.
 */
export function readSourceNumbers(text: string, language: string): NumberMention[] {
  const all = new Set([language, ...LANGUAGES])
  const dates = readDates(text)
  const words = [...all].flatMap((one) => [...readPhrases(text, one, true), ...readWords(text, one, true)])
  const figures = readFigures(text, language).filter((one) => isFree(one, dates))
  const numbers = [...dates, ...figures, ...words, ...readCharacters(text), ...readRatios(text)]
  return sort(text, [...numbers, ...readMonths(text, language, numbers)])
}

function isFree({ start, end }: NumberMention, taken: readonly NumberMention[]): boolean {
  return !taken.some((one) => one.start < end && start < one.end)
}

function sort(text: string, numbers: readonly NumberMention[]): NumberMention[] {
  return shareUnits(
    text,
    [...numbers].sort((left, right) => left.start - right.start),
  )
}
