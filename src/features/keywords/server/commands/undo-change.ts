import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { lockKeywords } from '../lock-keywords.ts'
import type { KeywordServices } from '../services.ts'
import { settleArticles } from '../settle-articles.ts'
import { tellOfKeywords } from '../tell-of-keywords.ts'

interface StoredChange {
  status: string
  articleId: number | null
  keywordIds: number[]
  articleIds: number[]
  excludedIds: number[]
  mainIds: number[]
  undone: boolean
}

/**
 * Puts keywords back to where they were. Those stay that are no longer what the change made of them, whose cluster
 * is gone, or that are gone themselves. The plan's limit was kept when they became active first.
 */
export async function undoChange(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'providers'>,
  { plan, changeId }: { plan: Plan; changeId: number },
): Promise<{ restored: number; kept: number }> {
  await lockKeywords(ctx, { plan })
  const change = await openChange(ctx, plan, changeId)
  const restored = await restore(ctx, plan, change)
  const { keywordIds, articleIds, articleId, mainIds } = change
  await sql`
    update articles a set main_keyword_id = k.id from keywords k
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.id = any (${mainIds.filter((id) => restored.includes(id))}::integer[])
      and a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id and a.id = k.article_id
  `.execute(ctx.database)
  const articles = [...new Set([...articleIds, articleId ?? 0])].filter((id) => id !== 0)
  await settleArticles(ctx, services, { plan, articleIds: articles })
  await sql`update keyword_changes set undone_at = now() where id = ${changeId}`.execute(ctx.database)
  await tellOfKeywords(ctx, plan)
  return { restored: restored.length, kept: keywordIds.length - restored.length }
}

async function openChange({ database }: MemberContext, plan: Plan, changeId: number): Promise<StoredChange> {
  const { rows } = await sql<StoredChange>`
    select status, article_id as "articleId", keyword_ids as "keywordIds", article_ids as "articleIds",
      excluded_ids as "excludedIds", main_ids as "mainIds", undone_at is not null as undone
    from keyword_changes
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
  `.execute(database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
  const [change] = rows
  if (change.undone) throw new Conflict('This was taken back already.')
  return change
}

async function restore({ database }: MemberContext, plan: Plan, change: StoredChange): Promise<number[]> {
  const { status, articleId, keywordIds, articleIds, excludedIds } = change
  const { rows } = await sql<{ id: number }>`
    with wanted as materialized (
      select k.id, a.id as article_id
      from unnest(${keywordIds}::integer[], ${articleIds}::integer[]) as before (id, article_id)
      join keywords k on k.id = before.id and k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
        and a.id = before.article_id
      where k.status = ${status} and k.article_id is not distinct from ${articleId}
        and (before.article_id = 0 or a.id is not null)
    )
    update keywords k set article_id = wanted.article_id, excluded = k.id = any (${excludedIds}::integer[])
    from wanted where k.id = wanted.id
    returning k.id
  `.execute(database)
  return rows.map(({ id }) => id)
}
