import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'

/** What the steps of pipelines may need of the program. */
export type PipelineServices = Record<string, never>

/** Every pipeline: a line for each that a feature's server brings. */
export const pipelines: RunnablePipeline<PipelineServices>[] = []
