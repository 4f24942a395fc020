import type { EvidenceCard } from '#features/writing/contract.ts'
import type { ReadArticle } from './read-article.ts'

/**
 * Citations without a source: markers that are no links, and links with a number whose card does not exist, comes from
 * another URL, or shares its number with another URL.
 */
export function findDanglingCitations(
  { citations, looseMarkers }: ReadArticle,
  cards: readonly EvidenceCard[],
): string[] {
  const urlOfCard = new Map(cards.map(({ id, url }) => [id, url]))
  const urlOfNumber = new Map<number, string>()
  for (const { number, url } of citations) if (!urlOfNumber.has(number)) urlOfNumber.set(number, url)
  const wrong = citations.filter(
    ({ number, url, cardId }) => urlOfCard.get(cardId) !== url || urlOfNumber.get(number) !== url,
  )
  return [...looseMarkers, ...wrong.map(({ number, url, cardId }) => `[${number}](${url} "${cardId}")`)]
}
