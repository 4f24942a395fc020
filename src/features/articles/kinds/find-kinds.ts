import { findBrand } from './find-brand.ts'
import { findFunnel } from './find-funnel.ts'
import { findIntent } from './find-intent.ts'
import { findType } from './find-type.ts'
import type { Clues, Kinds } from './kinds.ts'
import { readKeywords } from './read-keywords.ts'
import { readResult } from './read-result.ts'
import { vocabularyOf } from './words/index.ts'

/**
 * The type, the intent and the funnel of a cluster, by the words of its keywords, the search results of its main keyword
 * and the type of its page; null where these do not say enough.
 */
export function findKinds(clues: Clues): Kinds {
  const vocabulary = vocabularyOf(clues.language)
  const evidence = {
    spoken: readKeywords(clues.keywords, vocabulary),
    shown: clues.results.map((result) => readResult(result, vocabulary)),
    brand: findBrand(clues),
    pageType: clues.pageType,
  }
  const type = findType(evidence)
  const intent = findIntent(evidence, type)
  return { type, intent, funnel: findFunnel(evidence, { type, intent }) }
}
