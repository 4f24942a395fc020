import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { LimitReached, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { KEYWORD_LIMIT_REACHED } from '../../rules.ts'
import { countRoom } from '../count-room.ts'
import { lockKeywords } from '../lock-keywords.ts'
import type { KeywordServices } from '../services.ts'
import { settleArticles } from '../settle-articles.ts'
import { tellOfKeywords } from '../tell-of-keywords.ts'

/** M-05. `included`: excluded ones become inactive, others stay what they are. */
export type KeywordTarget =
  | { become: 'excluded' | 'not_in_plan' | 'included' }
  | { become: 'in_plan'; articleId: number }

export interface KeywordChange {
  plan: Plan
  keywordIds: readonly number[]
  target: KeywordTarget
}

interface Before {
  id: number
  articleId: number | null
  status: 'in_plan' | 'not_in_plan' | 'excluded'
  isMain: boolean
}

/** Excludes keywords of a plan, resets them, or puts them into one of its clusters; gives what takes it back. */
export async function changeKeywords(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'providers'>,
  { plan, keywordIds, target }: KeywordChange,
): Promise<{ changed: number; changeId: number | null }> {
  const articleId = target.become === 'in_plan' ? target.articleId : null
  if (articleId !== null) await expectArticle(ctx, plan, articleId)
  await lockKeywords(ctx, { plan })
  const before = await findOthers(ctx, { plan, keywordIds, target })
  if (before.length === 0) return { changed: 0, changeId: null }
  if (articleId !== null) await expectRoom(ctx, plan, before)
  await sql`
    update keywords set article_id = ${articleId}, excluded = ${target.become === 'excluded'}, in_queue = false
    where id = any (${before.map(({ id }) => id)}::integer[])
  `.execute(ctx.database)
  const touched = [articleId, ...before.map((one) => one.articleId)].filter((id) => id !== null)
  await settleArticles(ctx, services, { plan, articleIds: [...new Set(touched)] })
  await tellOfKeywords(ctx, plan)
  return { changed: before.length, changeId: await remember(ctx, { plan, target, articleId, before }) }
}

/** Those that are not yet what they shall be, and where they are. */
async function findOthers(
  { database }: MemberContext,
  { plan, keywordIds, target }: KeywordChange,
): Promise<Before[]> {
  const { rows } = await sql<Before>`
    select k.id, k.article_id as "articleId", k.status, coalesce(a.main_keyword_id = k.id, false) as "isMain"
    from keywords k
    left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
      and a.id = k.article_id
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.id = any (${[...keywordIds]}::integer[]) and ${isOther(target)}
    order by k.id
  `.execute(database)
  return rows
}

function isOther(target: KeywordTarget): RawBuilder<unknown> {
  switch (target.become) {
    case 'excluded':
      return sql`not k.excluded`
    case 'not_in_plan':
      return sql`k.status <> 'not_in_plan'`
    case 'included':
      return sql`k.excluded`
    case 'in_plan':
      return sql`k.article_id is distinct from ${target.articleId}`
  }
}

async function expectArticle({ database }: MemberContext, plan: Plan, articleId: number): Promise<void> {
  const { rows } = await sql`
    select from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
    for key share
  `.execute(database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
}

async function expectRoom(ctx: MemberContext, plan: Plan, before: Before[]): Promise<void> {
  const activated = before.filter(({ status }) => status !== 'in_plan').length
  if (activated > 0 && activated > (await countRoom(ctx, { plan })))
    throw new LimitReached(KEYWORD_LIMIT_REACHED)
}

/** Changes can be taken back for a day. */
async function remember(
  { database }: MemberContext,
  {
    plan,
    target,
    articleId,
    before,
  }: { plan: Plan; target: KeywordTarget; articleId: number | null; before: Before[] },
): Promise<number> {
  const status = target.become === 'included' ? 'not_in_plan' : target.become
  const idsOf = (isWanted: (one: Before) => boolean) => before.filter(isWanted).map(({ id }) => id)
  await sql`
    delete from keyword_changes
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and created_at < now() - interval '1 day'
  `.execute(database)
  const { rows } = await sql<{ id: number }>`
    insert into keyword_changes (workspace_id, contentplan_id, status, article_id, keyword_ids, article_ids,
      excluded_ids, main_ids)
    values (${plan.workspaceId}, ${plan.id}, ${status}, ${articleId}, ${idsOf(() => true)},
      ${before.map((one) => one.articleId ?? 0)}, ${idsOf((one) => one.status === 'excluded')},
      ${idsOf(({ isMain }) => isMain)})
    returning id
  `.execute(database)
  return rows[0].id
}
