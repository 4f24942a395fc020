import { KEYWORD_SORT_COLUMNS } from '#features/keywords/rules.ts'

export interface Question {
  name: string
  query: Record<string, string>
}

/** A word in every thirtieth keyword or so, an expression for hardly any, and one that matches nothing. */
const PATTERNS = {
  word: 'shoes',
  'rare expression': '^best .*(boots|socks) review$',
  nothing: 'no such words',
}

/** The screen's questions: filters, pages, sizes, and every column sorted. */
export function listQuestions(lastPage: number): Question[] {
  const filters = Object.entries(PATTERNS).map(([name, q]) => ({ name: `filter: ${name}`, query: { q } }))
  const sorts = KEYWORD_SORT_COLUMNS.map((sortColumn) => ({
    name: `sort: ${sortColumn}`,
    query: { sortColumn, sortDirection: 'asc' },
  }))
  return [
    { name: 'first page', query: {} },
    { name: 'inactive ones', query: { status: 'not_in_plan' } },
    { name: 'one source', query: { source: 'google_search_console' } },
    { name: '1,000 rows', query: { limit: '1000' } },
    { name: 'last page', query: { page: String(lastPage) } },
    ...filters,
    { name: 'filter: a word, sorted by it', query: { q: PATTERNS.word, sortColumn: 'keyword' } },
    ...sorts,
  ]
}

/** The same question without row-level security: two plain queries, counts and rows. */
export function writePlainQueries(contentplanId: number, { query }: Question): string[] {
  const { q, status, source, sortColumn = 'estimated_search_volume', sortDirection = 'desc' } = query
  const { limit = '100', page = '1' } = query
  const wheres = [`k.contentplan_id = ${contentplanId}`]
  if (q !== undefined) wheres.push(`k.keyword ~* '${q}'`)
  if (source !== undefined) wheres.push(`k.source = '${source}'`)
  const column = sortColumn.startsWith('google_')
    ? 'null::float8'
    : ({ title: 'a.title', keyword: 'k.folded' }[sortColumn] ?? `k.${sortColumn}`)
  const counts = `select k.status, count(*) from keywords k where ${wheres.join(' and ')} group by k.status`
  if (status !== undefined) wheres.push(`k.status = '${status}'`)
  const rows = `select k.*, a.title from keywords k left join articles a on a.id = k.article_id
    where ${wheres.join(' and ')} order by ${column} ${sortDirection} nulls last, k.id
    limit ${limit} offset ${(Number(page) - 1) * Number(limit)}`
  return [counts, rows]
}
