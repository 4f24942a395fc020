import { drawPage } from './rivals/draw-page.ts'
import { planPage } from './rivals/plan-page.ts'

/**
 * A page of another site that is in a SERP of the world: an article of 600 to 1,500 words about the words in its URL,
 * always the same for a seed and a URL.
 */
export function writeRivalPage(seed: number, url: URL): string {
  return drawPage(planPage(seed, url))
}
