import type { SerpServices } from '#features/serps/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'

/** The services with which the kinds of clusters are found: search results, and a model where rules are unsure. */
export type KindServices = SerpServices<{ serps: SerpProvider | null; model: Model | null }>
