import { sql } from 'kysely'
import { z } from 'zod'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { exactTime } from '#platform/server/database/iso-time.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'
import { requireArticles } from '../queries/require-articles.ts'

interface Sharing {
  plan: Plan
  /** One cluster. */
  articleIds: readonly number[]
  share: boolean
  /** When the link was made that the caller knows, null for none; undefined replaces any. */
  sharedAt: string | null | undefined
}

interface Shared {
  changeId: null
  sharingKey: string | null
  shared_at: string | null
}

/**
 * Shares a cluster with a new key, or ends its sharing (C-041o, G-06). Only the caller gets the key: the database stores
 * its hash. An earlier key becomes invalid in both cases, and no undo brings it back. Throws Conflict when the sharing is
 * another one than the caller knows.
 */
export async function shareArticle(
  ctx: Writes,
  { plan, articleIds, share, sharedAt }: Sharing,
): Promise<Shared> {
  const [articleId] = articleIds
  if (articleId === undefined) throw new Invalid('articleIds: name the cluster to share.')
  await requireArticles(ctx, { plan, articleIds })
  const known = await findRow(ctx.database, shareRow)`
    select ${exactTime(sql`created_at`)} as "sharedAt" from article_shares
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and disabled_at is null for update
  `
  if (sharedAt !== undefined && sharedAt !== (known?.sharedAt ?? null)) throw new Conflict(CHANGED)
  // Of a caller who knows of no link, a link that another window makes at this moment must not end.
  if (known !== null || sharedAt === undefined)
    await sql`
      update article_shares set disabled_at = now()
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
        and disabled_at is null
    `.execute(ctx.database)
  const action = share ? 'cluster shared' : 'cluster sharing ended'
  await recordAudit(ctx, { workspaceId: plan.workspaceId, action, subjectId: articleId })
  await tellPlanChanged(ctx, plan)
  if (!share) return { changeId: null, sharingKey: null, shared_at: null }
  const sharingKey = makeSecretWord()
  const made = await findRow(ctx.database, shareRow)`
    insert into article_shares (key_hash, workspace_id, contentplan_id, article_id, created_at)
    values (${hashSecretWord(sharingKey)}, ${plan.workspaceId}, ${plan.id}, ${articleId}, clock_timestamp())
    on conflict (article_id) where disabled_at is null do nothing
    returning ${exactTime(sql`created_at`)} as "sharedAt"
  `
  if (made === null) throw new Conflict(CHANGED)
  return { changeId: null, sharingKey, shared_at: made.sharedAt }
}

const CHANGED = 'Sharing was changed in another window just now. Look at it and try again.'

const shareRow = z.object({ sharedAt: z.string() })
