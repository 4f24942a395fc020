import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { crawlSite } from '../jobs/crawl-site.ts'

/** Starts a crawl of a plan's website; returns the active crawl if there is one. */
export async function startCrawl(ctx: StartContext, { plan }: { plan: Plan }): Promise<Started> {
  if (plan.domain === null) throw new Invalid('This content plan has no website yet. Add a page of it first.')
  return startPipeline(ctx, crawlSite, { contentplanId: plan.id })
}

const DAYS_BETWEEN = 7

/** Starts a crawl unless the last one ended within a week; null then, and for a plan without a website. */
export async function startDueCrawl(ctx: StartContext, { plan }: { plan: Plan }): Promise<Started | null> {
  if (plan.domain === null) return null
  const { rows } = await sql`
    select from site_crawls where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and ended_at > now() - make_interval(days => ${DAYS_BETWEEN})
  `.execute(ctx.database)
  return rows.length > 0 ? null : startCrawl(ctx, { plan })
}
