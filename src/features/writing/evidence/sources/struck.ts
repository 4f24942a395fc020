import type { EvidenceCard } from '../../contract.ts'
import { isSameUrl } from '../citing/same-url.ts'

/** What a card says that a person does not trust, word for word. */
export type StruckQuote = Pick<EvidenceCard, 'url' | 'quote'>

/** A later research may cut the same statement out of the page a little longer or shorter: by less than half. */
const LEAST_SHARED = 0.6

/** Ids of the cards that say what was struck out, in their order. */
export function listStruck(cards: readonly EvidenceCard[], struck: readonly StruckQuote[]): string[] {
  if (struck.length === 0) return []
  return cards.filter((card) => struck.some((one) => isSameStatement(one, card))).map(({ id }) => id)
}

export function isSameStatement(one: StruckQuote, other: StruckQuote): boolean {
  if (!isSameUrl(one.url, other.url)) return false
  const [shorter = '', longer = ''] = [one.quote, other.quote]
    .map(foldQuote)
    .toSorted((left, right) => left.length - right.length)
  return longer.includes(shorter) && shorter.length >= LEAST_SHARED * longer.length
}

function foldQuote(quote: string): string {
  return quote
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
