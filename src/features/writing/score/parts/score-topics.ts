import type { ContentProfile, ScorePart } from '../../contract.ts'
import { makePart, makeUnjudged, type Reason } from '../make-part.ts'
import type { PreparedProfile } from '../profile/prepare-profile.ts'
import type { Article } from '../read-article.ts'

type Topic = ContentProfile['topics'][number]

/** Of the words of a topic, so many stand in a heading about it, and in a section that covers it without one. */
const LEAST_IN_HEADING = 0.6
const LEAST_IN_SECTION = 0.8
const VALUE_IN_SECTION = 0.6

/** Whether the text answers what many ranking pages have a heading about. */
export function scoreTopics(article: Article, { profile }: PreparedProfile): ScorePart {
  if (profile.topics.length === 0)
    return makeUnjudged('topics', {
      reason: 'No headings are known that the ranking pages share.',
      fix: 'Read the ranking pages again, so that the topics can be judged.',
    })
  const texts = listTexts(article)
  const judged = profile.topics.map((topic) => ({ topic, value: judgeTopic(topic, texts) }))
  const all = profile.topics.reduce((sum, { pages }) => sum + pages, 0)
  const sum = judged.reduce((total, { topic, value }) => total + topic.pages * value, 0)
  const reasons = judged
    .filter(({ value }) => value < 1)
    .map(({ topic, value }) => explain(topic, { value, pages: profile.pages }))
  return makePart('topics', sum / all, reasons)
}

interface Texts {
  headings: ReadonlySet<string>[]
  sections: ReadonlySet<string>[]
}

function listTexts({ blocks }: Article): Texts {
  const headings: Set<string>[] = []
  const sections: Set<string>[] = [new Set()]
  for (const { kind, sentences } of blocks) {
    const words = sentences.flatMap(({ folded }) => folded)
    if (kind === 'heading') {
      headings.push(new Set(words))
      sections.push(new Set())
    }
    for (const word of words) sections.at(-1)?.add(word)
  }
  return { headings, sections }
}

function judgeTopic({ words }: Topic, { headings, sections }: Texts): number {
  const share = (text: ReadonlySet<string>) => words.filter((word) => text.has(word)).length / words.length
  if (headings.some((heading) => share(heading) >= LEAST_IN_HEADING)) return 1
  return sections.some((section) => share(section) >= LEAST_IN_SECTION) ? VALUE_IN_SECTION : 0
}

function explain(
  { text, pages: having, isQuestion }: Topic,
  { value, pages }: { value: number; pages: number },
): Reason {
  const what = isQuestion ? 'ask' : 'have a heading on'
  if (value > 0)
    return {
      reason: `The text touches “${text}”, but no heading says so.`,
      fix: `Give “${text}” a heading of its own: ${having} of ${pages} ranking pages do.`,
      place: null,
    }
  return {
    reason: `${having} of ${pages} ranking pages ${what} “${text}”; this text does not.`,
    fix: isQuestion ? `Answer “${text}” below a heading.` : `Write a section about “${text}”.`,
    place: null,
  }
}
