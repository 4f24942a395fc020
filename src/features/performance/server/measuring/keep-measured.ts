import { sql, type RawBuilder } from 'kysely'
import { remeasureArticles } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import type { Measured } from './measure-plan.ts'
import type { MetricRow } from './sums.ts'

const AT_ONCE = 10_000
const WINDOWS = [
  'impressions_last',
  'clicks_last',
  'position_last',
  'impressions_prev',
  'clicks_prev',
  'position_prev',
]
const HISTORY = [
  'impressions_last_year',
  'clicks_last_year',
  'position_last_year',
  'impressions_prev_year',
  'impressions_half_year',
  'clicks_half_year',
]

/** Replaces the stored metrics of a plan. Leaves out keywords and pages that were deleted meanwhile. */
export async function keepMeasured(
  database: Transaction,
  { plan, until, keywords, pages, pageDays, pairs }: Measured,
): Promise<void> {
  const exists = {
    keyword: sql`exists (select from keywords k where k.workspace_id = ${plan.workspaceId} and k.id = found.keyword_id)`,
    page: sql`exists (select from pages p where p.workspace_id = ${plan.workspaceId} and p.id = found.page_id)`,
  }
  await replace(database, plan, {
    table: 'keyword_metrics',
    keys: ['keyword_id'],
    rows: keywords,
    only: exists.keyword,
  })
  await replace(database, plan, {
    table: 'page_metrics',
    keys: ['page_id', 'least_age_days'],
    columns: [...WINDOWS, ...HISTORY],
    rows: pages,
    only: exists.page,
  })
  await replace(database, plan, {
    table: 'keyword_pages',
    keys: ['keyword_id', 'page_id'],
    rows: pairs,
    only: sql`${exists.keyword} and ${exists.page}`,
  })
  await remeasureArticles({ database }, { plan, articleIds: 'all' })
  await sql`
    insert into search_imports (workspace_id, contentplan_id, metrics_until, metrics_days)
    values (${plan.workspaceId}, ${plan.id}, ${until}::date, ${pageDays})
    on conflict (contentplan_id) do update set metrics_until = excluded.metrics_until, metrics_days = excluded.metrics_days
  `.execute(database)
}

interface Replacement {
  table: 'keyword_metrics' | 'page_metrics' | 'keyword_pages'
  /** Columns of whole numbers. */
  keys: ('keyword_id' | 'page_id' | 'least_age_days')[]
  columns?: string[]
  rows: MetricRow[]
  only: RawBuilder<unknown>
}

async function replace(
  database: Transaction,
  plan: Plan,
  { table, keys, columns = WINDOWS, rows, only }: Replacement,
): Promise<void> {
  const all = sql.raw([...keys, ...columns].join(', '))
  const typed = sql.raw(
    [...keys.map((key) => `${key} integer`), ...columns.map((column) => `${column} float8`)].join(', '),
  )
  await sql`
    delete from ${sql.table(table)} where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  for (const chunk of inChunks(rows, AT_ONCE))
    await sql`
      insert into ${sql.table(table)} (workspace_id, contentplan_id, ${all})
      select ${plan.workspaceId}, ${plan.id}, ${all}
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as found (${typed})
      where ${only}
    `.execute(database)
}
