import type { ArticleFunnel, ArticleIntent, ArticleType } from '#features/articles/rules.ts'
import { writeTitle } from '#features/articles/titles/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Brief, PlannedSection, SourcePage } from '../contract.ts'
import { chooseOutline, type OutlineTopic } from './choose-outline.ts'
import { createReader, type Reader } from './create-reader.ts'
import { findGaps } from './find-gaps.ts'
import { findLinks } from './find-links.ts'
import { findQuestions } from './find-questions.ts'
import { createTermFinder, findTerms, type Term } from './find-terms.ts'
import { foldHeading } from './fold-heading.ts'
import { createKindReader } from './kind-of-sentence.ts'
import { createCaseReader } from './original-case.ts'
import { planSection } from './plan-section.ts'
import { createQuestionReader } from './questions.ts'
import { readPages } from './read-pages.ts'
import { measureLengths } from './measure-lengths.ts'
import { fill, listWords, textsOf } from './words/texts.ts'
import { writeHead } from './write-head.ts'

const MOST_TERMS = 40
const MOST_IN_ANGLE = 3
/** Words on so many of the pages are covered, whatever the headings say. */
const USUAL = 0.6

export interface BriefInput {
  pages: readonly SourcePage[]
  keywords: readonly { keyword: string; volume: number | null }[]
  mainKeyword: string
  /** ISO 639-1. */
  language: string
  title?: string
  ownPages: readonly { url: string; title: string }[]
  kind: { type: ArticleType | null; intent: ArticleIntent | null; funnel: ArticleFunnel | null }
}

/**
 * A brief from what the ranking pages have in common, without a model. Throws Invalid when there is no page; pages in
 * other languages are not used.
 */
export function extractBrief(input: BriefInput): Brief {
  if (input.pages.length === 0) throw new Invalid('There is no ranking page to make a brief of.')
  const { mainKeyword, keywords } = input
  const reader = createReader(input.language)
  const { language } = reader
  const subject = new Set([...reader.keysOf(mainKeyword), ...reader.topicOf(mainKeyword)])
  const pages = readPages(input.pages, { reader, ownWords: new Set(foldHeading(mainKeyword).split(' ')) })
  const questions = createQuestionReader(language)
  const write = createCaseReader(pages)
  const terms = findTerms(pages, reader).filter(({ text }) => language !== 'de' || hasNoun(write(text)))
  const outline = chooseOutline(pages, { reader, subject, questions })
  const topics = outline.topics.length > 0 ? outline.topics : planFromKeywords(input, outline.readTopic)
  const known = new Set([...subject, ...listTopicKeys(terms, reader)])
  const asked = findQuestions({
    pages,
    keywords,
    topics,
    questions,
    readTopic: outline.readTopic,
    known,
    subject,
  })
  const lengths = measureLengths(pages, { topics, type: input.kind.type })
  const context = {
    terms,
    findTermsOf: createTermFinder(terms),
    subject,
    write,
    kinds: createKindReader(language, subject),
    language,
  }
  const sections = topics.map((topic, at): PlannedSection => ({
    ...planSection(topic, context),
    questions: asked.ofTopics[at] ?? [],
    words: lengths.sections[at] ?? 0,
  }))
  const usual = listTopicKeys(
    terms.filter(({ share }) => share >= USUAL),
    reader,
  )
  const gaps = findGaps({
    outline: { ...outline, topics },
    keywords,
    known,
    subject,
    usual,
    questions,
    language,
  })
  const brief = {
    ...writeHead({
      title: input.title,
      mainKeyword,
      headings: listBySupport(topics),
      language,
    }),
    ...describeReaders(input, gaps, language),
    words: lengths.article,
    outline: sections,
    terms: terms.slice(0, MOST_TERMS).map(({ text }) => write(text)),
    faqs: asked.others,
    gaps,
  }
  return { ...brief, links: findLinks(input.ownPages, { topics, terms: brief.terms, mainKeyword, reader }) }
}

/** In German, nouns begin with a capital, and what a text is about has one. */
function hasNoun(term: string): boolean {
  return /\p{Lu}/u.test(term)
}

function listBySupport(topics: readonly OutlineTopic[]): string[] {
  return topics.toSorted((one, other) => other.support - one.support).map(({ heading }) => heading)
}

/** The words of terms, as the topics of headings have them. */
function listTopicKeys(terms: readonly Term[], reader: Reader): ReadonlySet<string> {
  return new Set(terms.flatMap(({ text }) => [...reader.topicOf(text)]))
}

function describeReaders(
  { kind, mainKeyword }: BriefInput,
  gaps: readonly string[],
  language: string,
): { angle: string; audience: string } {
  const texts = textsOf(language)
  const topics = listWords(gaps.slice(0, MOST_IN_ANGLE), language)
  return {
    angle: gaps.length > 0 ? fill(texts.angle.gaps, { topics }) : texts.angle.none,
    audience: fill(texts.audience[kind.intent ?? 'informational'], { subject: mainKeyword }),
  }
}

const MOST_FROM_KEYWORDS = 8

/** Without a usable heading, the keywords are the outline: those that are searched most, each subject once. */
function planFromKeywords(
  { keywords, mainKeyword, language }: BriefInput,
  readTopic: (text: string) => OutlineTopic['topic'],
): OutlineTopic[] {
  const known = new Set<string>()
  const sorted = keywords.toSorted(
    (one, other) => (other.volume ?? 0) - (one.volume ?? 0) || (one.keyword < other.keyword ? -1 : 1),
  )
  return [mainKeyword, ...sorted.map(({ keyword }) => keyword)]
    .map((keyword) => ({
      heading: writeTitle(keyword, language),
      topic: readTopic(keyword),
      sections: [],
      support: 0,
    }))
    .filter(({ topic }) => {
      const key = [...topic.weights.keys()].toSorted().join(' ')
      return !known.has(key) && known.add(key)
    })
    .slice(0, MOST_FROM_KEYWORDS)
}
