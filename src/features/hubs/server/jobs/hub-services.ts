import type { KeywordServices } from '#features/keywords/server/index.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { SerpServices } from '#features/serps/server/index.ts'

/** The services of requests about hubs. */
export interface HubServices {
  /** Its providers book every call in the name of the member who waits for it. */
  keywords: KeywordServices
  /** Its providers do not book: their prices and stored search results are read, and runs book what they ask for. */
  grouping: BuildServices
}

/** The services of a run that builds a hub. */
export type BuildServices = SerpServices<{
  serps: SerpProvider | null
  keywordData: KeywordData | null
  model: Model | null
}>
