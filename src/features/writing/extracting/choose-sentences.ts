import { LONGEST_QUOTE, type EvidenceCard } from '../contract.ts'
import { createTermFinder, type Term } from './find-terms.ts'
import { kindOf, type KindReader } from './kind-of-sentence.ts'
import type { Candidate } from './place-sentences.ts'
import type { PageSentence } from './read-pages.ts'
import { LEANING_WORDS } from './words/leaning.ts'

/** A sentence that becomes a card. */
interface ChosenSentence {
  candidate: Candidate
  kind: EvidenceCard['kind']
}

const MOST_IN_SECTION = 5
/** Fewer words seldom say anything that can be cited. */
const FEWEST_WORDS = 6
const SENTENCE_END = /[.!。！](?:["'”’»」』)）]*)$/u
/** How much less a sentence counts for each that its source has in the section, and in the whole article. */
const AGAIN_IN_SECTION = 0.5
const AGAIN = 0.9
/** A sentence that stands below another heading is less sure to be about the topic. */
const ELSEWHERE = 0.4
/** A sentence that leans on the one before says little alone. */
const LEANING = 0.5
const OF_KIND: Record<EvidenceCard['kind'], number> = { stat: 1.5, definition: 1.4, quote: 1.1, fact: 1 }
/** Sentences that share so many of their words say the same. */
const SAME = 0.6
/** What a word of the section adds, and any other that is no stop word. */
const OF_SECTION = 1
const OF_ANY = 0.2
/** Less new than this is not worth a card. */
const LEAST_VALUE = 0.35
/** The fullest sentences of a section, of which the others seldom are one. */
const MOST_COMPARED = 150

interface Context {
  terms: readonly Term[]
  /** Keys of the words of each section. */
  words: readonly ReadonlySet<string>[]
  kinds: KindReader
  language: string
}

/**
 * Chooses, for each section, the sentences that together have most of the terms: always the one that adds most to those
 * before it, of several sources rather than of one.
 */
export function chooseSentences(placed: readonly Candidate[][], context: Context): ChosenSentence[][] {
  const rate = createRating(context)
  const chosen: Rated[] = []
  return placed.map((candidates, at) => {
    const ofSection = context.words[at] ?? NONE
    const open = candidates
      .filter(({ sentence }) => isQuotable(sentence))
      .map((candidate) => rate(candidate, ofSection))
      .toSorted((one, other) => other.whole - one.whole || compareRated(one, other))
      .slice(0, MOST_COMPARED)
    const mine: Rated[] = []
    const said = new Set<string>()
    while (mine.length < MOST_IN_SECTION) {
      const best = findBest(open, { said, mine, chosen })
      if (best === null) break
      open.splice(open.indexOf(best), 1)
      for (const key of best.values.keys()) said.add(key)
      mine.push(best)
      chosen.push(best)
    }
    return mine
  })
}

const NONE: ReadonlySet<string> = new Set()

function isQuotable({ text, words }: PageSentence): boolean {
  return words.length >= FEWEST_WORDS && words.length <= LONGEST_QUOTE && SENTENCE_END.test(text)
}

interface Rated extends ChosenSentence {
  /** How much each of its terms counts. */
  values: ReadonlyMap<string, number>
  /** By how much the sum of its terms is multiplied. */
  factor: number
  /** What it adds when no other sentence has been chosen. */
  whole: number
}

function createRating({ terms, kinds, language }: Context) {
  const weights = new Map(terms.map(({ key, weight }) => [key, weight] as const))
  const findTermsOf = createTermFinder(terms)
  const leaning = new Set((LEANING_WORDS[language] ?? '').split(/\s+/))
  return (candidate: Candidate, ofSection: ReadonlySet<string>): Rated => {
    const { sentence, isBelow } = candidate
    const values = new Map<string, number>()
    for (const key of findTermsOf(sentence)) values.set(key, weights.get(key) ?? 0)
    for (const key of sentence.keys)
      values.set(key, (values.get(key) ?? 0) + (ofSection.has(key) ? OF_SECTION : OF_ANY))
    const kind = kindOf(sentence, kinds)
    const isLeaning = leaning.has(sentence.words[0]?.text ?? '')
    const factor =
      (OF_KIND[kind] * (isBelow ? 1 : ELSEWHERE) * (isLeaning ? LEANING : 1)) /
      Math.sqrt(sentence.words.length)
    const whole = factor * [...values.values()].reduce((sum, one) => sum + one, 0)
    return { candidate, kind, values, factor, whole }
  }
}

interface State {
  /** Terms that the section has by now. */
  said: ReadonlySet<string>
  mine: readonly Rated[]
  chosen: readonly Rated[]
}

function findBest(open: readonly Rated[], state: State): Rated | null {
  let best: Rated | null = null
  let most = LEAST_VALUE
  for (const one of open) {
    // In the order of what they can add at most.
    if (one.whole < most) break
    const value = measureGain(one, state)
    if (value <= most || state.chosen.some((other) => isSame(one.candidate, other.candidate))) continue
    best = one
    most = value
  }
  return best
}

function measureGain({ candidate: { page }, values, factor }: Rated, { said, mine, chosen }: State): number {
  let gain = 0
  for (const [key, value] of values) if (!said.has(key)) gain += value
  const inSection = mine.filter((one) => one.candidate.page === page).length
  const inAll = chosen.filter((one) => one.candidate.page === page).length
  return gain * factor * AGAIN_IN_SECTION ** inSection * AGAIN ** inAll
}

function isSame({ sentence: one }: Candidate, { sentence: other }: Candidate): boolean {
  if (one.text === other.text) return true
  let shared = 0
  for (const key of one.keys) if (other.keys.has(key)) shared++
  return shared > 0 && shared >= SAME * (one.keys.size + other.keys.size - shared)
}

function compareRated({ candidate: one }: Rated, { candidate: other }: Rated): number {
  if (one.page.page.position !== other.page.page.position)
    return one.page.page.position - other.page.page.position
  return one.sentence.text < other.sentence.text ? -1 : 1
}
