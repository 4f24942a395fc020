import type { Brief, EvidenceCard, PlannedSection } from '../../contract.ts'
import { readMarkdown } from '../../markdown/index.ts'

/** A part of an article: what stands above its first heading of level 2, or one such heading with what is below it. */
export interface ArticleSection {
  /** null above the first one. */
  heading: string | null
  markdown: string
}

/** Takes an article apart; joinSections puts it together again. */
export function splitSections(markdown: string): ArticleSection[] {
  const starts = readMarkdown(markdown)
    .filter(({ kind, level }) => kind === 'heading' && level === 2)
    .map(({ text, start }) => ({ text, start }))
  const [first] = starts
  const lead = markdown.slice(0, first?.start).trim()
  const sections = starts.map(({ text, start }, place) => ({
    heading: text,
    markdown: markdown.slice(start, starts[place + 1]?.start).trim(),
  }))
  return lead === '' ? sections : [{ heading: null, markdown: lead }, ...sections]
}

export function joinSections(sections: readonly ArticleSection[]): string {
  return sections
    .map(({ markdown }) => markdown.trim())
    .filter((markdown) => markdown !== '')
    .join('\n\n')
}

/** Whether anything but headings stands in a text. */
export function hasText(markdown: string): boolean {
  return readMarkdown(markdown).some(({ kind, text }) => kind !== 'heading' && text !== '')
}

/** A brief whose outline is that of an article as it is: a person may have renamed, moved or dropped sections. */
export function fitBrief(brief: Brief, headings: readonly string[]): Brief {
  const planned = new Map(brief.outline.map((section) => [section.heading, section]))
  const outline = headings.map((heading, place): PlannedSection => {
    const same =
      planned.get(heading) ?? (headings.length === brief.outline.length ? brief.outline[place] : undefined)
    return { points: [], terms: [], questions: [], words: 0, ...same, heading }
  })
  return outline.length === 0 ? brief : { ...brief, outline }
}

/** The cards of a section of the brief, and those that its text cites already. */
export function cardsOf(
  cards: readonly EvidenceCard[],
  { at, markdown = '' }: { at: number; markdown?: string },
): EvidenceCard[] {
  return cards.filter(({ id, section }) => section === at || markdown.includes(`"${id}"`))
}
