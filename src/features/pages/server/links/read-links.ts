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

interface Meant {
  plan: Plan
  /** A condition on links `l`. */
  where: RawBuilder<unknown>
  order: Omit<LinkOrder, 'limit'>
}

const totalRow = z.object({ total: z.number() })
const linkKey = z.object({ from_page_id: z.number(), place: z.number() })
export type LinkKey = z.infer<typeof linkKey>

/** Reads links of a plan, and how many there are of them. */
export async function readLinks(
  { database }: Reads,
  { order, offset, ...meant }: Meant & { order: LinkOrder; offset: number },
): Promise<FoundLinks> {
  const { plan, where } = meant
  await joinWhole(database)
  const row = await oneRow(database, totalRow)`
    select count(*) as total from page_links l
    where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id} and ${where}
  `
  const links = await listRows(database, internalLink)`
    with found as materialized (
      ${orderLinks({ ...meant, order })} limit ${order.limit} offset ${offset}
    )
    ${selectLinks(plan, byKey(order))}
  `
  return { links, total: row.total }
}

/** The keys of all links that are meant, in their order. */
export async function readLinkKeys({ database }: Reads, meant: Meant): Promise<LinkKey[]> {
  await joinWhole(database)
  return listRows(database, linkKey)`select from_page_id, place from (${orderLinks(meant)}) as found`
}

/** The links with these keys, in the order of the keys. */
export async function readLinksOf(
  { database }: Reads,
  { plan, keys }: { plan: Plan; keys: readonly LinkKey[] },
): Promise<InternalLink[]> {
  await joinWhole(database)
  return listRows(database, internalLink)`
    with found as materialized (
      select * from unnest(${keys.map((key) => key.from_page_id)}::integer[], ${keys.map(({ place }) => place)}::integer[])
        with ordinality as key (from_page_id, place, number)
    )
    ${selectLinks(plan, sql`found.number`)}
  `
}

/**
 * SQL for the keys of links in their order. There are far more links than pages. So, to sort by URL, the database sorts
 * the pages and reads their links from the first page on until there are enough.
 */
function orderLinks({ plan, where, order }: Meant): RawBuilder<unknown> {
  const isByText = order.sortColumn === 'anchor_text'
  const placed = sql`
    join pages placed on placed.workspace_id = ${plan.workspaceId} and placed.contentplan_id = ${plan.id}
      and placed.id = ${order.sortColumn === 'to_url' ? sql`l.to_page_id` : sql`l.from_page_id`}`
  return sql`
    select l.from_page_id, l.place, ${isByText ? sql`lower(l.anchor) collate "C"` : sql`placed.url collate "C"`} as sort_key
    from page_links l ${isByText ? sql`` : placed}
    where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id} and ${where}
    order by sort_key ${directionOf(order)}, l.from_page_id, l.place`
}

function byKey(order: Meant['order']): RawBuilder<unknown> {
  return sql`found.sort_key ${directionOf(order)}, found.from_page_id, found.place`
}

function directionOf({ sortDirection }: Meant['order']): RawBuilder<unknown> {
  return sortDirection === 'asc' ? sql`asc` : sql`desc`
}

/** SQL for the links of which `found` has the keys. */
function selectLinks(plan: Plan, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select l.from_page_id, l.to_page_id, l.place, f.url as from_url, t.url as to_url, l.anchor as anchor_text, l.text,
      l.is_in_content, l.is_followed, a.id as from_article_id, a.title as from_article_title,
      t.status_code as to_status_code, t.redirects_to as to_redirects_to
    from found
    cross join lateral (
      select * from page_links where from_page_id = found.from_page_id and place = found.place offset 0
    ) as l
    join pages f on f.workspace_id = l.workspace_id and f.id = l.from_page_id
    join pages t on t.workspace_id = l.workspace_id and t.id = l.to_page_id
    left join articles a on a.workspace_id = ${plan.workspaceId} and a.page_id = l.from_page_id
    order by ${order}`
}
