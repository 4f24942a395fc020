import type { ScorePart } from '../../contract.ts'
import { judgeUrls, type AllowedLinks } from '../../evidence/index.ts'
import { makePart, type Reason } from '../make-part.ts'
import { isNumbered } from '../judge-citations.ts'
import type { Article } from '../read-article.ts'

const LEAST_OWN = 2
const LEAST_SOURCES = 3

/** Whether the text links to other pages of the own site and to several sources. */
export function scoreLinks(article: Article, allowed: AllowedLinks): ScorePart {
  const { isOwn } = judgeUrls(allowed)
  const links = article.links.filter(({ isImage }) => !isImage)
  const own = new Set(links.filter((link) => isOwn(link.url) && !isNumbered(link)).map(({ url }) => url)).size
  const sources = new Set(article.citations.map(({ url }) => url)).size
  const ownShare = Math.min(1, own / LEAST_OWN)
  const sourceShare = Math.min(1, sources / LEAST_SOURCES)
  const reasons: Reason[] = []
  if (ownShare < 1 && allowed.ownDomain !== null)
    reasons.push({
      reason: `The text links to ${count(own, 'page')} of the own site.`,
      fix: `Link to ${LEAST_OWN} or more pages that readers need next.`,
      place: null,
    })
  if (sourceShare < 1)
    reasons.push({
      reason: `The text cites ${count(sources, 'source')}.`,
      fix: `Cite ${LEAST_SOURCES} or more different sources.`,
      place: null,
    })
  return makePart('links', allowed.ownDomain === null ? sourceShare : (ownShare + sourceShare) / 2, reasons)
}

function count(number: number, name: string): string {
  return number === 1 ? `1 ${name}` : `${number} ${name}s`
}
