import { gradeReadability, readLanguage, splitSentences, splitWords } from '../text/index.ts'
import {
  countContractions,
  countSerialCommas,
  countSpellings,
  isPassive,
  type Spelling,
} from './count-english.ts'
import {
  countGroupings,
  countUnits,
  isExclamation,
  isQuestion,
  listEmoji,
  type Grouping,
} from './count-marks.ts'
import { countAddress, countWriters } from './count-people.ts'
import { isGermanPassive } from './german-passive.ts'
import { spreadOf, type Spread } from './spread.ts'

/** The style of a text in numbers. What cannot be measured in its language is null. */
export interface StyleMeasures {
  words: number
  /** In words. */
  sentences: Spread
  paragraphs: Spread
  /** Shares of the sentences, from 0 to 1. */
  questions: number
  exclamations: number
  /** About: by the forms of verbs. */
  passive: number | null
  readability: { formula: string; value: number }
  /** Words that speak to readers, by the form of address. */
  address: Record<string, number> | null
  /** Words that speak of the writers. */
  writers: { we: number; i: number } | null
  /** Words that are joined, and pairs of words that could be. */
  contractions: { short: number; long: number } | null
  spelling: Record<Spelling, number> | null
  serialComma: { with: number; without: number } | null
  emoji: number
  units: { metric: number; imperial: number }
  groupings: Record<Grouping, number>
}

/** Measures plain texts, a paragraph each, in a language (ISO 639-1). */
export function measureStyle(paragraphs: readonly string[], tag: string): StyleMeasures {
  const language = readLanguage(tag)
  const read = paragraphs.map((text) => readParagraph(text, language)).filter(({ words }) => words.length > 0)
  const sentences = read.flatMap((one) => one.sentences)
  const words = read.flatMap((one) => one.words)
  const text = paragraphs.join('\n')
  const isEnglish = language === 'en'
  const share = (is: (sentence: ReadSentence) => boolean) =>
    sentences.length === 0 ? 0 : sentences.filter(is).length / sentences.length
  const { formula, value } = gradeReadability({ sentences: sentences.length, words, text }, language)
  return {
    words: words.length,
    sentences: spreadOf(sentences.map((one) => one.words.length)),
    paragraphs: spreadOf(read.map((one) => one.words.length)),
    questions: share((one) => isQuestion(one.text)),
    exclamations: share((one) => isExclamation(one.text)),
    passive: isEnglish
      ? share((one) => isPassive(one.words))
      : language === 'de'
        ? share((one) => isGermanPassive(one.words))
        : null,
    readability: { formula, value: Math.round(value) },
    address: countAddress(
      sentences.map((one) => one.text),
      language,
    ),
    writers: countWriters(words, language),
    contractions: isEnglish ? countContractions(text, words) : null,
    spelling: isEnglish ? countSpellings(words) : null,
    serialComma: isEnglish ? countSerialCommas(text) : null,
    emoji: listEmoji(text).length,
    units: countUnits(text),
    groupings: countGroupings(text),
  }
}

interface ReadSentence {
  text: string
  words: string[]
}

function readParagraph(text: string, language: string): { sentences: ReadSentence[]; words: string[] } {
  const sentences = splitSentences(text, language)
    .map((sentence) => ({ text: sentence.text, words: splitWords(sentence.text, language) }))
    .filter(({ words }) => words.length > 0)
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}
