import type { EvidenceCard } from '../../contract.ts'
import { isSameUrl } from './same-url.ts'
import { listReferences, type Reference } from './list-references.ts'

/** A numbered link of a text. Offsets count UTF-16 code units of the markdown. */
interface Citation {
  number: number
  url: string
  /** Null when the link does not say which card it stands for. */
  cardId: string | null
  start: number
  end: number
}

/** The numbered links of a text, in their order. */
export function listCitations(markdown: string): Citation[] {
  return listReferences(markdown, () => false).flatMap(({ ids, link, start, end }) =>
    link === null || link.number === null
      ? []
      : [{ number: link.number, url: link.url, cardId: ids[0] ?? null, start, end }],
  )
}

/** A reference to evidence that leads nowhere. */
interface DanglingCitation {
  reason: 'marker' | 'unknown card' | 'other URL'
  text: string
  start: number
  end: number
}

/** Markers that are left in a text, and numbered links that stand for no card or lead elsewhere than their card. */
export function findDanglingCitations(markdown: string, cards: readonly EvidenceCard[]): DanglingCitation[] {
  return listReferences(markdown, () => false).flatMap((reference) => {
    const { start, end } = reference
    const reason = judge(reference, cards)
    return reason === null ? [] : [{ reason, text: markdown.slice(start, end), start, end }]
  })
}

function judge({ ids, link }: Reference, cards: readonly EvidenceCard[]): DanglingCitation['reason'] | null {
  if (link === null || link.number === null) return 'marker'
  const card = cards.find(({ id }) => id === ids[0])
  if (card === undefined) return 'unknown card'
  return isSameUrl(card.url, link.url) ? null : 'other URL'
}
