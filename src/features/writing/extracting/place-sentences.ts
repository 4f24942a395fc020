import type { Brief } from '../contract.ts'
import type { Reader } from './create-reader.ts'
import { compareTopics, createTopicReader } from './heading-likeness.ts'
import type { PageSentence, ReadPage } from './read-pages.ts'

/** A sentence that may be a card of a section. */
export interface Candidate {
  sentence: PageSentence
  page: ReadPage
  /** Whether it stands below a heading for the topic of the section. */
  isBelow: boolean
}

/** A part of a page belongs to the section whose heading is so much like its own. */
const LEAST_LIKENESS = 0.45
/** A sentence elsewhere belongs to a section when it has so many of its words. */
const LEAST_WORDS = 2

interface Context {
  brief: Brief
  /** Keys of the words of each section. */
  words: readonly ReadonlySet<string>[]
  reader: Reader
  /** Those of words that all of the pages are about. */
  subject: ReadonlySet<string>
}

/** For each section of a brief's outline, the sentences of the pages about it. */
export function placeSentences(
  pages: readonly ReadPage[],
  { brief, words, reader, subject }: Context,
): Candidate[][] {
  const { outline } = brief
  const parts = pages.flatMap((page) => page.sections.map((section) => ({ page, section })))
  const headings = parts.flatMap(({ page, section }) =>
    section.heading === null ? [] : [{ text: section.heading, host: page.host }],
  )
  const readTopic = createTopicReader(reader, { headings, subject })
  const topics = outline.map(({ heading }) => readTopic(heading))
  const placed: Candidate[][] = outline.map(() => [])
  for (const { page, section } of parts) {
    const topic = section.heading === null ? null : readTopic(section.heading)
    const likeness = topics.map((one) => (topic === null ? 0 : compareTopics(one, topic)))
    const below = findMost(likeness, LEAST_LIKENESS)
    for (const sentence of section.sentences) {
      const at =
        below ??
        findMost(
          words.map((keys) => countShared(keys, sentence.keys)),
          LEAST_WORDS,
        )
      if (at !== null) placed[at]?.push({ sentence, page, isBelow: below !== null })
    }
  }
  return placed
}

/** The place of the largest value that is large enough. */
function findMost(values: readonly number[], least: number): number | null {
  const most = Math.max(...values)
  return most >= least ? values.indexOf(most) : null
}

function countShared(keys: ReadonlySet<string>, among: ReadonlySet<string>): number {
  let count = 0
  for (const key of among) if (keys.has(key)) count++
  return count
}
