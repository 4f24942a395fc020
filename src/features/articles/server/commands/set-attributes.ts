import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import type { ChangeKind } from '../../contract.ts'
import { APPROVED_STATUSES, FIRST_FUNNEL, type ArticleStatus } from '../../rules.ts'
import { changePlan } from '../changing/change-plan.ts'
import { isChangedSinceReview } from '../queries/changed-since-review.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { requireNotInWriting } from '../queries/require-not-in-writing.ts'

interface OfArticles {
  plan: Plan
  articleIds: readonly number[]
}

/** Sets the type, intent or funnel of clusters (C-041 g, i, j); null gives them what was found again. */
export async function setKind(
  ctx: Writes,
  { column, value, ...of }: OfArticles & { column: 'type' | 'intent' | 'funnel'; value: string | null },
): Promise<number | null> {
  return update(ctx, { ...of, kind: column, set: sql`${sql.ref(column)} = ${value}` })
}

/** Sets the priority of clusters (C-041f). Those of low priority are dismissed, and no favorites any more (M-28). */
export async function setPriority(
  ctx: Writes,
  { priority, ...of }: OfArticles & { priority: string },
): Promise<number | null> {
  const set = sql`priority = ${priority}, show_in_map = show_in_map and ${priority}::text <> 'low'`
  return update(ctx, { ...of, kind: 'priority', set })
}

interface StatusChange extends OfArticles {
  status: ArticleStatus
  /** The version of the final draft that a person stood behind when they started the run that sets the status. */
  approvedVersion?: number | null
}

/**
 * Sets how far clusters are written (C-041h, M-07); throws Conflict for those that are being written. A person who reviews,
 * uploads or publishes stands behind the final draft as it is now. A published article stays published when a person
 * reviews what an agent has changed in it.
 */
export async function setStatus(
  ctx: Writes,
  { status, approvedVersion = null, ...of }: StatusChange,
): Promise<number | null> {
  const isApproval = ctx.actor.kind === 'user' && APPROVED_STATUSES.some((one) => one === status)
  const staysPublished =
    status === 'reviewed'
      ? sql`articles.status = 'published' and ${isChangedSinceReview('articles')}`
      : sql`false`
  const set = sql`
    status = case when ${staysPublished} then articles.status else ${status} end,
    reviewed_version = ${isApproval ? finalVersion : sql`greatest(articles.reviewed_version, ${approvedVersion}::integer)`}
  `
  return update(ctx, { ...of, kind: 'status', set, isOfText: true })
}

const finalVersion = sql`
  coalesce((select newest.version from article_texts newest
    where newest.article_id = articles.id and newest.section = 'final'), 0)
`

/**
 * Makes clusters favorites, or not (C-041 m, n; M-26). A new favorite without a funnel gets the first one (K-32), and is
 * not dismissed any more.
 */
export async function setInMap(
  ctx: Writes,
  { isInMap, ...of }: OfArticles & { isInMap: boolean },
): Promise<number | null> {
  const set = isInMap ? setAsFavorite : sql`show_in_map = false`
  return update(ctx, { ...of, kind: isInMap ? 'favorite' : 'unfavorite', set })
}

/** What is set in `articles` to make a cluster a favorite. */
export const setAsFavorite = sql`
  show_in_map = true, priority = case when priority = 'low' then 'not set' else priority end,
  funnel = case when articles.funnel is null and not exists (
    select from article_kinds f where f.article_id = articles.id and f.funnel is not null
  ) then ${FIRST_FUNNEL} else articles.funnel end
`

interface Update extends OfArticles {
  kind: ChangeKind
  set: RawBuilder<unknown>
  /** Whether it must not be changed while the cluster is being written. */
  isOfText?: boolean
}

async function update(
  ctx: Writes,
  { plan, articleIds, kind, set, isOfText = false }: Update,
): Promise<number | null> {
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds })
    if (isOfText) await requireNotInWriting(ctx, { plan, articleIds })
    return { articleIds }
  }
  const { changeId } = await changePlan(ctx, { plan, kind, touches, recounts: 'nothing' }, async () => {
    await sql`
      update articles set ${set}
      where workspace_id = ${plan.workspaceId} and id = any (${[...articleIds]}::integer[])
    `.execute(ctx.database)
  })
  return changeId
}
