import type { EvidenceCard } from '#features/writing/contract.ts'
import type { ReadArticle } from './read-article.ts'

/** Links, images and HTML that lead neither to the URL of a card nor to the own site. */
export function findUnknownUrls(
  { urls }: ReadArticle,
  { cards, ownDomain }: { cards: readonly EvidenceCard[]; ownDomain: string },
): string[] {
  const known = new Set(cards.map(({ url }) => url))
  return urls.filter((url) => !url.startsWith('#') && !known.has(url) && !isOwn(url, ownDomain))
}

function isOwn(url: string, ownDomain: string): boolean {
  if (ownDomain === '' || !URL.canParse(url)) return false
  const { protocol, hostname, username } = new URL(url)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && (hostname === ownDomain || hostname.endsWith(`.${ownDomain}`))
}
