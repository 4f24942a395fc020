import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isInWriting } from '../queries/require-not-in-writing.ts'
import { awaitSaves, hasText } from '../texts/await-saves.ts'

/** Whether a cluster `a` stays when it has no keyword left: it is locked, a user has worked on it, or it is being written. */
export const staysEmpty: RawBuilder<unknown> = sql`
  (a.status <> 'no status' or a.article_id_locked or a.is_locked or ${hasText} or ${isInWriting})
`

/** Deletes clusters that have no keyword left, but for those that stay empty. */
export async function deleteEmptyArticles(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  await awaitSaves({ database }, { plan, articleIds })
  await sql`
    delete from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = any (${[...articleIds]}::integer[])
      and not ${staysEmpty}
      and not exists (select from keywords k where k.workspace_id = a.workspace_id
        and k.contentplan_id = a.contentplan_id and k.article_id = a.id)
  `.execute(database)
}
