import type { OutlineTopic } from './choose-outline.ts'
import { findDistrust } from './distrust.ts'
import { compareTopics, type Topic } from './heading-likeness.ts'
import type { QuestionReader } from './questions.ts'
import type { ReadPage } from './read-pages.ts'

interface Keyword {
  keyword: string
  volume: number | null
}

interface Asked {
  text: string
  topic: Topic
  host: string
  /** How many hosts ask it, with something for its searches. */
  support: number
}

interface FoundQuestions {
  /** For each topic of the outline, what is asked about it. */
  ofTopics: string[][]
  others: string[]
}

/** Longer questions are rhetoric. */
const MOST_CHARACTERS = 110
/** Two questions are one, and a question belongs to a topic, from these likenesses on. */
const SAME = 0.75
const OF_TOPIC = 0.45
/** A page that asks more is a list of questions. */
const MOST_OF_PAGE = 80
const MOST_OF_TOPIC = 4
const MOST_OTHERS = 8
/** A question within a text may be rhetoric. */
const IN_TEXT = 0.5

interface Context {
  pages: readonly ReadPage[]
  keywords: readonly Keyword[]
  topics: readonly OutlineTopic[]
  questions: QuestionReader
  readTopic: (text: string) => Topic
  /** Keys of the terms of the pages; a question has one of them. */
  known: ReadonlySet<string>
  /** Those of the main keyword. */
  subject: ReadonlySet<string>
}

/** What the pages and the keywords ask, each question once, sorted to the topics of the outline. */
export function findQuestions(context: Context): FoundQuestions {
  const { topics } = context
  const found: FoundQuestions = { ofTopics: topics.map(() => []), others: [] }
  for (const { text, topic } of joinSame(listAsked(context))) {
    const [nearest] = topics
      .map((one, at) => ({ at, likeness: compareTopics(one.topic, topic) }))
      .toSorted((one, other) => other.likeness - one.likeness || one.at - other.at)
    // The heading itself asks it.
    if (nearest !== undefined && nearest.likeness >= SAME) continue
    const list =
      nearest !== undefined && nearest.likeness >= OF_TOPIC ? found.ofTopics[nearest.at] : undefined
    if (list !== undefined && list.length < MOST_OF_TOPIC) list.push(text)
    else if (found.others.length < MOST_OTHERS) found.others.push(text)
  }
  return found
}

function listAsked({ pages, keywords, questions, readTopic, known, subject }: Context): Asked[] {
  const isShort = (text: string) => text.length <= MOST_CHARACTERS && questions.isQuestion(text)
  const ofPages = pages.flatMap(({ host, sections }) =>
    sections
      .flatMap(({ heading, sentences }) => [
        ...(heading === null ? [] : [{ text: heading, host, support: 1 }]),
        ...sentences
          .filter(({ text }) => /[?？؟]$/u.test(text))
          .map(({ text }) => ({ text, host, support: IN_TEXT })),
      ])
      .filter(({ text }) => isShort(text))
      .slice(0, MOST_OF_PAGE),
  )
  const ofKeywords = keywords
    .filter(({ keyword }) => findDistrust(keyword, NOTHING) === null)
    .map(({ keyword, volume }) => ({
      text: questions.isSearched(keyword) ? questions.write(keyword) : '',
      host: '',
      support: 1 + Math.log10(1 + (volume ?? 0)) / 2,
    }))
  return [...ofPages, ...ofKeywords.filter(({ text }) => isShort(text))]
    .map((one) => ({ ...one, text: questions.write(one.text), topic: readTopic(one.text) }))
    .filter(({ text, topic }) => {
      const keys = [...topic.weights.keys()]
      const asksMore = keys.some((key) => !subject.has(key)) || questions.asksMeaning(text)
      return asksMore && keys.some((key) => known.has(key))
    })
}

const NOTHING: ReadonlySet<string> = new Set()

function joinSame(asked: readonly Asked[]): Asked[] {
  const sorted = asked.toSorted(
    (one, other) => other.support - one.support || compareTexts(one.text, other.text),
  )
  const groups: { first: Asked; hosts: Map<string, number> }[] = []
  for (const one of sorted) {
    const group = groups.find(({ first }) => compareTopics(first.topic, one.topic) >= SAME)
    if (group === undefined) groups.push({ first: one, hosts: new Map([[one.host, one.support]]) })
    else group.hosts.set(one.host, Math.max(one.support, group.hosts.get(one.host) ?? 0))
  }
  return groups
    .map(({ first, hosts }) => ({
      ...first,
      support: [...hosts.values()].reduce((sum, one) => sum + one, 0),
    }))
    .toSorted((one, other) => other.support - one.support || compareTexts(one.text, other.text))
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
