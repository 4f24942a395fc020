import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import { Invalid } from '#platform/errors.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { readLinks, type FoundLinks, type LinkOrder } from './read-links.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface LinkFilter extends LinkOrder {
  plan: Plan
  urlFilter: string
  direction?: 'incoming' | 'outgoing' | undefined
  page: number
}

const EVERYTHING = new Set(['', '.*'])
const LONGEST_PATTERN = 200

/** The links between pages of a plan of which one end, or the end that `direction` names, matches the filter. */
export async function listLinks(
  ctx: Reads,
  { plan, urlFilter, direction, page, ...order }: LinkFilter,
): Promise<FoundLinks> {
  const window = { plan, order, offset: (page - 1) * order.limit }
  if (EVERYTHING.has(urlFilter)) return readLinks(ctx, { ...window, where: sql`true` })
  const pageId = await findPageId(ctx, plan, urlFilter)
  if (pageId !== null)
    return readLinks(ctx, { ...window, where: endsIn(direction, (end) => sql`${end} = ${pageId}`) })
  if (urlFilter.length > LONGEST_PATTERN)
    throw new Invalid(`urlFilter: no page has this address, and a regular expression is not that long.`)
  const matching = sql`array(
    select id from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and ${matches(sql`url`, { field: 'urlFilter', pattern: urlFilter })}
  )`
  const where = endsIn(direction, (end) => sql`${end} = any (${matching})`)
  return searchByPattern({ ...ctx, workspaceId: plan.workspaceId, field: 'urlFilter' }, () =>
    readLinks(ctx, { ...window, where }),
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
