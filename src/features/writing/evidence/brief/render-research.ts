import type { EvidenceCard, Research, SourcePage } from '../../contract.ts'
import { writeAddress } from '../citing/write-citation.ts'
import { readTree, textOf } from '../tree/read-tree.ts'
import { writeText } from './write-text.ts'

/**
 * The research of an article as markdown: the cards of each section with quote, source and date. `headings` are those of
 * the brief; a person who deletes the entry of a card takes the card out of the article.
 */
export function renderResearch(
  { cards, contradictions, missing }: Research,
  pages: readonly SourcePage[],
  headings: readonly string[] = [],
): string {
  const titles = new Map(pages.map(({ url, title }) => [url, title]))
  const sections = [...new Set(cards.map(({ section }) => section))].sort((left, right) => left - right)
  const blocks = [
    '# Research',
    ...sections.flatMap((section) => [
      `## ${writeText(headings[section] ?? `Section ${section + 1}`)}`,
      ...cards
        .filter((card) => card.section === section)
        .flatMap((card) => renderCard(card, titles.get(card.url))),
    ]),
    ...renderList('## Contradictions', contradictions),
    ...renderList('## Missing', missing),
  ]
  return `${blocks.join('\n\n')}\n`
}

function renderCard({ id, kind, quote, paraphrase, url, date }: EvidenceCard, title = ''): string[] {
  const name = writeText(title.trim() === '' ? url : title)
  const dated = date === null ? '' : `, ${writeText(date)}`
  const lines = quote.split('\n').map((line) => `> ${writeText(line)}`.trimEnd())
  return [
    `**${id}** (${kind}): ${writeText(paraphrase)}`.trimEnd(),
    lines.join('\n'),
    `Source: [${name}](${writeAddress(url)})${dated}`,
  ]
}

function renderList(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, lines.map((line) => `- ${writeText(line)}`).join('\n')]
}

/** Ids of the cards whose entries are still in the markdown, in their order. What is struck through is deleted. */
export function readKeptIds(markdown: string): string[] {
  const ids = readTree(markdown, 'research').flatMap(({ node, parents }) => {
    const isEntry = node.type === 'paragraph' || node.type === 'heading'
    if (!isEntry || parents.some(({ type }) => type === 'blockquote')) return []
    const text = node.children.flatMap((child) => (child.type === 'delete' ? [] : [textOf(child)])).join('')
    return /^\s*\[{0,2}(E[1-9]\d{0,3})\b/.exec(text)?.[1] ?? []
  })
  return [...new Set(ids)]
}
