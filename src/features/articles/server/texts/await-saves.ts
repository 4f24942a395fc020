import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** Whether a cluster `a` has a text that is not empty. */
export const hasText: RawBuilder<unknown> = sql`
  exists (select from article_texts written where written.workspace_id = a.workspace_id
    and written.contentplan_id = a.contentplan_id and written.article_id = a.id and written.text <> '')
`

/**
 * Waits until texts are saved that are being saved at this moment in clusters without keywords, and lets no other save
 * begin there until the transaction ends: a statement that follows then sees which of the clusters have a text.
 */
export async function awaitSaves(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  await sql`
    select from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = any (${[...articleIds]}::integer[])
      and not exists (select from keywords k where k.workspace_id = a.workspace_id
        and k.contentplan_id = a.contentplan_id and k.article_id = a.id)
    order by a.id for update
  `.execute(database)
}
