import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { IdeaSource } from '../../rules.ts'
import { changePlan } from '../changing/change-plan.ts'
import { requireHub } from './edit-articles.ts'

interface Claim {
  articleId: number
  /** Where the cluster comes from as an idea for the hub. */
  source: IdeaSource
}

/**
 * Moves clusters into a hub as new ideas, those that are there and in no hub at this moment. Returns how many these
 * are, and the id to undo the change with. Throws NotFound when the plan does not have the hub.
 */
export async function claimArticles(
  ctx: Writes,
  { plan, topicId, claims }: { plan: Plan; topicId: number; claims: readonly Claim[] },
): Promise<{ claimed: number; changeId: number | null }> {
  const touches = async () => {
    await requireHub(ctx, { plan, topicId })
    const rows = await listRows(ctx.database, idRow)`
      select id from articles
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and topic_id is null
        and id = any (${claims.map(({ articleId }) => articleId)}::integer[])
      order by id for no key update
    `
    return { articleIds: rows.map(({ id }) => id) }
  }
  const change = { plan, kind: 'move to hub', touches, recounts: 'nothing' } as const
  const { changeId, touched } = await changePlan(ctx, change, async ({ articleIds }) => {
    const free = new Set(articleIds)
    const kept = claims.filter(({ articleId }) => free.has(articleId))
    await sql`
      update articles a set topic_id = ${topicId}, idea_source = claim.source
      from unnest(${kept.map(({ articleId }) => articleId)}::integer[], ${kept.map(({ source }) => source)}::text[])
        as claim (id, source)
      where a.workspace_id = ${plan.workspaceId} and a.id = claim.id
    `.execute(ctx.database)
  })
  return { claimed: touched.articleIds.length, changeId }
}
