import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { sharedKeyword } from '#features/keywords/contract.ts'
import { pageKeyword } from '../../contract.ts'
import type { PAGE_KEYWORD_SORT_COLUMNS } from '../../rules.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

type PageKeyword = z.infer<typeof pageKeyword>

interface Wanted {
  plan: Plan
  pageId: number
  limit: number
  page: number
  sortColumn: (typeof PAGE_KEYWORD_SORT_COLUMNS)[number]
  sortDirection: 'asc' | 'desc'
}

const totalRow = z.object({ total: z.number() })

/** The keywords for which a page was seen in search, with its numbers for each. */
export async function listPageKeywords(
  { database }: Reads,
  { plan, pageId, limit, page, sortColumn, sortDirection }: Wanted,
): Promise<{ keywords: PageKeyword[]; total: number }> {
  await joinWhole(database)
  const ofPage = sql`
    from keyword_pages m
    join keywords k on k.workspace_id = m.workspace_id and k.contentplan_id = m.contentplan_id and k.id = m.keyword_id
    where m.workspace_id = ${plan.workspaceId} and m.contentplan_id = ${plan.id} and m.page_id = ${pageId}`
  const { total } = await oneRow(database, totalRow)`select count(*) as total ${ofPage}`
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  const keywords = await listRows(database, pageKeyword)`
    select found.id, found.id as keyword_id, found.keyword, found.estimated_search_volume, found.volume_is_rough,
      found.article_id, a.title,
      found.excluded, found.impressions_last as google_impressions_last, found.clicks_last as google_clicks_last,
      found.clicks_last / nullif(found.impressions_last, 0) as google_ctr_last,
      found.position_last as google_position_last, found.impressions_prev as google_impressions_prev,
      found.clicks_prev as google_clicks_prev, found.position_prev as google_position_prev,
      found.impressions_last as impressions
    from (
      select k.id, k.keyword, k.estimated_search_volume, k.volume_is_rough, k.article_id, k.excluded, m.impressions_last,
        m.clicks_last,
        m.position_last, m.impressions_prev, m.clicks_prev, m.position_prev,
        row_number() over (order by ${SORT_KEYS[sortColumn]} ${direction} nulls last, k.id) as place
      ${ofPage}
      order by place limit ${limit} offset ${(page - 1) * limit}
    ) as found
    left join articles a on a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = found.article_id
    order by found.place
  `
  return { keywords, total }
}

/** What a visitor with the sharing key of the page's cluster sees of these keywords: the most searched first. */
export async function listSharedKeywords(
  { database }: Reads,
  { plan, pageId, limit, page }: Pick<Wanted, 'plan' | 'pageId' | 'limit' | 'page'>,
) {
  const ofPage = sql`
    from keyword_pages m
    join keywords k on k.workspace_id = m.workspace_id and k.contentplan_id = m.contentplan_id and k.id = m.keyword_id
    where m.workspace_id = ${plan.workspaceId} and m.contentplan_id = ${plan.id} and m.page_id = ${pageId}
      and not k.excluded`
  const { total } = await oneRow(database, totalRow)`select count(*) as total ${ofPage}`
  const keywords = await listRows(database, sharedKeyword)`
    select k.keyword, k.estimated_search_volume, k.volume_is_rough ${ofPage}
    order by k.estimated_search_volume desc nulls last, k.id
    limit ${limit} offset ${(page - 1) * limit}
  `
  return { keywords, total }
}

const SORT_KEYS: Record<Wanted['sortColumn'], RawBuilder<unknown>> = {
  keyword: sql`k.folded`,
  estimated_search_volume: sql`k.estimated_search_volume`,
  google_impressions_last: sql`m.impressions_last`,
  google_clicks_last: sql`m.clicks_last`,
  google_position_last: sql`m.position_last`,
}
