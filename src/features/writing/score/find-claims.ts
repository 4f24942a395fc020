import { hasSuperlative, readNumbers } from '../evidence/index.ts'
import type { Article, ReadSentence } from './read-article.ts'

export type Claim = 'a number' | 'a date' | 'a superlative'

/** The sentences that state something which readers can doubt. */
export function findClaimsIn({ blocks, language }: Article): (ReadSentence & { claim: Claim })[] {
  return blocks
    .filter(({ kind, isHead }) => kind !== 'heading' && !isHead)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => {
      const claim = findClaim(sentence, language)
      return claim === null ? [] : [{ claim, ...sentence }]
    })
}

function findClaim({ text }: ReadSentence, language: string): Claim | null {
  const numbers = /\p{N}/u.test(text) ? readNumbers(text, language).filter(({ isName }) => !isName) : []
  if (numbers.some(({ kind }) => kind === 'month')) return 'a date'
  if (numbers.length > 0) return 'a number'
  return hasSuperlative(text, language) ? 'a superlative' : null
}
