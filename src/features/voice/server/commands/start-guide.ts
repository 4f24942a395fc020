import type { Plan } from '#features/contentplans/server/index.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { makeGuide } from '../jobs/make-guide.ts'

/** Starts measuring the own pages of a plan, or returns the run that does. */
export async function startGuide(ctx: StartContext, { plan }: { plan: Plan }): Promise<Started> {
  return startPipeline(ctx, makeGuide, { contentplanId: plan.id })
}
