import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import { pageCounts } from '../../contract.ts'
import { BLOG_TYPES, type PAGE_SORT_COLUMNS, type PageType } from '../../rules.ts'
import { arrangeCategories } from './arrange-categories.ts'
import {
  categoryName,
  joinArticles,
  joinMetrics,
  readPageRows,
  SEARCH_NUMBERS,
  type PageRow,
} from './page-rows.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

export interface PageFilter {
  plan: Plan
  search: string
  /** Null and absent mean both. */
  excluded?: boolean | null | undefined
  isFavorite?: boolean | null | undefined
  hasArticle?: boolean | null | undefined
  typeFilter?: PageType[] | undefined
  sortColumn: (typeof PAGE_SORT_COLUMNS)[number]
  sortDirection: 'asc' | 'desc'
  asTree?: boolean | null | undefined
}

type Counts = z.infer<typeof pageCounts>

const EVERYTHING = new Set(['', '.*'])

/** One page of the list of a plan's pages that match a filter, and the counts of the tabs. */
export async function listPages(
  ctx: Reads,
  { limit, page, ...filter }: PageFilter & { limit: number; page: number },
): Promise<{ pages: (PageRow & { level: number })[]; pageCounts: Counts }> {
  const offset = (page - 1) * limit
  const isTree = filter.asTree === true
  const { ids, ...counts } = await findPages(ctx, filter, isTree ? null : { limit, offset })
  const places = isTree
    ? (await arrangeCategories(ctx, filter.plan, ids)).slice(offset, offset + limit)
    : ids.map((id) => ({ id, level: 0 }))
  const rows = await readPageRows(ctx, { plan: filter.plan, ids: places.map(({ id }) => id) })
  const levels = new Map(places.map(({ id, level }) => [id, level]))
  return {
    pages: rows.map((row) => ({ ...row, level: levels.get(row.page_id) ?? 0 })),
    pageCounts: counts,
  }
}

/** The ids of all pages that a filter leaves, in the order of the list. */
export async function listPageIds(ctx: Reads, filter: PageFilter): Promise<number[]> {
  const { ids } = await findPages(ctx, filter, null)
  return filter.asTree === true ? (await arrangeCategories(ctx, filter.plan, ids)).map(({ id }) => id) : ids
}

const foundPages = pageCounts.extend({ ids: z.array(z.number()) })
type Found = z.infer<typeof foundPages>

async function findPages(ctx: Reads, filter: PageFilter, window: Window | null): Promise<Found> {
  await joinWhole(ctx.database)
  const find = () => countAndFind(ctx, filter, window)
  return EVERYTHING.has(filter.search)
    ? find()
    : searchByPattern({ ...ctx, workspaceId: filter.plan.workspaceId, field: 'search' }, find)
}

interface Window {
  limit: number
  offset: number
}

/** Null as the window gives the ids of all pages. */
async function countAndFind(
  { database }: Reads,
  { plan, search, excluded, isFavorite, hasArticle, typeFilter = [], ...sort }: PageFilter,
  window: Window | null,
): Promise<Found> {
  const wanted = sql.join(
    [
      sql`true`,
      ...(excluded === null || excluded === undefined ? [] : [sql`is_excluded = ${excluded}`]),
      ...(hasArticle === null || hasArticle === undefined ? [] : [sql`has_article = ${hasArticle}`]),
      ...(typeFilter.length === 0 ? [] : [sql`type = any (${typeFilter}::text[])`]),
    ],
    sql` and `,
  )
  const direction = sort.sortDirection === 'asc' ? sql`asc` : sql`desc`
  return oneRow(database, foundPages)`
    with hits as materialized (
      select p.id, p.type, p.is_excluded, ${hasArticle === undefined || hasArticle === null ? sql`` : sql`${isMatched} as has_article,`}
        ${SORT_KEYS[sort.sortColumn]} as sort_key
      from pages p ${sort.sortColumn.startsWith('google_') ? joinMetrics : sql``}
        ${sort.sortColumn === 'article_title' ? joinArticles : sql``}
      where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
        ${isFavorite === null || isFavorite === undefined ? sql`` : sql`and ${isFavoritePage} = ${isFavorite}`}
        ${EVERYTHING.has(search) ? sql`` : sql`and ${matches(sql`p.url`, { field: 'search', pattern: search })}`}
    )
    select
      count(*) filter (where not is_excluded and type = 'category') as "categoryCount",
      count(*) filter (where not is_excluded and type = 'product') as "productsCount",
      count(*) filter (where not is_excluded and type = any (${[...BLOG_TYPES]}::text[])) as "blogCount",
      count(*) filter (where not is_excluded and type <> all (${['category', 'product', ...BLOG_TYPES]}::text[])) as "otherCount",
      count(*) filter (where not is_excluded) as "activeCount",
      count(*) filter (where is_excluded) as "excludedCount",
      count(*) as "totalCount",
      count(*) filter (where ${wanted}) as "filteredCount",
      array(
        select id from hits where ${wanted} order by sort_key ${direction} nulls last, id
        ${window === null ? sql`` : sql`limit ${window.limit} offset ${window.offset}`}
      ) as ids
    from hits
  `
}

const isFavoritePage = sql`
  exists (select from articles f where f.workspace_id = p.workspace_id and f.page_id = p.id and f.show_in_map)
`

const isMatched = sql`
  exists (select from articles c where c.workspace_id = p.workspace_id and c.page_id = p.id)
`

/** Sorts by code points, which is the same on every server. */
function textKey(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(${text}) collate "C"`
}

const SORT_KEYS: Record<PageFilter['sortColumn'], RawBuilder<unknown>> = {
  url: sql`p.url collate "C"`,
  title: textKey(sql`p.title`),
  article_title: textKey(sql`a.title`),
  type: sql`p.type`,
  status_code: sql`p.status_code`,
  google_impressions_last: SEARCH_NUMBERS.impressions,
  google_clicks_last: SEARCH_NUMBERS.clicks,
  google_position_last: SEARCH_NUMBERS.position,
  google_impressions_prev: sql`m.impressions_prev`,
  google_clicks_prev: sql`m.clicks_prev`,
  google_position_prev: sql`m.position_prev`,
  inLinksCount: sql`p.in_links`,
  inLinksFromBlog: sql`p.in_links_from_blog`,
  published_at: sql`p.published_at`,
  parent_category: textKey(sql`p.parent_category`),
  category_name: textKey(categoryName),
  stock_status: sql`p.stock_status`,
  created_at: sql`p.created_at`,
}
