import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import { Invalid } from '#platform/errors.ts'
import { LONGEST_PATTERN, readPageUrl } from '#features/contentplans/rules.ts'
import type { LINK_TARGETS } from '../../rules.ts'
import { leadsTo } from './page-states.ts'
import { readLinkKeys, readLinks, type FoundLinks, type LinkKey, type LinkOrder } from './read-links.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface LinkFilter extends Omit<LinkOrder, 'limit'> {
  plan: Plan
  urlFilter: string
  direction?: 'incoming' | 'outgoing' | undefined
  target?: (typeof LINK_TARGETS)[number] | undefined
  inContent?: boolean | null | undefined
}

const EVERYTHING = new Set(['', '.*'])

/** The links between pages of a plan of which one end, or the end that `direction` names, matches the filter. */
export async function listLinks(
  ctx: Reads,
  { limit, page, ...filter }: LinkFilter & { limit: number; page: number },
): Promise<FoundLinks> {
  const { plan, sortColumn, sortDirection } = filter
  return withCondition(ctx, filter, (where) =>
    readLinks(ctx, {
      plan,
      where,
      order: { limit, sortColumn, sortDirection },
      offset: (page - 1) * limit,
    }),
  )
}

/** The keys of all links that a filter leaves, in their order. */
export async function listLinkKeys(ctx: Reads, filter: LinkFilter): Promise<LinkKey[]> {
  const { plan, sortColumn, sortDirection } = filter
  return withCondition(ctx, filter, (where) =>
    readLinkKeys(ctx, { plan, where, order: { sortColumn, sortDirection } }),
  )
}

/** Reads links by the condition on links `l` that a filter stands for. */
async function withCondition<T>(
  ctx: Reads,
  { plan, urlFilter, direction, target, inContent }: LinkFilter,
  read: (where: RawBuilder<unknown>) => Promise<T>,
): Promise<T> {
  const isMeant = sql`${target === undefined ? sql`true` : leadsTo(plan, target)} and ${inContent === true ? sql`l.is_in_content` : sql`true`}`
  if (EVERYTHING.has(urlFilter)) return read(isMeant)
  const pageId = await findPageId(ctx, plan, urlFilter)
  if (pageId !== null) return read(sql`${isMeant} and ${endsIn(direction, (end) => sql`${end} = ${pageId}`)}`)
  if (urlFilter.length > LONGEST_PATTERN)
    throw new Invalid(`urlFilter: no page has this address, and a regular expression is not that long.`)
  const matching = sql`(
    select id from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and ${matches(sql`url`, { field: 'urlFilter', pattern: urlFilter })}
  )`
  return searchByPattern({ ...ctx, workspaceId: plan.workspaceId, field: 'urlFilter' }, () =>
    read(sql`${isMeant} and ${endsIn(direction, (end) => sql`${end} in ${matching}`)}`),
  )
}

function endsIn(
  direction: LinkFilter['direction'],
  isWanted: (end: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [from, to] = [isWanted(sql`l.from_page_id`), isWanted(sql`l.to_page_id`)]
  if (direction === undefined) return sql`(${from} or ${to})`
  return direction === 'incoming' ? to : from
}

async function findPageId({ database }: Reads, plan: Plan, address: string): Promise<number | null> {
  const url = readPageUrl(address)
  if (url === null) return null
  const row = await findRow(database, idRow)`
    select id from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and url = ${url}
  `
  return row?.id ?? null
}
