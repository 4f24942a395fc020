import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { listFresh } from '../commands/add-pages.ts'

/** Pages that one crawl visits at most. */
export const MOST_VISITS = 20_000
/** URLs with a query that are only known from links, at most: those of a calendar have no end. */
const MOST_QUERIES = 1_000
const DEEPEST = 25

export const PRIORITY = { start: 0, sitemap: 1, link: 2, query: 3 } as const

export interface CrawlOf {
  plan: Plan
  runId: number
}

export interface Discovered {
  url: string
  priority: number
  depth: number
}

/** A visit to make, with what a server needs to tell whether the page has changed. */
const visitRow = z.object({
  pageId: z.number(),
  url: z.string(),
  depth: z.number(),
  attempts: z.number(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
})

export type Visit = z.infer<typeof visitRow>

/** Begins a crawl by deleting the visits of earlier ones. A crawl that was stopped keeps its own. */
export async function beginVisits(database: Transaction, { plan, runId }: CrawlOf): Promise<void> {
  await sql`
    delete from page_visits
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and run_id <> ${runId}
  `.execute(database)
}

const knownPage = z.object({ url: z.string() })

/** The known pages of a plan, first those that users or Search Console have named. */
export async function listKnown(database: Transaction, plan: Plan): Promise<string[]> {
  const rows = await listRows(database, knownPage)`
    select url from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    order by source in ('added', 'search-console') desc, id limit ${MOST_VISITS}
  `
  return rows.map(({ url }) => url)
}

const knownCount = z.object({ known: z.number() })

/**
 * Adds pages to visit, new and known ones, within the limits of a crawl. Returns false when the workspace has no room
 * for all of them.
 */
export async function addVisits(
  database: Transaction,
  { plan, runId }: CrawlOf,
  pages: readonly Discovered[],
): Promise<boolean> {
  const { all, queries } = await countVisits(database, plan)
  let room = MOST_VISITS - all
  let queryRoom = MOST_QUERIES - queries
  const wanted = pages.filter(({ priority, depth }) => {
    if (room <= 0 || depth > DEEPEST || (priority === PRIORITY.query && queryRoom <= 0)) return false
    room -= 1
    if (priority === PRIORITY.query) queryRoom -= 1
    return true
  })
  if (wanted.length === 0) return true
  const fresh = await listFresh(database, { plan, urls: wanted.map(({ url }) => url) })
  const found = sql`
    unnest(${wanted.map(({ url }) => url)}::text[], ${wanted.map(({ priority }) => priority)}::smallint[],
      ${wanted.map(({ depth }) => depth)}::smallint[]) as found (url, priority, depth)`
  await sql`
    insert into pages (workspace_id, contentplan_id, url, source)
    select ${plan.workspaceId}, ${plan.id}, found.url,
      case when found.priority = ${PRIORITY.sitemap} then 'sitemap' when found.priority = ${PRIORITY.start} then 'added' else 'link' end
    from ${found} where found.url = any (${fresh}::text[])
    on conflict (contentplan_id, url) do nothing
  `.execute(database)
  const { known } = await oneRow(database, knownCount)`
    with known as (
      select p.id, p.workspace_id, p.contentplan_id, found.priority, found.depth
      from ${found} join pages p on p.contentplan_id = ${plan.id} and p.url = found.url
    ), added as (
      insert into page_visits (page_id, workspace_id, contentplan_id, run_id, priority, depth)
      select id, workspace_id, contentplan_id, ${runId}, priority, depth from known
      on conflict (page_id) do nothing
    )
    select count(*)::integer as known from known
  `
  return known === wanted.length
}

const visitCount = z.object({ all: z.number(), queries: z.number() })

async function countVisits(database: Transaction, plan: Plan) {
  return oneRow(database, visitCount)`
    select count(*)::integer as all, count(*) filter (where priority = ${PRIORITY.query})::integer as queries
    from page_visits where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
}

/** The next pages to visit; those that failed are last. */
export async function listVisits(
  database: Transaction,
  { plan, most }: { plan: Plan; most: number },
): Promise<Visit[]> {
  return listRows(database, visitRow)`
    select v.page_id as "pageId", p.url, v.depth, v.attempts,
      case when p.status_code = 200 and p.crawl_problem is null then p.etag end as etag,
      case when p.status_code = 200 and p.crawl_problem is null then p.last_modified end as "lastModified"
    from (
      select * from page_visits
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and visited_at is null
      order by attempts, priority, depth, page_id limit ${most}
    ) v
    join pages p on p.workspace_id = v.workspace_id and p.id = v.page_id
    order by v.attempts, v.priority, v.depth, v.page_id
  `
}

const progressRow = z.object({ done: z.number(), total: z.number(), failing: z.number() })

/** How far the crawl is, and how many pages have failed without being given up. */
export async function readProgress(database: Transaction, plan: Plan) {
  return oneRow(database, progressRow)`
    select count(visited_at)::integer as done, count(*)::integer as total,
      count(*) filter (where visited_at is null and attempts > 0)::integer as failing
    from page_visits where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
}
