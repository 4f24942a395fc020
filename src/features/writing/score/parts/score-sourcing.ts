import type { ScorePart } from '../../contract.ts'
import { hasSuperlative, readNumbers } from '../../evidence/index.ts'
import { makePart, type Reason } from '../make-part.ts'
import type { Article, ReadSentence } from '../read-article.ts'

/** Citations that a text without any number should have, too. */
const LEAST_CITATIONS = 3

type Claim = 'a number' | 'a date' | 'a superlative'

/** Whether sentences that state something which readers can doubt say where it comes from. */
export function scoreSourcing({ blocks, citations, language, words }: Article): ScorePart {
  if (words.length === 0)
    return makePart('sourcing', 0, [{ reason: 'The text is empty.', fix: 'Write the text.', place: null }])
  const claims = blocks
    .filter(({ kind, isHead }) => kind !== 'heading' && !isHead)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => {
      const claim = findClaim(sentence, language)
      return claim === null ? [] : [{ claim, ...sentence }]
    })
  if (claims.length === 0) return scoreWithoutClaims(citations.length)
  const uncited = claims.filter(({ isCited }) => !isCited)
  const reasons = uncited.map(({ claim, place }): Reason => ({
    reason: `This sentence states ${claim} and cites no source.`,
    fix: 'Cite a source for it, or take it out.',
    place,
  }))
  return makePart('sourcing', 1 - uncited.length / claims.length, reasons)
}

function findClaim({ text }: ReadSentence, language: string): Claim | null {
  const numbers = /\p{N}/u.test(text) ? readNumbers(text, language).filter(({ isName }) => !isName) : []
  if (numbers.some(({ kind }) => kind === 'month')) return 'a date'
  if (numbers.length > 0) return 'a number'
  return hasSuperlative(text, language) ? 'a superlative' : null
}

function scoreWithoutClaims(citations: number): ScorePart {
  const reason = {
    reason: 'The text states no facts with a source.',
    fix: 'Add numbers and facts from the evidence.',
    place: null,
  }
  return makePart('sourcing', citations / LEAST_CITATIONS, citations >= LEAST_CITATIONS ? [] : [reason])
}
