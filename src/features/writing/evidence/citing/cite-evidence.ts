import type { EvidenceCard } from '../../contract.ts'
import { applyEdits, removal, type Edit } from '../tree/apply-edits.ts'
import { dropMarkerDefinitions, listReferences, type Reference } from './list-references.ts'
import { isSameUrl, nameUrl } from './same-url.ts'
import { writeCitation } from './write-citation.ts'

/** A text with its numbered links, the ids of the cards it uses, and what it named that is no evidence. */
interface Cited {
  markdown: string
  used: string[]
  /** Ids, numbers and URLs, each as often as it was taken out. */
  unknown: string[]
}

/**
 * Makes numbered links of the markers of a text. Numbers count URLs in the order in which they appear; links that are
 * numbered already get their new number and the URL of their card. What refers to no card is taken out.
 */
export function citeEvidence(markdown: string, cards: readonly EvidenceCard[]): Cited {
  const unknown: string[] = []
  let cited: Cited = { markdown, used: [], unknown }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = cited.markdown
    cited = citeOnce(before, cards)
    unknown.push(...cited.unknown)
    if (cited.markdown === before) break
  }
  return { ...cited, unknown }
}

/** What is taken out may have stood between the halves of another marker. */
const MOST_ROUNDS = 4

function citeOnce(markdown: string, cards: readonly EvidenceCard[]): Cited {
  const text = dropMarkerDefinitions(markdown)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const numbers = new Map<string, number>()
  const used = new Set<string>()
  const unknown: string[] = []
  const edits: Edit[] = []
  for (const reference of listReferences(text, (url) => cards.some((card) => isSameUrl(card.url, url)))) {
    const found = findCards(reference, { cards, byId })
    unknown.push(...found.unknown)
    for (const { id } of found.cards) used.add(id)
    const links = found.cards.map(({ id, url }) =>
      writeCitation({ number: numberOf(numbers, url), url, cardId: id }),
    )
    edits.push(...replace(text, reference, links.join('')))
  }
  return { markdown: applyEdits(text, edits), used: [...used], unknown }
}

interface Evidence {
  cards: readonly EvidenceCard[]
  byId: ReadonlyMap<string, EvidenceCard>
}

function findCards({ ids, link }: Reference, { cards, byId }: Evidence) {
  if (ids.length === 0) {
    const card = cards.find(({ url }) => link !== null && isSameUrl(url, link.url))
    return card === undefined ? { cards: [], unknown: [link?.url ?? ''] } : { cards: [card], unknown: [] }
  }
  const known = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return { cards: known, unknown: ids.filter((id) => !byId.has(id)) }
}

function numberOf(numbers: Map<string, number>, url: string): number {
  const name = nameUrl(url) ?? url
  const number = numbers.get(name) ?? numbers.size + 1
  numbers.set(name, number)
  return number
}

/** Characters before a reference that can change what it is. */
const MOST_BEFORE = 20

function replace(text: string, reference: Reference, links: string): Edit[] {
  const { start, end, outer } = reference
  if (links === '') return [removal(text, reference)]
  if (outer !== null) return [removal(text, reference), { start: outer, end: outer, text: links }]
  // After an exclamation mark the link would be an image, after a backslash no link; unless that mark is escaped.
  // At most 20 characters: the text is cut before.
  const [before = ''] = /\\*!?$/.exec(text.slice(Math.max(0, start - MOST_BEFORE), start)) ?? []
  const isTaken = before.length % 2 === 1
  return [{ start, end, text: isTaken ? ` ${links}` : links }]
}
