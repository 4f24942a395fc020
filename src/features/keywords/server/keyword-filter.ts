import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readPageUrl } from '#features/pages/rules.ts'
import { Invalid } from '#platform/errors.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import type { KEYWORD_SORT_COLUMNS, KEYWORD_SOURCES, KEYWORD_STATUSES } from '../contract.ts'
import type { Reading } from './keyword-rows.ts'

export interface KeywordFilter {
  q: string
  url?: string | undefined
  status?: (typeof KEYWORD_STATUSES)[number][] | undefined
  source?: (typeof KEYWORD_SOURCES)[number][] | undefined
  sortColumn: (typeof KEYWORD_SORT_COLUMNS)[number]
  sortDirection: 'asc' | 'desc'
}

/** Keywords `k` of a plan that text, URL and source leave, whatever their status. */
export function selectHits(plan: Plan, filter: KeywordFilter): RawBuilder<unknown> {
  const { q, url, source, sortColumn } = filter
  return sql`
    select k.id, k.status, ${SORT_KEYS[sortColumn]} as sort_key
    from keywords k ${sortColumn === 'title' ? joinArticles : sql``}
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      ${source === undefined || source.length === 0 ? sql`` : sql`and k.source = any (${source}::text[])`}
      ${url === undefined || url === '' ? sql`` : isOnPage(url)}
      ${EVERYTHING.has(q) ? sql`` : sql`and k.keyword ~* ${q}`}
  `
}

/** Those of `hits` that the status filter leaves, in their order; of equal ones the older keyword comes first. */
export function orderHits({ status, sortDirection }: KeywordFilter): RawBuilder<unknown> {
  return sql`
    from hits ${isAnyStatus(status) ? sql`` : sql`where status = any (${status}::text[])`}
    order by sort_key ${sortDirection === 'asc' ? sql`asc` : sql`desc`} nulls last, id
  `
}

export function isAnyStatus(status: KeywordFilter['status']): boolean {
  return status === undefined || status.length === 0
}

const EVERYTHING = new Set(['', '.*'])

const joinArticles = sql`
  left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id and a.id = k.article_id
`

const unknown = sql`null::float8`

const SORT_KEYS: Record<KeywordFilter['sortColumn'], RawBuilder<unknown>> = {
  keyword: sql`k.folded`,
  estimated_search_volume: sql`k.estimated_search_volume`,
  difficulty: sql`k.difficulty`,
  cpc: sql`k.cpc`,
  competition: sql`k.competition`,
  google_impressions_last: unknown,
  google_clicks_last: unknown,
  google_ctr_last: unknown,
  google_position_last: unknown,
  title: sql`lower(a.title) collate "C"`,
  source: sql`k.source`,
  status: sql`k.status`,
  created_at: sql`k.created_at`,
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

const LONGEST_MS = 2_000
const BAD_PATTERN = '2201B'
const TOO_SLOW = '57014'

/**
 * Reads with a pattern of a user's, which the database and nothing of ours matches: one that is none, or that is
 * still being matched after two seconds, is Invalid.
 */
export async function readWithPattern<T>(
  { database }: Reading,
  pattern: string,
  read: () => Promise<T>,
): Promise<T> {
  if (EVERYTHING.has(pattern)) return read()
  await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(database)
  try {
    return await read()
  } catch (error) {
    if (errorCode(error) === BAD_PATTERN)
      throw new Invalid(
        'q: this is no regular expression. A backslash before a character takes it literally.',
      )
    if (errorCode(error) === TOO_SLOW)
      throw new Invalid('q: this regular expression takes too long; please search for something simpler.')
    throw error
  }
}
