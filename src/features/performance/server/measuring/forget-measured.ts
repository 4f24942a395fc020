import { sql } from 'kysely'
import { remeasureArticles } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Deletes what was measured of a plan's keywords, pages and clusters: their numbers are not known any more. */
export async function forgetMeasured(database: Transaction, plan: Plan): Promise<void> {
  for (const table of ['keyword_metrics', 'page_metrics', 'keyword_pages'] as const)
    await sql`
      delete from ${sql.table(table)} where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    `.execute(database)
  await remeasureArticles({ database }, { plan, articleIds: 'all' })
}
