import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

const lockedArticle = z.object({ title: z.string() })

/** Throws Conflict when a user has locked one of these clusters. The caller holds the plan's lock. */
export async function requireUnlocked(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  const [first, ...more] = await listRows(database, lockedArticle)`
    select title from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and is_locked
      and id = any (${[...articleIds]}::integer[])
    order by id
  `
  if (first === undefined) return
  const one = `“${first.title}”`
  if (more.length === 0) throw new Conflict(`The cluster ${one} is locked. Unlock it first.`)
  throw new Conflict(`${more.length + 1} of these clusters are locked, ${one} among them. Unlock them first.`)
}
