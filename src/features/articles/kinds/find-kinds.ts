import { findBrand } from './find-brand.ts'
import { findFunnel } from './find-funnel.ts'
import { findIntent } from './find-intent.ts'
import { findType } from './find-type.ts'
import type { Clues, Kinds } from './kinds.ts'
import { findLabel, intentOfLabel } from './read-labels.ts'
import { readKeywords } from './read-keywords.ts'
import { readResult } from './read-result.ts'
import { vocabularyOf } from './words/index.ts'

/** G-38: who researches before buying wants to compare. */
const COMMERCIAL_TYPE = {
  value: 'buyers-guide',
  reason: 'Its keywords were imported as commercial: searchers compare before they buy.',
} as const

/**
 * The type, the intent and the funnel of a cluster, by the words of its keywords, the search results of its main keyword
 * and the type of its page, and where these say nothing by the intents that its keywords were imported with; null where
 * nothing says enough.
 */
export function findKinds(clues: Clues): Kinds {
  const vocabulary = vocabularyOf(clues.language)
  const evidence = {
    spoken: readKeywords(clues.keywords, vocabulary),
    shown: clues.results.map((result) => readResult(result, vocabulary)),
    brand: findBrand(clues),
    pageType: clues.pageType,
  }
  const label = findLabel(clues.keywords)
  const typeByRules = findType(evidence)
  const type = typeByRules.value === null && label === 'commercial' ? COMMERCIAL_TYPE : typeByRules
  const intentByRules = findIntent(evidence, typeByRules)
  const intent = intentByRules.value === null && label !== null ? intentOfLabel(label) : intentByRules
  return { type, intent, funnel: findFunnel(evidence, { type, intent }) }
}
