import { GENERAL, type Reader } from './create-reader.ts'
import { foldHeading } from './fold-heading.ts'
import { groupHeadings, type HeadingGroup, type PlacedHeading } from './group-headings.ts'
import { joinByText } from './join-by-text.ts'
import { compareTopics, createTopicReader, likenessOf, type Topic } from './heading-likeness.ts'
import type { PageSection, ReadPage } from './read-pages.ts'
import type { QuestionReader } from './questions.ts'

/** A topic of the outline. */
export interface OutlineTopic {
  heading: string
  topic: Topic
  /** The parts of the pages about it, each with its page. */
  sections: { page: ReadPage; section: PageSection }[]
  /** How many hosts have a heading for it. */
  support: number
}

export interface Outline {
  topics: OutlineTopic[]
  /** Topics that too few pages have, those that more of them have first. */
  rare: OutlineTopic[]
  readTopic: (heading: string) => Topic
}

/** A topic of an outline has a heading on so many of the pages. */
const LEAST_SHARE = 0.3
const FEW_PAGES = 3
const MOST_TOPICS = 14
/** With few pages, an outline has so many topics at least, if the pages have them. */
const WANTED_TOPICS = 3

export function chooseOutline(
  pages: readonly ReadPage[],
  { reader, subject, questions }: { reader: Reader; subject: ReadonlySet<string>; questions: QuestionReader },
): Outline {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })))
  const headed = sections.flatMap(({ page, section }) =>
    section.heading === null || section.isAnswer ? [] : [{ page, section, text: section.heading }],
  )
  const readTopic = createTopicReader(reader, {
    headings: headed.map(({ page, text }) => ({ text, host: page.host })),
    subject,
  })
  const alike = groupHeadings(headed.map((one) => ({ ...one, topic: readTopic(one.text) })))
  const groups = joinByText(alike, subject)
  const named = groups.map((group) => ({ group, topic: nameGroup(group) }))
  const saying = named.filter(({ group, topic }) => isTopic(group, { topic, subject, questions }))
  const topics = (saying.length > 0 ? saying : named).toSorted(
    (one, other) =>
      other.topic.support - one.topic.support ||
      one.group.place - other.group.place ||
      compareTexts(one.topic.heading, other.topic.heading),
  )
  const hosts = new Set(headed.map(({ page }) => page.host)).size
  const least = hosts < 2 ? 1 : Math.max(2, Math.ceil(hosts * LEAST_SHARE))
  const isShared = (support: number, at: number) =>
    support >= least || (hosts <= FEW_PAGES && at < WANTED_TOPICS)
  const chosen = dropRepeats(topics.filter(({ topic }, at) => isShared(topic.support, at))).slice(
    0,
    MOST_TOPICS,
  )
  return {
    topics: chosen
      .toSorted(
        (one, other) =>
          one.group.place - other.group.place || compareTexts(one.topic.heading, other.topic.heading),
      )
      .map(({ topic }) => topic),
    rare: topics.filter((one) => !chosen.includes(one)).map(({ topic }) => topic),
    readTopic,
  }
}

function nameGroup({ headings, hosts }: HeadingGroup): OutlineTopic {
  const named = chooseHeading(headings)
  return {
    heading: named.text,
    topic: named.topic,
    sections: headings.map(({ page, section }) => ({ page, section })),
    support: hosts.size,
  }
}

/** Longer headings are seldom shown whole. */
const LONG = 60
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}\p{Nd}(?!\p{Nd})/u

/** The heading that is most like the others; of those, a short one without a year and without exclamation. */
function chooseHeading(headings: readonly PlacedHeading[]): PlacedHeading {
  const rated = headings.map((heading) => {
    const likeness =
      headings.reduce((sum, other) => sum + compareTopics(heading.topic, other.topic), 0) / headings.length
    const { text } = heading
    const faults = (text.length > LONG ? 1 : 0) + (YEAR.test(text) ? 1 : 0) + (/[!！]/.test(text) ? 1 : 0)
    return { heading, value: likeness - faults * 0.25 - text.length / 1_000 }
  })
  const [best] = rated.toSorted(
    (one, other) => other.value - one.value || compareTexts(one.heading.text, other.heading.text),
  )
  if (best === undefined) throw new RangeError('A group of headings has none.')
  return best.heading
}

/** Whether a group says more than the main keyword does. */
function isTopic(
  { headings }: HeadingGroup,
  {
    topic,
    subject,
    questions,
  }: { topic: OutlineTopic; subject: ReadonlySet<string>; questions: QuestionReader },
): boolean {
  const isOfSubject = (key: string) => [...subject].some((own) => likenessOf(own, key) > 0)
  const saysMore = [...topic.topic.weights.keys()].some((key) => key !== GENERAL && !isOfSubject(key))
  return saysMore || headings.some(({ text }) => questions.isQuestion(text))
}

function dropRepeats<Item extends { topic: OutlineTopic }>(topics: readonly Item[]): Item[] {
  const known = new Set<string>()
  return topics.filter(({ topic }) => {
    const folded = foldHeading(topic.heading)
    if (known.has(folded)) return false
    known.add(folded)
    return true
  })
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
