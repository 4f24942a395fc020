import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { splitWords } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { hasWords, matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { ARTICLE_STATUSES, type articleFilter } from '../../contract.ts'
import { ARTICLE_METRICS, type ArticleMetric } from '../../rules.ts'
import { metricColumn } from './metric-columns.ts'
import { fromArticles, knownVolume, matchRate, readArticleRows, type ArticleRow } from './article-rows.ts'

type Filter = z.output<typeof articleFilter>

interface ArticlePage {
  articles: ArticleRow[]
  total: number
  counts: { pageCounts: PageCounts }
}

type PageCounts = Pick<z.infer<typeof foundArticles>, 'existing' | 'new'>

const EVERYTHING = new Set(['', '.*'])

/** One page of the clusters that match a filter, and how many of all matches have a page of the site. */
export async function listArticles(
  ctx: Reads,
  { plan, ...filter }: Filter & { plan: Plan },
): Promise<ArticlePage> {
  await joinWhole(ctx.database)
  const { ids, total, ...pageCounts } = await findArticles(ctx, plan, filter)
  const articles = await readArticleRows(ctx, {
    where: sql`a.id = any (${ids}::integer[])`,
    rest: sql`order by array_position(${ids}::integer[], a.id)`,
  })
  return { articles, total, counts: { pageCounts } }
}

const foundArticles = z.object({
  existing: z.number(),
  new: z.number(),
  total: z.number(),
  ids: z.array(z.number()),
})

async function findArticles(
  { database }: Reads,
  plan: Plan,
  filter: Filter,
): Promise<z.infer<typeof foundArticles>> {
  const direction = filter.orderByDirection === 'asc' ? sql`asc` : sql`desc`
  const isWanted = wantedPages(filter)
  const read = () =>
    oneRow(database, foundArticles)`
      with hits as materialized (
        select a.id, a.page_id is not null as is_existing, ${sortKey(filter.orderByColumn)} as sort_key
        ${fromArticles}
        where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} ${conditions(plan, filter)}
      ), wanted as (select * from hits where ${isWanted})
      select
        (select count(*) filter (where is_existing) from hits) as existing,
        (select count(*) filter (where not is_existing) from hits) as new,
        (select count(*) from wanted) as total,
        array(
          select id from wanted order by sort_key ${direction} nulls last, id
          limit ${filter.limit} offset ${filter.offset}
        ) as ids
    `
  const patternField = findPatternField(filter)
  return patternField === null
    ? read()
    : searchByPattern({ database, workspaceId: plan.workspaceId, field: patternField }, read)
}

/** Both flags together mean all clusters, and so does neither. */
function wantedPages({ filter_existing: existing, filter_new: fresh }: Filter): RawBuilder<unknown> {
  const isExisting = existing ?? (fresh ? false : null)
  if (isExisting === null || existing === fresh) return sql`true`
  return isExisting ? sql`is_existing` : sql`not is_existing`
}

/** The field that an error about the pattern names. */
function findPatternField({ filter_title, filter_keyword }: Filter): string | null {
  if (!EVERYTHING.has(filter_title)) return 'filter_title'
  return EVERYTHING.has(filter_keyword ?? '') ? null : 'filter_keyword'
}

function conditions(plan: Plan, filter: Filter): RawBuilder<unknown> {
  const { filter_title: title, filter_keyword: keyword = '' } = filter
  const titleWords = splitWords(filter.filter_title_words ?? '')
  const keywordWords = splitWords(filter.filter_keyword_words ?? '')
  const parts = [
    ...(EVERYTHING.has(title)
      ? []
      : [sql`and ${matches(sql`a.title`, { field: 'filter_title', pattern: title })}`]),
    ...(titleWords.length === 0 ? [] : [sql`and ${hasWords(sql`lower(a.title)`, titleWords)}`]),
    ...(EVERYTHING.has(keyword)
      ? []
      : [hasKeyword(plan, matches(sql`m.keyword`, { field: 'filter_keyword', pattern: keyword }))]),
    ...(keywordWords.length === 0 ? [] : [hasKeyword(plan, hasWords(sql`m.folded`, keywordWords))]),
    ...(filter.filter_change === undefined ? [] : [hasJoined(plan, filter.filter_change)]),
    ...(filter.filter_alert === undefined ? [] : [sql`and ${sql.ref(`al.${filter.filter_alert}`)}`]),
    ...(filter.filter_except === undefined ? [] : [sql`and a.id <> ${filter.filter_except}`]),
    ...(filter.filter_only === undefined ? [] : [sql`and a.id = any (${filter.filter_only}::integer[])`]),
    ...between(sql`a.keyword_count`, filter.filter_min_keyword_count, filter.filter_max_keyword_count),
    ...between(
      knownVolume,
      filter.filter_min_estimated_search_volume,
      filter.filter_max_estimated_search_volume,
    ),
  ]
  return sql.join([sql``, ...parts], sql` `)
}

function between(
  column: RawBuilder<unknown>,
  least: number | undefined,
  most: number | undefined,
): RawBuilder<unknown>[] {
  return [
    ...(least === undefined ? [] : [sql`and ${column} >= ${least}`]),
    ...(most === undefined ? [] : [sql`and ${column} <= ${most}`]),
  ]
}

/** Clusters that keywords joined by a change, new ones included. */
function hasJoined(plan: Plan, changeId: number): RawBuilder<unknown> {
  return sql`
    and a.id = any (array(
      select distinct unnest(places_after) from plan_changes
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
    ))
  `
}

/** With an array, the database reads the keywords once, even when it has no statistics yet about a new plan. */
function hasKeyword(plan: Plan, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    and a.id = any (array(
      select m.article_id from keywords m
      where m.workspace_id = ${plan.workspaceId} and m.contentplan_id = ${plan.id}
        and m.article_id is not null and ${condition}
    ))
  `
}

type SortColumn = Filter['orderByColumn']

const SORT_KEYS: Record<Exclude<SortColumn, ArticleMetric>, RawBuilder<unknown>> = {
  title: sql`lower(a.title) collate "C"`,
  main_keyword: sql`k.folded`,
  keyword_count: sql`a.keyword_count`,
  estimated_search_volume: knownVolume,
  serp_overlap: sql`a.serp_overlap`,
  relevance: sql`a.relevance`,
  topic_name: sql`lower(t.name) collate "C"`,
  article_url: sql`p.url collate "C"`,
  status: sql`array_position(${[...ARTICLE_STATUSES]}::text[], a.status)`,
  created_at: sql`a.created_at`,
  potential_clicks: sql`m.potential_clicks`,
  cluster_match_rate: matchRate,
  suggested_action: sql`pa.action`,
}

function sortKey(column: SortColumn): RawBuilder<unknown> {
  return isMetric(column) ? metricColumn(column) : SORT_KEYS[column]
}

function isMetric(column: SortColumn): column is ArticleMetric {
  return ARTICLE_METRICS.some((name) => name === column)
}
