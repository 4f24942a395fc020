import { isUnspaced, readLanguage } from './language.ts'
import { splitSentences } from './sentences.ts'
import { countSyllables } from './syllables.ts'
import { splitWords } from './words.ts'

interface Readability {
  formula: string
  /** What the formula gives: high is easy in the Flesch formulas, low is easy in all others. */
  value: number
  /** The same for all formulas: 1 reads easily, 0 is hard work. */
  ease: number
  sentences: number
  words: number
}

/** How easily a plain text reads, by the formula that is published for its language. */
export function measureReadability(text: string, language: string): Readability {
  const sentences = splitSentences(text, language)
  return gradeReadability({ sentences: sentences.length, words: splitWords(text, language), text }, language)
}

interface Counted {
  sentences: number
  words: string[]
  text: string
}

/** The same for a text that is split already. */
export function gradeReadability({ sentences, words, text }: Counted, tag: string): Readability {
  const language = readLanguage(tag)
  const counts = { sentences, words: words.length }
  if (counts.words === 0 || sentences === 0)
    return { formula: nameFormula(language), value: 0, ease: 0, ...counts }
  const length = counts.words / sentences
  const flesch = FLESCH[language]
  if (flesch) {
    const syllables = words.reduce((sum, word) => sum + countSyllables(word, language), 0) / counts.words
    const value = flesch.base - flesch.length * length - flesch.syllables * syllables
    return { formula: flesch.name, value, ease: place(value, { hard: 20, easy: 60 }), ...counts }
  }
  if (isUnspaced(language)) {
    const value = text.replaceAll(/\s/g, '').length / sentences
    return { formula: CHARACTERS, value, ease: place(value, { hard: 90, easy: 45 }), ...counts }
  }
  if (WORDS_ONLY.has(language))
    return { formula: WORDS, value: length, ease: place(length, { hard: 40, easy: 18 }), ...counts }
  const value = length + (100 * words.filter((word) => word.length > LONG_WORD).length) / counts.words
  return { formula: 'LIX', value, ease: place(value, { hard: 65, easy: 45 }), ...counts }
}

/**
 * English: Flesch, A new readability yardstick (1948). German: Amstad, Wie verständlich sind unsere Zeitungen? (1978).
 * Spanish: Szigriszt Pazos (1993). French: Kandel and Moles (1958). Dutch: Douma (1960). Portuguese: Martins et al.
 * (1996). Russian: Oborneva (2006).
 */
const FLESCH: Record<string, { name: string; base: number; length: number; syllables: number }> = {
  en: { name: 'Flesch', base: 206.835, length: 1.015, syllables: 84.6 },
  de: { name: 'Flesch-Amstad', base: 180, length: 1, syllables: 58.5 },
  es: { name: 'Flesch-Szigriszt', base: 206.835, length: 1, syllables: 62.3 },
  fr: { name: 'Kandel-Moles', base: 207, length: 1.015, syllables: 73.6 },
  nl: { name: 'Flesch-Douma', base: 206.84, length: 0.93, syllables: 77 },
  pt: { name: 'Flesch-Martins', base: 248.835, length: 1.015, syllables: 84.6 },
  ru: { name: 'Flesch-Oborneva', base: 206.835, length: 1.3, syllables: 60.1 },
}

/** LIX, Björnsson, Läsbarhet (1968): words a sentence plus the percentage of words with more than 6 letters. */
const LONG_WORD = 6
/** Languages that write vowels or case endings in ways that make no letter count of LIX comparable. */
const WORDS_ONLY = new Set(['ar', 'he', 'fa', 'ur', 'hi', 'ko'])
const CHARACTERS = 'characters a sentence'
const WORDS = 'words a sentence'

function nameFormula(language: string): string {
  const name = FLESCH[language]?.name
  if (name !== undefined) return name
  if (isUnspaced(language)) return CHARACTERS
  return WORDS_ONLY.has(language) ? WORDS : 'LIX'
}

function place(value: number, { hard, easy }: { hard: number; easy: number }): number {
  return Math.min(1, Math.max(0, (value - hard) / (easy - hard)))
}
