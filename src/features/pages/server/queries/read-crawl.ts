import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { siteCrawl } from '../../contract.ts'
import { utcTime } from './page-rows.ts'

const crawlRow = siteCrawl.pick({ crawled_at: true })

/** The website of a plan, and when it was crawled last. */
export async function readCrawl(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof siteCrawl>> {
  const crawl = await findRow(database, crawlRow)`
    select ${utcTime('ended_at')} as crawled_at from site_crawls
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return { domain: plan.domain, crawled_at: crawl?.crawled_at ?? null }
}
