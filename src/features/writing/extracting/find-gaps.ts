import { writeTitle } from '#features/articles/titles/index.ts'
import type { Outline, OutlineTopic } from './choose-outline.ts'
import { findDistrust } from './distrust.ts'
import type { QuestionReader } from './questions.ts'
import { compareTopics, type Topic } from './heading-likeness.ts'

const MOST_GAPS = 8
/** A keyword that is less like all headings is covered by none. */
const COVERED = 0.4

interface Context {
  outline: Outline
  keywords: readonly { keyword: string; volume: number | null }[]
  /** Keys of words that several pages use. */
  known: ReadonlySet<string>
  subject: ReadonlySet<string>
  /** Those of words that most pages use. */
  usual: ReadonlySet<string>
  questions: QuestionReader
  language: string
}

/** Topics that only few of the pages have, and keywords that no heading of the outline covers; the larger ones first. */
export function findGaps({
  outline,
  keywords,
  known,
  subject,
  usual,
  questions,
  language,
}: Context): string[] {
  const says = (topic: Topic) => [...topic.weights.keys()].some((key) => known.has(key) && !subject.has(key))
  const rare = outline.rare.filter((one) => hasText(one) && says(one.topic))
  const covered = outline.topics.map(({ topic }) => topic)
  const gaps: string[] = []
  const add = (text: string, topic: Topic) => {
    if (gaps.length >= MOST_GAPS || covered.some((one) => compareTopics(one, topic) >= COVERED)) return
    covered.push(topic)
    gaps.push(text)
  }
  const searched = keywords.toSorted(
    (one, other) => (other.volume ?? 0) - (one.volume ?? 0) || (one.keyword < other.keyword ? -1 : 1),
  )
  for (const { keyword } of searched) {
    const topic = outline.readTopic(keyword)
    const saysMore = [...topic.weights.keys()].some((key) => !subject.has(key) && !usual.has(key))
    if (saysMore && !questions.isSearched(keyword) && findDistrust(keyword, NOTHING) === null)
      add(writeTitle(keyword, language), topic)
  }
  for (const { heading, topic } of rare) add(heading, topic)
  return gaps
}

const NOTHING: ReadonlySet<string> = new Set()

function hasText({ sections }: OutlineTopic): boolean {
  return sections.some(({ section }) => section.sentences.length > 0)
}
