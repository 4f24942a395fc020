import type { SerpServices } from '#features/serps/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'

/** The services that a clustering needs: a provider of search results, and a model that names clusters. */
export type GroupingServices = SerpServices<{ serps: SerpProvider | null; model: Model | null }>
