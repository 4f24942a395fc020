import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { arrangeTree, type TreePlace } from './arrange-tree.ts'

const parentRow = z.object({ id: z.number(), parentId: z.number() })

/** Puts categories below the pages that they name as their parents. */
export async function arrangeCategories(
  { database }: Reads,
  plan: Plan,
  ids: readonly number[],
): Promise<TreePlace[]> {
  const rows = await listRows(database, parentRow)`
    select c.id, p.id as "parentId"
    from pages c join pages p on p.workspace_id = c.workspace_id and p.contentplan_id = c.contentplan_id
      and p.url = c.parent_category_url
    where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id} and c.type = 'category' and p.id <> c.id
  `
  return arrangeTree(ids, new Map(rows.map(({ id, parentId }) => [id, parentId])))
}
