import type { ScorePart } from '../../contract.ts'
import { findClaimsIn } from '../find-claims.ts'
import { makePart, type Reason } from '../make-part.ts'
import type { Article } from '../read-article.ts'

/** Citations that a text without any number should have, too. */
const LEAST_CITATIONS = 3

/** Whether sentences that state something which readers can doubt say where it comes from. */
export function scoreSourcing(article: Article): ScorePart {
  const { citations, words } = article
  if (words.length === 0)
    return makePart('sourcing', 0, [{ reason: 'The text is empty.', fix: 'Write the text.', place: null }])
  const claims = findClaimsIn(article)
  if (claims.length === 0) return scoreWithoutClaims(citations.length)
  const uncited = claims.filter(({ isCited }) => !isCited)
  const reasons = uncited.map(({ claim, place }): Reason => ({
    reason: `This sentence states ${claim} and cites no source.`,
    fix: 'Cite a source for it, or take it out.',
    place,
    mend: 'drop sentence',
  }))
  return makePart('sourcing', 1 - uncited.length / claims.length, reasons)
}

function scoreWithoutClaims(citations: number): ScorePart {
  const reason = {
    reason: 'The text states no facts with a source.',
    fix: 'Add numbers and facts from the evidence.',
    place: null,
  }
  return makePart('sourcing', citations / LEAST_CITATIONS, citations >= LEAST_CITATIONS ? [] : [reason])
}
