import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import type { Providers } from './providers.ts'

/** What the steps of pipelines may need of the program. */
export interface PipelineServices {
  providers: Providers
}

/** Every pipeline: a line for each that a feature's server brings. */
export const pipelines: RunnablePipeline<PipelineServices>[] = []
