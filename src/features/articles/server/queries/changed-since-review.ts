import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/** Whether an agent or a script has saved the final draft of a cluster after the version that a person last stood behind. */
export function isChangedSinceReview(cluster: 'a' | 'articles' | 'was'): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${cluster}.${column}`)
  return sql`
    exists (select from article_text_revisions later where later.workspace_id = ${of('workspace_id')}
      and later.article_id = ${of('id')} and later.section = 'final' and (later.agent is not null or later.by_token)
      and later.version > coalesce(${of('reviewed_version')}, 0))
  `
}

/** The same of a published cluster `a`: others are not reviewed any more once an agent has changed them. */
export const isPublishedAndChanged: RawBuilder<unknown> = sql`
  (a.status = 'published' and ${isChangedSinceReview('a')})
`

const foundChange = z.object({ isChanged: z.boolean() })

export async function readPublishedAndChanged(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<boolean> {
  const { isChanged } = await oneRow(database, foundChange)`
    select ${isPublishedAndChanged} as "isChanged" from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = ${articleId}
  `
  return isChanged
}
