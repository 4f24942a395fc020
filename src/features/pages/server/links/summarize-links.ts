import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { utcTime } from '../queries/page-rows.ts'
import { countedPages, LACKS_LINKS, leadsTo } from './page-states.ts'

const summaryRow = z.object({
  crawled_at: z.string().nullable(),
  pageCount: z.number(),
  uncrawledCount: z.number(),
  orphanCount: z.number(),
  deadEndCount: z.number(),
})
const linksRow = z.object({ linkCount: z.number(), brokenCount: z.number(), redirectCount: z.number() })

/** Counts the links of a plan, and what is wrong with them; with `inContent` only those in the content of pages. */
export async function summarizeLinks(
  { database }: Reads,
  { plan, inContent }: { plan: Plan; inContent: boolean },
) {
  await joinWhole(database)
  const pages = await oneRow(database, summaryRow)`
    with ${countedPages(plan, inContent)}
    select (
        select ${utcTime('c.ended_at')} from site_crawls c
        where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id}
      ) as crawled_at, count(*) as "pageCount", count(*) filter (where p.crawled_at is null) as "uncrawledCount",
      count(*) filter (where ${LACKS_LINKS.orphan}) as "orphanCount",
      count(*) filter (where ${LACKS_LINKS['dead-end']}) as "deadEndCount"
    from counted p
  `
  const links = await oneRow(database, linksRow)`
    select count(*) as "linkCount", count(*) filter (where ${leadsTo(plan, 'broken')}) as "brokenCount",
      count(*) filter (where ${leadsTo(plan, 'redirect')}) as "redirectCount"
    from page_links l
    where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id}
      ${inContent ? sql`and l.is_in_content` : sql``}
  `
  return { ...pages, ...links }
}
