import { splitSentences, splitWords } from '../text/index.ts'
import { countContractions, isContracted, spellingOf } from './count-english.ts'
import { isExclamation, listEmoji } from './count-marks.ts'
import { findAddress, listForms } from './count-people.ts'
import type { GuideRules } from './read-guide.ts'
import { spreadOf } from './spread.ts'

export interface Departure {
  /** What is not as the style guide wants it, as a sentence. */
  problem: string
  /** The sentence or word that it is about; null when it is about the whole text. */
  passage: string | null
}

interface Read {
  sentences: { text: string; words: string[] }[]
  rules: GuideRules
  language: string
}

/** Sentences from which on their usual length says something. */
const LEAST_SENTENCES = 5
/** How many times the usual length of a sentence is too much, where the guide does not say it. */
const FAR = 2
/** A section of an article is far shorter. */
const LONGEST = 20_000
// At most 20,000 characters: longer texts are cut before.
const QUOTED = /“[^“”\n]{0,400}”|"[^"\n]{0,400}"|„[^„“\n]{0,400}“|«[^«»\n]{0,400}»|「[^「」\n]{0,400}」/gu

/** Where a plain text is not as a style guide wants it, as far as code can tell. What is quoted is not judged. */
export function findDepartures(
  text: string,
  { rules, language }: Pick<Read, 'rules' | 'language'>,
): Departure[] {
  const own = text.slice(0, LONGEST).replaceAll(QUOTED, ' ')
  const sentences = splitSentences(own, language).map((one) => ({
    text: one.text,
    words: splitWords(one.text, language),
  }))
  const read = { sentences, rules, language }
  return [
    ...findLong(read),
    ...findOtherAddress(read),
    ...findContractions(read),
    ...findSpelling(read),
    ...findMarks(read),
    ...findWords(read),
    ...findNames(read),
  ]
}

function findLong({ sentences, rules }: Read): Departure[] {
  if (rules.sentences === null) return []
  const { usual, most } = rules.sentences
  const limit = most ?? usual * FAR
  const long = sentences
    .filter(({ words }) => words.length > limit)
    .map(({ text, words }) => ({
      problem: `A sentence has ${words.length} words; the style guide wants at most ${limit}.`,
      passage: text,
    }))
  const { count, median } = spreadOf(sentences.map(({ words }) => words.length))
  const isFar = count >= LEAST_SENTENCES && long.length === 0 && median > usual * 1.5
  if (!isFar) return long
  return [
    { problem: `Sentences have ${median} words here; the style guide wants about ${usual}.`, passage: null },
  ]
}

function findOtherAddress({ sentences, rules, language }: Read): Departure[] {
  if (rules.address === null) return []
  const others = listForms(language).filter((form) => form !== rules.address)
  return sentences.flatMap(({ text }) =>
    others
      .flatMap((form) => findAddress(text, { form, language }).slice(0, 1))
      .map((word) => ({
        problem: `“${word}” does not address readers as “${rules.address}”.`,
        passage: text,
      })),
  )
}

function findContractions({ sentences, rules, language }: Read): Departure[] {
  if (rules.contractions === null || !language.startsWith('en')) return []
  if (!rules.contractions)
    return sentences.flatMap(({ text, words }) =>
      words
        .filter(isContracted)
        .slice(0, 1)
        .map((word) => ({
          problem: `“${word}” is a contraction; the style guide wants none.`,
          passage: text,
        })),
    )
  const words = sentences.flatMap((one) => one.words)
  const { short, long } = countContractions(sentences.map(({ text }) => text).join('\n'), words)
  if (short > 0 || long < 2) return []
  return [{ problem: 'The text has no contractions; the style guide wants them.', passage: null }]
}

function findSpelling({ sentences, rules, language }: Read): Departure[] {
  if (rules.spelling === null || !language.startsWith('en')) return []
  return sentences.flatMap(({ text, words }) =>
    words
      .filter((word) => spellingOf(word) !== null && spellingOf(word) !== rules.spelling)
      .slice(0, 1)
      .map((word) => ({ problem: `“${word}” is not ${rules.spelling} spelling.`, passage: text })),
  )
}

function findMarks({ sentences, rules }: Read): Departure[] {
  const loud = rules.exclamations === false ? sentences.filter(({ text }) => isExclamation(text)) : []
  const drawn = rules.emoji === false ? sentences.filter(({ text }) => listEmoji(text).length > 0) : []
  return [
    ...loud.map(({ text }) => ({
      problem: 'A sentence ends with an exclamation mark; the style guide wants none.',
      passage: text,
    })),
    ...drawn.map(({ text }) => ({
      problem: 'There is an emoji; the style guide wants none.',
      passage: text,
    })),
  ]
}

function findWords({ sentences, rules, language }: Read): Departure[] {
  return rules.avoid.flatMap((term) => {
    const wanted = ` ${splitWords(term, language).join(' ')} `
    const found = sentences.find(({ words }) => ` ${words.join(' ')} `.includes(wanted))
    return found === undefined || wanted.trim() === ''
      ? []
      : [{ problem: `“${term}” is a word that the style guide avoids.`, passage: found.text }]
  })
}

function findNames({ sentences, rules }: Read): Departure[] {
  return rules.names.flatMap((name) => {
    const lower = name.toLowerCase()
    for (const { text } of sentences) {
      const at = text.toLowerCase().indexOf(lower)
      const written = at < 0 ? name : text.slice(at, at + name.length)
      const isWord =
        at >= 0 &&
        !/[\p{L}\p{N}.@/]/u.test(`${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`.replace('.', ' '))
      if (isWord && written !== name)
        return [{ problem: `“${written}” should be written “${name}”.`, passage: text }]
    }
    return []
  })
}
