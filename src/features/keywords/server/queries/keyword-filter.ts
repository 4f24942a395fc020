import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { foldPart, readPageUrl, splitWords } from '#features/contentplans/rules.ts'
import { hasNoSerp } from '#features/serps/server/index.ts'
import { hasWords, matches } from '#platform/server/database/search-by-pattern.ts'
import { KEYWORD_STATUSES, type KEYWORD_SOURCES } from '../../contract.ts'
import { type KEYWORD_SORT_COLUMNS } from '../../rules.ts'
import { JOIN_SEARCH_NUMBERS, SEARCH_NUMBERS } from './search-numbers.ts'

export type KeywordStatus = (typeof KEYWORD_STATUSES)[number]

export interface KeywordFilter {
  q: string
  /** Words, or parts of words, that a keyword has in any order. */
  words?: string | undefined
  url?: string | undefined
  /** Only keywords of this cluster. */
  articleId?: number | undefined
  status?: KeywordStatus[] | undefined
  source?: (typeof KEYWORD_SOURCES)[number][] | undefined
  /** Only keywords without real, or without sandbox, search results. */
  withoutSerps?: { isSandbox: boolean } | undefined
  sortColumn: (typeof KEYWORD_SORT_COLUMNS)[number]
  sortDirection: 'asc' | 'desc'
}

const EVERYTHING = new Set(['', '.*'])

/** Whether the filter compares the text of every keyword. */
export function hasText({ q, words = '' }: Pick<KeywordFilter, 'q' | 'words'>): boolean {
  return !EVERYTHING.has(q) || splitWords(words).length > 0
}

/** The statuses that the filter leaves: all of them when it names none. */
export function wantedStatuses({ status = [] }: KeywordFilter): readonly KeywordStatus[] {
  return status.length === 0 ? KEYWORD_STATUSES : [...new Set(status)]
}

/** Keywords `k` of a plan that the filters for text, URL and source leave, of every status. */
export function fromHits(plan: Plan, filter: KeywordFilter): RawBuilder<unknown> {
  const { q, words = '', url, articleId, source, withoutSerps, sortColumn } = filter
  return sql`
    from keywords k ${sortColumn === 'title' ? joinTitles(plan) : sql``}
      ${sortColumn.startsWith('google_') ? JOIN_SEARCH_NUMBERS : sql``}
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      ${source === undefined || source.length === 0 ? sql`` : sql`and k.source = any (${source}::text[])`}
      ${articleId === undefined ? sql`` : sql`and k.article_id = ${articleId}`}
      ${url === undefined || url === '' ? sql`` : isOnPage(url)}
      ${withoutSerps === undefined ? sql`` : sql`and ${hasNoSerp(sql`k.folded`, { ...plan.market, ...withoutSerps })}`}
      ${EVERYTHING.has(q) ? sql`` : sql`and ${matchesText(q)}`} and ${hasWords(sql`k.folded`, splitWords(words))}
  `
}

/** Words alone, after `^`, or between `^` and `$`: they are found without a regular expression, which is faster. */
const WORDS = /^(\^?)([\p{L}\p{M}\p{N} '-]+)(\$?)$/u

function matchesText(q: string): RawBuilder<unknown> {
  const [, from = '', words, to = ''] = WORDS.exec(q) ?? []
  if (words === undefined) return matches(sql`k.keyword`, { field: 'q', pattern: q })
  const folded = foldPart(words)
  switch (`${from}${to}`) {
    case '^$':
      return sql`k.folded = ${folded}`
    case '^':
      return sql`starts_with(k.folded, ${folded})`
    case '':
      return sql`position(${folded} in k.folded) > 0`
    default:
      return matches(sql`k.keyword`, { field: 'q', pattern: q })
  }
}

/**
 * Sorts the clusters by title and joins their places: that is faster than sorting the keywords, which are far more.
 */
function joinTitles({ workspaceId, id }: Plan): RawBuilder<unknown> {
  return sql`
    left join (
      select id, row_number() over (order by lower(title) collate "C", id) as place from articles
      where workspace_id = ${workspaceId} and contentplan_id = ${id}
    ) titled on titled.id = k.article_id
  `
}

function isOnPage(url: string): RawBuilder<unknown> {
  return sql`
    and k.article_id in (
      select a.id from articles a join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
      where a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
        and p.url = ${readPageUrl(url) ?? url}
    )
  `
}

const SORT_KEYS: Record<KeywordFilter['sortColumn'], RawBuilder<unknown>> = {
  keyword: sql`k.folded`,
  estimated_search_volume: sql`k.estimated_search_volume`,
  difficulty: sql`k.difficulty`,
  cpc: sql`k.cpc`,
  competition: sql`k.competition`,
  intent: sql`lower(k.intent) collate "C"`,
  google_impressions_last: SEARCH_NUMBERS.impressions,
  google_clicks_last: SEARCH_NUMBERS.clicks,
  google_ctr_last: SEARCH_NUMBERS.ctr,
  google_position_last: SEARCH_NUMBERS.position,
  title: sql`titled.place`,
  source: sql`k.source`,
  status: sql`k.status`,
  created_at: sql`k.created_at`,
}

/** The expression by which keywords `k` are sorted. */
export function sortKeyOf({ sortColumn }: KeywordFilter): RawBuilder<unknown> {
  return SORT_KEYS[sortColumn]
}

/** The order of the list by a sort key: unknown values last, and of equal ones the older keyword first. */
export function orderBy(
  { sortColumn, sortDirection }: KeywordFilter,
  { key, id }: { key: RawBuilder<unknown>; id: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`
  // Must be written like the index on it. It needs no more: keywords of a plan are never equal and never null.
  if (sortColumn === 'keyword') return sql`order by ${key} ${direction}`
  return sql`order by ${key} ${direction} nulls last, ${id}`
}
