import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { exactTime } from '#platform/server/database/iso-time.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'
import type { Plan } from '../queries/open-plan.ts'

interface Sharing {
  plan: Plan
  share: boolean
  /** When the link was made that the caller knows, null for none; undefined replaces any. */
  sharedAt: string | null | undefined
}

/**
 * Shares a plan with a new key, or ends its sharing (G-06). Only the caller gets the key: the database stores its hash.
 * An earlier key becomes invalid in both cases. Throws Conflict when the sharing is another one than the caller knows.
 */
export async function shareContentplan(
  ctx: MemberContext,
  { plan, share, sharedAt }: Sharing,
): Promise<{ sharingKey: string | null; shared_at: string | null }> {
  const known = await findRow(ctx.database, shareRow)`
    select ${exactTime(sql`created_at`)} as "sharedAt" from contentplan_shares
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and disabled_at is null for update
  `
  if (sharedAt !== undefined && sharedAt !== (known?.sharedAt ?? null)) throw new Conflict(CHANGED)
  // Of a caller who knows of no link, a link that another window makes at this moment must not end.
  if (known !== null || sharedAt === undefined)
    await sql`
      update contentplan_shares set disabled_at = now()
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and disabled_at is null
    `.execute(ctx.database)
  const action = share ? 'contentplan shared' : 'contentplan sharing ended'
  await recordAudit(ctx, { workspaceId: plan.workspaceId, action, subjectId: plan.id })
  if (!share) return { sharingKey: null, shared_at: null }
  const sharingKey = makeSecretWord()
  const made = await findRow(ctx.database, shareRow)`
    insert into contentplan_shares (key_hash, workspace_id, contentplan_id, created_at)
    values (${hashSecretWord(sharingKey)}, ${plan.workspaceId}, ${plan.id}, clock_timestamp())
    on conflict (contentplan_id) where disabled_at is null do nothing
    returning ${exactTime(sql`created_at`)} as "sharedAt"
  `
  if (made === null) throw new Conflict(CHANGED)
  return { sharingKey, shared_at: made.sharedAt }
}

const CHANGED = 'Sharing was changed in another window just now. Look at it and try again.'

const shareRow = z.object({ sharedAt: z.string() })
