import type { EvidenceCard } from '../contract.ts'
import { isSameUrl } from '../evidence/index.ts'
import type { Link } from '../markdown/index.ts'

export type CitationFault = 'unknown card' | 'struck card' | 'other URL'

export interface CitationJudge {
  /** Whether a link is a citation that leads to the card that it names. */
  isCitation: (link: Link) => boolean
  /** What is wrong with a citation; null for a correct one, and for a link that is not a citation. */
  findFault: (link: Link) => CitationFault | null
}

export interface Evidence {
  cards: readonly EvidenceCard[]
  /** Ids of the cards that a person does not trust. */
  struck?: readonly string[] | undefined
}

/** A citation is a link whose text is a number in brackets and whose title is the id of a card. */
export function judgeCitations({ cards, struck = [] }: Evidence): CitationJudge {
  const isStruck = new Set(struck)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const findFault = (link: Link): CitationFault | null => {
    if (!isNumbered(link)) return null
    const card = byId.get(link.title ?? '')
    if (!card) return 'unknown card'
    if (!isSameUrl(card.url, link.url)) return 'other URL'
    return isStruck.has(card.id) ? 'struck card' : null
  }
  return { findFault, isCitation: (link) => isNumbered(link) && findFault(link) === null }
}

export function isNumbered({ text, isImage }: Link): boolean {
  return !isImage && /^\[(?:\d+|E\d+)\]$/.test(text)
}
