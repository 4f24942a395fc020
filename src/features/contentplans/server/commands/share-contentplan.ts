import { sql } from 'kysely'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'
import type { Plan } from '../queries/open-plan.ts'

/**
 * Shares a plan with a new key, or ends its sharing (G-06). Only the caller gets the key: the database stores its hash.
 * An earlier key becomes invalid in both cases.
 */
export async function shareContentplan(
  ctx: MemberContext,
  { plan, share }: { plan: Plan; share: boolean },
): Promise<{ sharingKey: string | null }> {
  await sql`
    update contentplan_shares set disabled_at = now()
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and disabled_at is null
  `.execute(ctx.database)
  const action = share ? 'contentplan shared' : 'contentplan sharing ended'
  await recordAudit(ctx, { workspaceId: plan.workspaceId, action, subjectId: plan.id })
  if (!share) return { sharingKey: null }
  const sharingKey = makeSecretWord()
  await sql`
    insert into contentplan_shares (key_hash, workspace_id, contentplan_id)
    values (${hashSecretWord(sharingKey)}, ${plan.workspaceId}, ${plan.id})
  `.execute(ctx.database)
  return { sharingKey }
}
