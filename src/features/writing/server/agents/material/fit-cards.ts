import type { EvidenceCard } from '../../../contract.ts'
import { countTokens } from './count-tokens.ts'

/** Of all cards of a section together. */
export const CARD_TOKENS = 6_000

export function countCards(cards: readonly EvidenceCard[]): number {
  return cards.reduce((sum, card) => sum + countCard(card), 0)
}

/** The first cards that have no more than so many tokens together. */
export function fitCards(cards: readonly EvidenceCard[], tokens: number): EvidenceCard[] {
  let left = tokens
  return cards.filter((card) => {
    left -= countCard(card)
    return left >= 0
  })
}

function countCard({ quote, paraphrase }: EvidenceCard): number {
  return countTokens(quote) + countTokens(paraphrase) + KEYS_TOKENS
}

/** For the id, the kind, the source and the date. */
const KEYS_TOKENS = 40
