import { generousCosts } from '#tests/support/clustering/grouping-services.ts'
import { startMeasuring } from '#features/performance/server/index.ts'
import type { KeywordServices } from '#features/keywords/server/index.ts'
import type { KeywordProviders } from '#features/keywords/server/research/keyword-services.ts'

/** The keyword services of an installation without providers, except the given ones. */
export function makeKeywordServices(
  database: KeywordServices['database'],
  given: Partial<KeywordProviders> = {},
): KeywordServices {
  return {
    database,
    startMeasuring,
    confirmAbove: generousCosts.confirmAbove,
    providers: async () => ({ keywordData: null, model: null, serps: null, spent: () => 0, ...given }),
  }
}
