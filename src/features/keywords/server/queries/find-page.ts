import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { KEYWORD_STATUSES } from '../../contract.ts'
import {
  fromHits,
  hasText,
  orderBy,
  sortKeyOf,
  wantedStatuses,
  type KeywordFilter,
  type KeywordStatus,
} from './keyword-filter.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import { idRow, listRows, oneRow } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface Window {
  /** Rows on the page; null for all rows. */
  limit: number | null
  offset: number
}

export interface FoundPage {
  /** Number of keywords that the filters for text, URL and source leave, by status. */
  counts: Record<KeywordStatus, number>
  /** Ids on the page, in the order of the list. */
  ids: number[]
}

interface PageQuery extends Window {
  plan: Plan
  filter: KeywordFilter
}

/** Which keywords a page of a filter's list shows, and how many there are. */
export async function findPage(ctx: Reads, query: PageQuery): Promise<FoundPage> {
  await joinWhole(ctx.database)
  if (hasText(query.filter))
    return searchByPattern({ ...ctx, workspaceId: query.plan.workspaceId, field: 'q' }, () =>
      findInOnePass(ctx, query),
    )
  return { counts: await countByStatus(ctx, query), ids: await listIds(ctx, query) }
}

const foundPage = z.object({
  in_plan: z.number(),
  not_in_plan: z.number(),
  excluded: z.number(),
  ids: z.array(z.number()),
})

/** A text is compared with every keyword, so counts and page are read in one statement. */
async function findInOnePass(
  { database }: Reads,
  { plan, filter, limit, offset }: PageQuery,
): Promise<FoundPage> {
  const { ids, ...counts } = await oneRow(database, foundPage)`
    with hits as materialized (select k.id, k.status, ${sortKeyOf(filter)} as sort_key ${fromHits(plan, filter)})
    select
      count(*) filter (where status = 'in_plan') as in_plan,
      count(*) filter (where status = 'not_in_plan') as not_in_plan,
      count(*) filter (where status = 'excluded') as excluded,
      array(
        select id from hits where status = any (${[...wantedStatuses(filter)]}::text[])
        ${orderBy(filter, { key: sql`sort_key`, id: sql`id` })} limit ${limit} offset ${offset}
      ) as ids
    from hits
  `
  return { counts, ids }
}

const statusCount = z.object({ status: z.enum(KEYWORD_STATUSES), count: z.number() })

async function countByStatus({ database }: Reads, { plan, filter }: PageQuery): Promise<FoundPage['counts']> {
  const rows = await listRows(database, statusCount)`
    select k.status, count(*) as count ${fromHits(plan, { ...filter, sortColumn: 'status' })} group by k.status
  `
  const counts = { in_plan: 0, not_in_plan: 0, excluded: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** Sorted by volume, each status is read from its index, and no more rows of it than the page could show. */
async function listIds(
  { database }: Reads,
  { plan, filter, limit, offset }: PageQuery,
): Promise<FoundPage['ids']> {
  const key = sortKeyOf(filter)
  const select = sql`select k.id, ${key} as sort_key ${fromHits(plan, filter)}`
  const statuses = wantedStatuses(filter)
  const enough = limit === null ? sql`` : sql`limit ${limit + offset}`
  const parts =
    filter.sortColumn === 'estimated_search_volume'
      ? statuses.map(
          (status) =>
            sql`(${select} and k.status = ${status} ${orderBy(filter, { key, id: sql`k.id` })} ${enough})`,
        )
      : [
          statuses.length === KEYWORD_STATUSES.length
            ? select
            : sql`${select} and k.status = any (${[...statuses]}::text[])`,
        ]
  const rows = await listRows(database, idRow)`
    select id from (${sql.join(parts, sql` union all `)}) as found
    ${orderBy(filter, { key: sql`sort_key`, id: sql`id` })} limit ${limit} offset ${offset}
  `
  return rows.map(({ id }) => id)
}
