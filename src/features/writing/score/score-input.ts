import type { ScoreBasis } from '../contract.ts'
import type { Evidence } from './judge-citations.ts'
import type { ScoreInput } from './score-text.ts'

/** What a text is scored with, the same on the server and in the browser; null while it cannot be scored. */
export function scoreInputOf(
  { own_domain: ownDomain, image_urls: imageUrls, profile, title, description, slug }: ScoreBasis,
  { cards, struck }: Evidence,
): Omit<ScoreInput, 'markdown'> | null {
  return profile === null ? null : { title, description, slug, profile, ownDomain, imageUrls, cards, struck }
}
