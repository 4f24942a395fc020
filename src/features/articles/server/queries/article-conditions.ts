import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { splitWords } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { hasWords, matches } from '#platform/server/database/search-by-pattern.ts'
import type { articleFilter } from '../../contract.ts'
import { FILTER_METRICS, NONE } from '../../rules.ts'
import { columnOf } from './article-columns.ts'
import { kind, publishedAt } from './article-rows.ts'

export type ArticleFilter = z.output<typeof articleFilter>
type Condition = RawBuilder<unknown>

const EVERYTHING = new Set(['', '.*'])
const PATTERN_FIELDS = ['filter_title', 'filter_keyword', 'filter_article_url'] as const

/** The field that an error about the pattern names; null without a pattern. */
export function findPatternField(filter: ArticleFilter): string | null {
  return PATTERN_FIELDS.find((name) => !EVERYTHING.has(filter[name] ?? '')) ?? null
}

/**
 * The conditions of a filter on `fromArticles`, joined by `and`, without those that are counted (kinds of pages, hubs).
 */
export function conditionsOf(plan: Plan, filter: ArticleFilter): Condition {
  return sql.join(
    [
      sql`true`,
      ...textConditions(plan, filter),
      ...attributeConditions(filter),
      ...listConditions(plan, filter),
    ],
    sql` and `,
  )
}

function textConditions(plan: Plan, filter: ArticleFilter): Condition[] {
  const pattern = (column: Condition, field: (typeof PATTERN_FIELDS)[number]) => {
    const text = filter[field] ?? ''
    return EVERYTHING.has(text) ? [] : [matches(column, { field, pattern: text })]
  }
  const words = (column: Condition, text = '') => {
    const found = splitWords(text)
    return found.length === 0 ? [] : [hasWords(column, found)]
  }
  const ofKeyword = [
    ...pattern(sql`m.keyword`, 'filter_keyword').map((one) => hasKeyword(plan, one)),
    ...words(sql`m.folded`, filter.filter_keyword_words).map((one) => hasKeyword(plan, one)),
  ]
  return [
    ...pattern(sql`a.title`, 'filter_title'),
    ...words(sql`lower(a.title)`, filter.filter_title_words),
    ...pattern(sql`p.url`, 'filter_article_url'),
    ...words(sql`lower(p.url)`, filter.filter_article_url_words),
    ...ofKeyword,
  ]
}

/** With an array, the database reads the keywords once, even when it has no statistics yet about a new plan. */
function hasKeyword(plan: Plan, condition: Condition): Condition {
  return sql`
    a.id = any (array(
      select m.article_id from keywords m
      where m.workspace_id = ${plan.workspaceId} and m.contentplan_id = ${plan.id}
        and m.article_id is not null and ${condition}
    ))
  `
}

function attributeConditions(filter: ArticleFilter): Condition[] {
  return [
    ...is(sql`a.show_in_map`, filter.filter_show_in_map),
    ...is(sql`a.is_locked`, filter.filter_locked),
    ...oneOf(sql`a.status`, filter.filter_status),
    ...oneOf(sql`a.priority`, filter.filter_priority),
    ...oneOf(kind.funnel, filter.filter_funnel),
    ...oneOf(kind.type, filter.filter_type),
    ...oneOf(kind.intent, filter.filter_intent),
    ...oneOf(sql`p.status_code::text`, filter.filter_status_code?.map(String)),
    ...hasAlert(filter.filter_alert),
    ...dayRange(sql`a.created_at`, filter.filter_min_created_at, filter.filter_max_created_at),
    ...dayRange(publishedAt, filter.filter_min_published_at, filter.filter_max_published_at),
    ...FILTER_METRICS.flatMap((name) =>
      numberRange(columnOf(name), filter[`filter_min_${name}`], filter[`filter_max_${name}`]),
    ),
  ]
}

/** The condition, or its opposite; nothing when neither is wanted. */
export function is(column: Condition, wanted: boolean | null | undefined): Condition[] {
  if (wanted === null || wanted === undefined) return []
  return [wanted ? column : sql`not (${column})`]
}

/** A column that has one of these values; the value `none` stands for null. An empty list keeps everything. */
function oneOf(column: Condition, values: readonly string[] | undefined): Condition[] {
  if (values === undefined || values.length === 0) return []
  return [sql`coalesce(${column}, ${NONE}) = any (${[...values]}::text[])`]
}

function hasAlert(alerts: ArticleFilter['filter_alert']): Condition[] {
  if (alerts === undefined || alerts.length === 0) return []
  const parts = alerts.map((alert) =>
    alert === NONE ? sql`al.article_id is null` : sql`coalesce(${sql.ref(`al.${alert}`)}, false)`,
  )
  return [sql`(${sql.join(parts, sql` or `)})`]
}

function dayRange(column: Condition, least: string | undefined, most: string | undefined): Condition[] {
  return range(sql`(${column} at time zone 'utc')::date`, least, most)
}

/** Compares as float8: a bound of a column of integers may be 0.5, or more than an integer can hold. */
function numberRange(column: Condition, least: number | undefined, most: number | undefined): Condition[] {
  return range(sql`(${column})::float8`, least, most)
}

function range(
  column: Condition,
  least: string | number | undefined,
  most: string | number | undefined,
): Condition[] {
  return [
    ...(least === undefined ? [] : [sql`${column} >= ${least}`]),
    ...(most === undefined ? [] : [sql`${column} <= ${most}`]),
  ]
}

function listConditions(plan: Plan, filter: ArticleFilter): Condition[] {
  const { filter_change: change, filter_except: except, filter_only: only } = filter
  return [
    ...(change === undefined ? [] : [hasJoined(plan, change)]),
    ...(except === undefined ? [] : [sql`a.id <> ${except}`]),
    ...(only === undefined ? [] : [sql`a.id = any (${only}::integer[])`]),
  ]
}

/** Clusters that keywords joined by a change, new ones included. */
function hasJoined(plan: Plan, changeId: number): Condition {
  return sql`
    a.id = any (array(
      select distinct unnest(places_after) from plan_changes
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
    ))
  `
}

/** The kinds of pages that a filter asks for, on rows of `found`; both of existing and new together mean all. */
export function wantedPages(filter: ArticleFilter): Condition {
  const { filter_existing: existing, filter_new: fresh, filter_shortcut: shortcut } = filter
  const isExisting = existing ?? (fresh ? false : null)
  const parts = [
    sql`true`,
    ...(isExisting === null || existing === fresh ? [] : is(sql`is_existing`, isExisting)),
    ...oneOf(sql`action`, filter.filter_action),
    ...(shortcut === undefined ? [] : [sql.ref(`is ${shortcut}`)]),
  ]
  return sql.join(parts, sql` and `)
}

/** The hubs that a filter asks for, on rows of `found`. */
export function wantedHubs({ filter_topicId: ids }: ArticleFilter): Condition {
  return ids === undefined || ids.length === 0
    ? sql`true`
    : sql.join(oneOf(sql`topic_id::text`, ids.map(String)))
}
