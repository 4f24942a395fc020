import { kindOf, type Kind } from './prose/index.ts'
import { entriesOf, fieldsOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { reword } from './reword.ts'
import { countShared, countWords, likenessOf, listSubjectWords, splitSentences } from './words.ts'

/** Of one page. */
const CARDS_A_SECTION = 3
const WORDS = { least: 5, most: 26 }
/** What stands below a heading that no section is like needs more in common with one. */
const LEAST_ELSEWHERE = 3
/** A line without the end of a sentence is a heading if it is not longer. */
const LONGEST_HEADING = 90
/** Two sentences that say the same in nearly the same words. */
const SAME = 0.8
/** A page whose title is less like that of the article is about other things as well; its cards come last. */
const NEAR = 0.2
/** Lines of menus have no sentence; lines with addresses, for machines or about the page are no evidence. */
const UNUSABLE =
  /https?:|www\.|@|\b(?:ignore|instructions?|prompt|cookies?|subscribe|newsletter|this (?:page|guide|article|comparison)|our readers|questions that reach us|each part stands)\b|\b(?:diese[rs]? (?:Seite|Ratgeber)|esta (?:página|guía)|den här (?:sidan|guiden))\b|このページ|このガイド|هذا الدليل|هذه الصفحة/i
const DEFINES =
  /\b(?:is an?|means|refers to|ist eine?|bezeichnet|bedeutet|es una?|significa|är en|är ett|betyder)\b|とは|\b(?:هو|هي)\b/u
/** Who says it stands elsewhere. */
const WHOLLY_QUOTED = /^["“„«「][^"“”„«»「」]*["”“»」]$/u
const QUOTED = /^["“„«「]/

interface Section {
  id: string
  heading: string
  kind: Kind
  words: Set<string>
  cards: number
}

interface Found {
  section: string
  quote: string
  rank: number
  card: object
}

/** Cards of sentences that say something about a section, quoted as they stand and told in other words. */
export function writeCards(prompt: AgentPrompt): object {
  const { language, task, blocks } = prompt
  const most = Number(/At most (\d+) cards/.exec(task)?.[1] ?? 20)
  const sections = dropCommon(entriesOf(prompt, 'sections').map((section) => readSection(section, language)))
  const title = textOf(fieldsOf(prompt, 'article')['title'])
  const found: Found[] = []
  for (const [name, block] of blocks) {
    const page = /^page (\w+)$/.exec(name)?.[1]
    if (page === undefined) continue
    for (const section of sections) section.cards = 0
    const isNear = likenessOf(titleOf(block), title, language) >= NEAR
    for (const { quote, heading, paraphrase } of listQuotes(block, language)) {
      const section = chooseSection({ quote, heading }, sections, language)
      if (section === null || found.some((one) => isSame(one.quote, quote, language))) continue
      section.cards += 1
      const card = { section: section.id, page, kind: nameKind(quote), quote, paraphrase }
      found.push({ section: section.id, quote, rank: section.cards + (isNear ? 0 : CARDS_A_SECTION), card })
    }
  }
  // The first of each page and section come first, so that all of them have some.
  const sorted = found.toSorted((a, b) => a.rank - b.rank)
  return { cards: sorted.slice(0, most).map(({ card }) => card), contradictions: [] }
}

function titleOf(block: string): string {
  return /^Title: (.*)$/m.exec(block)?.[1] ?? ''
}

function isSame(one: string, other: string, language: string): boolean {
  return figuresOf(one) === figuresOf(other) && likenessOf(one, other, language) >= SAME
}

function figuresOf(text: string): string {
  return (text.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).join(' ')
}

function readSection(section: Record<string, unknown>, language: string): Section {
  const heading = textOf(section['heading'])
  const texts = [heading, ...['points', 'terms', 'questions'].flatMap((name) => textsOf(section[name]))]
  return {
    id: textOf(section['id']),
    heading,
    kind: kindOf(heading, language),
    words: new Set(texts.flatMap((text) => listSubjectWords(text, language))),
    cards: 0,
  }
}

/** Words that most sections have, such as those of the subject, say nothing about where a sentence belongs. */
function dropCommon(sections: readonly Section[]): Section[] {
  const isCommon = (word: string) =>
    sections.length > 2 && sections.filter(({ words }) => words.has(word)).length > (sections.length * 2) / 3
  return sections.map((section) => ({
    ...section,
    words: new Set([...section.words].filter((word) => !isCommon(word))),
  }))
}

interface Quote {
  quote: string
  /** The line above it that has no sentence. */
  heading: string
  paraphrase: string
}

/** The sentences of a page, those that can be told in other words first, then those with figures. */
function listQuotes(block: string, language: string): Quote[] {
  const text = block.slice(block.indexOf('Text:\n') + 'Text:\n'.length)
  let heading = ''
  return text
    .split('\n')
    .flatMap((line) => {
      const isHeading = line.length <= LONGEST_HEADING && !/[.!。！]["”」»]?$/u.test(line.trim())
      if (isHeading) heading = line.trim()
      return isHeading ? [] : splitSentences(line, language).map((quote) => ({ quote, heading }))
    })
    .filter(({ quote }) => {
      const words = countWords(quote, language)
      const isWhole = /[.!。！]["”」»]?$/u.test(quote)
      const isUsable = isWhole && !UNUSABLE.test(quote) && !WHOLLY_QUOTED.test(quote)
      return isUsable && words >= WORDS.least && words <= limitOf(language)
    })
    .map(({ quote, heading: above }) => ({ quote, heading: above, ...tell(quote, language) }))
    .toSorted((a, b) => b.worth - a.worth)
}

/** Words of Japanese are shorter. */
function limitOf(language: string): number {
  return language === 'ja' ? WORDS.most * 2 : WORDS.most
}

function tell(quote: string, language: string): { paraphrase: string; worth: number } {
  // What a person says is only quoted.
  if (/["“„«「]/u.test(quote)) return { paraphrase: quote, worth: 1 }
  const { text, copied } = reword(quote, language)
  return { paraphrase: text, worth: (copied === 0 ? 2 : 0) + (/\p{Nd}/u.test(quote) ? 1 : 0) }
}

/** The section that is about the same as the heading above a sentence and the sentence itself; of equal ones that with fewer cards. */
function chooseSection(
  { quote, heading }: { quote: string; heading: string },
  sections: readonly Section[],
  language: string,
): Section | null {
  const kind = kindOf(heading, language)
  const isPlanned = sections.some((section) => section.kind === kind)
  const least = kind === 'other' || isPlanned ? 1 : LEAST_ELSEWHERE
  const scored = sections
    .filter(({ cards }) => cards < CARDS_A_SECTION)
    .map((section) => {
      const isOfKind = kind !== 'other' && kind === section.kind
      const alike = likenessOf(heading, section.heading, language)
      const shared = countShared(quote, section.words, language)
      return { section, score: shared + 4 * alike + (isOfKind ? 3 : 0) }
    })
    .toSorted((a, b) => b.score - a.score || a.section.cards - b.section.cards)
  const best = scored[0]
  return best !== undefined && best.score >= least ? best.section : null
}

function nameKind(quote: string): string {
  if (QUOTED.test(quote)) return 'quote'
  if (/\p{Nd}/u.test(quote)) return 'stat'
  return DEFINES.test(quote) ? 'definition' : 'fact'
}
