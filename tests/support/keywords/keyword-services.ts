import type { KeywordServices } from '#features/keywords/server/index.ts'
import type { KeywordProviders } from '#features/keywords/server/research/keyword-services.ts'

/** As on an installation where nothing stands behind the ports, but for what is given. */
export function askOutside(
  database: KeywordServices['database'],
  given: Partial<KeywordProviders> = {},
): KeywordServices {
  return { database, providers: async () => ({ keywordData: null, model: null, serps: null, ...given }) }
}
