import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** Whether a run is writing a cluster `a`. */
export const isInWriting: RawBuilder<unknown> = sql`
  exists (select from runs r where r.workspace_id = a.workspace_id and r.contentplan_id = a.contentplan_id
    and r.state in ('queued', 'running', 'waiting') and (r.about ->> 'clusterId')::integer = a.id)
`

const writtenArticle = z.object({ title: z.string() })

interface OfArticles {
  plan: Plan
  articleIds: readonly number[]
}

/** Throws Conflict when a run is writing one of these clusters. The caller holds the plan's lock. */
export async function requireNotInWriting(ctx: Reads, of: OfArticles): Promise<void> {
  const [first, ...more] = await listInWriting(ctx, of)
  if (first === undefined) return
  const one = `“${first.title}”`
  if (more.length === 0)
    throw new Conflict(
      `The cluster ${one} is being written. Wait until it is done, or cancel the writing first.`,
    )
  throw new Conflict(
    `${more.length + 1} of these clusters are being written, ${one} among them. Wait until they are done, or cancel the writing first.`,
  )
}

async function listInWriting(
  { database }: Reads,
  { plan, articleIds }: OfArticles,
): Promise<z.infer<typeof writtenArticle>[]> {
  return listRows(database, writtenArticle)`
    select a.title from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.id = any (${[...articleIds]}::integer[]) and ${isInWriting}
    order by a.id
  `
}
