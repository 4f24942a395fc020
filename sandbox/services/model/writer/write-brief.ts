import { capitalize, writeTitle } from '../phrases.ts'
import { phrasesOf } from './phrases/index.ts'
import { entriesOf, fieldsOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { countShared, listSubjectWords } from './words.ts'

const MOST_SECTIONS = 7
const TERMS_A_SECTION = 6
const SECTION_WORDS = 130
const LINKS = 3
/** Headings of pages that are about the page itself. */
const NO_SUBJECT = /contact|cookie|newsletter|comment|related|share|menu|faq|kontakt|kommentar/i

/** A brief from the first draft, or from the headings of the pages. */
export function writeBrief(prompt: AgentPrompt): object {
  const { language } = prompt
  const phrases = phrasesOf(language)
  const [cluster, draft] = [fieldsOf(prompt, 'cluster'), fieldsOf(prompt, 'first draft')]
  const keyword = textOf(cluster['mainKeyword']) || textOf(cluster['title'])
  const keywords = textsOf(toList(cluster['keywords']).map((one) => one['keyword']))
  const fill = (phrase: string) => phrase.replaceAll('{k}', keyword)
  const headings = listHeadings(prompt)
  const outline = toList(draft['outline']).slice(0, MOST_SECTIONS)
  const planned = outline.length > 1 ? outline : headings.plain.map((heading) => ({ heading }))
  const sections = planned.length > 1 ? planned : phrases.headings.map((heading) => ({ heading }))
  const terms = [...new Set([...textsOf(draft['terms']), ...keywords, ...headings.words])].slice(0, 20)
  return {
    title: writeHeadline({ keyword, language, drafted: textOf(draft['title']) }),
    description: capitalize(fill(phrases.description)),
    slug: keyword.replaceAll(' ', '-'),
    angle: fill(phrases.angle),
    audience: fill(phrases.audience),
    least: sections.length * SECTION_WORDS - 200,
    most: sections.length * SECTION_WORDS + 400,
    sections: sections.map((section, place) => describeSection(section, { phrases, terms, keywords, place })),
    terms,
    faqs: [...new Set([...textsOf(draft['faqs']), ...headings.questions])].slice(0, 5),
    links: chooseLinks(prompt, keyword),
    gaps: [fill(phrases.gap), ...textsOf(draft['gaps'])].slice(0, 4),
  }
}

function writeHeadline(given: { keyword: string; language: string; drafted: string }): string {
  const { keyword, language, drafted } = given
  return (language === 'en' || language === 'de') && keyword !== ''
    ? writeTitle(keyword, { language })
    : drafted || capitalize(keyword)
}

function describeSection(
  section: Record<string, unknown>,
  {
    phrases,
    terms,
    keywords,
    place,
  }: { phrases: ReturnType<typeof phrasesOf>; terms: string[]; keywords: string[]; place: number },
): object {
  const heading = textOf(section['heading'])
  const own = textsOf(section['terms'])
  const others = [...terms, ...keywords]
  const shared = others.slice((place * 2) % Math.max(1, others.length)).slice(0, TERMS_A_SECTION)
  const points = textsOf(section['points'])
  return {
    heading,
    points: points.length > 0 ? points : [phrases.point.replaceAll('{h}', heading)],
    terms: [...new Set([...own, ...shared])].slice(0, TERMS_A_SECTION),
    questions: textsOf(section['questions']).slice(0, 4),
    words: SECTION_WORDS,
  }
}

/** Headings of the second and third level, those that more pages have first. */
function listHeadings({ blocks, language }: AgentPrompt): {
  plain: string[]
  questions: string[]
  words: string[]
} {
  const counts = new Map<string, number>()
  for (const [name, text] of blocks) {
    if (!name.startsWith('page ')) continue
    for (const [, heading = ''] of text.matchAll(/^#{2,3} +(\S.*)$/gm)) {
      if (NO_SUBJECT.test(heading)) continue
      counts.set(heading, (counts.get(heading) ?? 0) + 1)
    }
  }
  const all = [...counts].toSorted(([, a], [, b]) => b - a).map(([heading]) => heading)
  return {
    plain: all.filter((heading) => !isQuestion(heading)).slice(0, MOST_SECTIONS),
    questions: all.filter(isQuestion),
    words: listTopics(all, language),
  }
}

function isQuestion(heading: string): boolean {
  return /[?？؟]$/.test(heading.trimEnd())
}

const TOPICS = 8
const LEAST_LETTERS = 5
const NO_TOPIC =
  /^(?:what|which|where|when|about|should|choose|choosing|worauf|welche|wann|beim|cuando|cómo|elegir|välja|vilka)/

/** Words that several headings have. */
function listTopics(headings: string[], language: string): string[] {
  const counts = new Map<string, number>()
  for (const word of headings.flatMap((heading) => [...new Set(listSubjectWords(heading, language))]))
    if (word.length >= LEAST_LETTERS && !NO_TOPIC.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, TOPICS)
    .map(([word]) => word)
}

function chooseLinks(prompt: AgentPrompt, keyword: string): object[] {
  const words = new Set(listSubjectWords(keyword, prompt.language))
  return entriesOf(prompt, 'own pages')
    .filter(({ title }) => countShared(textOf(title), words, prompt.language) > 0)
    .slice(0, LINKS)
    .map(({ id, title }) => ({ page: id, anchor: textOf(title) }))
}

function toList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []
}
