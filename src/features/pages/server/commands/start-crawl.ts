import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { startPipeline, type RunContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { crawlSite } from '../crawling/pipeline.ts'

/** Starts to visit all pages of a plan's website; gives the crawl that goes on where there is one. */
export async function startCrawl(ctx: RunContext, { plan }: { plan: Plan }): Promise<Started> {
  if (plan.domain === null) throw new Invalid('This content plan has no website yet. Add a page of it first.')
  return startPipeline(ctx, crawlSite, { contentplanId: plan.id })
}
