import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { CostSettings } from '#features/billing/contract.ts'
import {
  askModelForKinds,
  assessPlan,
  refreshPlan,
  refreshSchedule,
} from '#features/articles/server/index.ts'
import { buildBlog } from '#features/blog/server/index.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { buildHub } from '#features/hubs/server/index.ts'
import { fetchVolumes } from '#features/keywords/server/index.ts'
import { crawlSite, readWordpress } from '#features/pages/server/index.ts'
import {
  importPlan,
  importSchedule,
  measureAgain,
  measureFile,
  type FactsStore,
} from '#features/performance/server/index.ts'
import { awaitLive, publishArticle, type PublishingServices } from '#features/publishing/server/index.ts'
import { makeGuide, tryGuide } from '#features/voice/server/index.ts'
import { writeArticle } from '#features/writing/server/index.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import type { Providers } from './outside/providers.ts'

/** What the steps of pipelines may need from the program. */
export interface PipelineServices extends PublishingServices {
  providers: Providers
  costs: CostSettings
  connections: ConnectionServices
  facts: FactsStore
  /** The address at which this installation serves blogs. */
  blogUrl: string
}

/** Every pipeline of every feature. */
export const pipelines: RunnablePipeline<PipelineServices>[] = [
  groupKeywords,
  buildHub,
  fetchVolumes,
  assessPlan,
  askModelForKinds,
  refreshPlan,
  refreshSchedule,
  crawlSite,
  readWordpress,
  importPlan,
  importSchedule,
  measureFile,
  measureAgain,
  writeArticle,
  awaitLive,
  publishArticle,
  makeGuide,
  tryGuide,
  buildBlog,
]
