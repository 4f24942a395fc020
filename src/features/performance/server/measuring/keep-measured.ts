import { sql, type RawBuilder, type Transaction } from 'kysely'
import { remeasureArticles } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import type { Measured } from './measure-plan.ts'
import type { MetricRow } from './sums.ts'

const AT_ONCE = 10_000
const COLUMNS = sql.raw(
  'impressions_last, clicks_last, position_last, impressions_prev, clicks_prev, position_prev',
)
const TYPED = sql.raw(
  'impressions_last float8, clicks_last float8, position_last float8, impressions_prev float8, clicks_prev float8, position_prev float8',
)

/** Puts what was measured in the place of what was known. What has been deleted meanwhile is left out. */
export async function keepMeasured(
  database: Transaction<Database>,
  { plan, until, keywords, pages, pairs }: Measured,
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
  await replace(database, plan, { table: 'page_metrics', keys: ['page_id'], rows: pages, only: exists.page })
  await replace(database, plan, {
    table: 'keyword_pages',
    keys: ['keyword_id', 'page_id'],
    rows: pairs,
    only: sql`${exists.keyword} and ${exists.page}`,
  })
  await remeasureArticles({ database }, { plan, articleIds: 'all' })
  await sql`
    update contentplans set metrics_until = ${until}::date where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `.execute(database)
}

interface Replacement {
  table: 'keyword_metrics' | 'page_metrics' | 'keyword_pages'
  keys: ('keyword_id' | 'page_id')[]
  rows: MetricRow[]
  only: RawBuilder<unknown>
}

async function replace(
  database: Transaction<Database>,
  plan: Plan,
  { table, keys, rows, only }: Replacement,
): Promise<void> {
  const ids = sql.raw(keys.join(', '))
  await sql`
    delete from ${sql.table(table)} where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  for (const chunk of inChunks(rows, AT_ONCE))
    await sql`
      insert into ${sql.table(table)} (workspace_id, contentplan_id, ${ids}, ${COLUMNS})
      select ${plan.workspaceId}, ${plan.id}, ${ids}, ${COLUMNS}
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as found (${sql.raw(keys.map((key) => `${key} integer`).join(', '))}, ${TYPED})
      where ${only}
    `.execute(database)
}
