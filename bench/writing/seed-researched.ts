import { sql } from 'kysely'
import { openPlan } from '#features/contentplans/server/index.ts'
import { itemAt } from '#platform/items.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { prepareArticle } from '#tests/support/writing/prepare-article.ts'
import type { Scene } from '../api/scene.ts'

const log = { warn: console.error, error: console.error }

/** A cluster in the first plan of a scene, whose research is done: its draft has two sections. */
export async function seedResearched({
  url,
  workspaceId,
}: Scene): Promise<{ contentplanId: number; articleId: number }> {
  const database = openDatabase({ log }, { url, name: 'bench' })
  try {
    return await database.transaction().execute(async (open) => {
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
      const { rows } = await sql<{ id: number; contentplanId: number }>`
        insert into articles (workspace_id, contentplan_id, title)
        select workspace_id, id, 'Hiking boots' from contentplans where workspace_id = ${workspaceId}
        order by id limit 1 returning id, contentplan_id as "contentplanId"
      `.execute(open)
      const { id: articleId, contentplanId } = itemAt(rows, 0)
      const plan = await openPlan({ database: open, workspaceId }, contentplanId)
      const ctx = { database: open, workspaceId, userId: null, now: new Date() }
      await prepareArticle(ctx, { plan, articleId, status: 'researched' })
      return { contentplanId, articleId }
    })
  } finally {
    await database.destroy()
  }
}
