import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { internalLink } from '../../contract.ts'
import type { LINK_SORT_COLUMNS } from '../../rules.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

export type InternalLink = z.infer<typeof internalLink>

export interface FoundLinks {
  links: InternalLink[]
  /** The number of links on all pages of the list. */
  total: number
}

export interface LinkOrder {
  limit: number
  sortColumn: (typeof LINK_SORT_COLUMNS)[number]
  sortDirection: 'asc' | 'desc'
}

interface Wanted {
  plan: Plan
  /** A condition on links `l`. */
  where: RawBuilder<unknown>
  order: LinkOrder
  offset: number
}

const totalRow = z.object({ total: z.number() })

/**
 * Reads links of a plan. There are far more links than pages. So, to sort by URL, the database sorts the pages and
 * reads their links from the first page on until there are enough.
 */
export async function readLinks(
  { database }: Reads,
  { plan, where, order: { limit, sortColumn, sortDirection }, offset }: Wanted,
): Promise<FoundLinks> {
  await joinWhole(database)
  const row = await oneRow(database, totalRow)`
    select count(*) as total from page_links l
    where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id} and ${where}
  `
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  const isByText = sortColumn === 'anchor_text'
  const placed = sql`
    join pages placed on placed.workspace_id = ${plan.workspaceId} and placed.contentplan_id = ${plan.id}
      and placed.id = ${sortColumn === 'to_url' ? sql`l.to_page_id` : sql`l.from_page_id`}`
  const rows = await listRows(database, internalLink)`
    with found as materialized (
      select l.from_page_id, l.place, ${isByText ? sql`lower(l.anchor) collate "C"` : sql`placed.url collate "C"`} as sort_key
      from page_links l ${isByText ? sql`` : placed}
      where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id} and ${where}
      order by sort_key ${direction}, l.from_page_id, l.place limit ${limit} offset ${offset}
    )
    select l.from_page_id, l.to_page_id, f.url as from_url, t.url as to_url, l.anchor as anchor_text, l.text,
      l.is_in_content, l.is_followed
    from found
    cross join lateral (
      select * from page_links where from_page_id = found.from_page_id and place = found.place offset 0
    ) as l
    join pages f on f.workspace_id = l.workspace_id and f.id = l.from_page_id
    join pages t on t.workspace_id = l.workspace_id and t.id = l.to_page_id
    order by found.sort_key ${direction}, found.from_page_id, found.place
  `
  return { links: rows, total: row.total }
}
