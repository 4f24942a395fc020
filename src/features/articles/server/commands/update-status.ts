import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Forbidden, Invalid } from '#platform/errors.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import type { ArticleStatus } from '../../rules.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { holdSaves } from '../texts/hold-saves.ts'
import { readState } from '../texts/read-states.ts'
import { TextChanged } from '../texts/text-changed.ts'
import { setStatus } from './set-attributes.ts'

interface StatusUpdate {
  plan: Plan
  articleIds: readonly number[]
  status: ArticleStatus
  /** Those that a person has decided to publish without a review. */
  unreviewedIds?: readonly number[] | undefined
  /** The version of the final draft that a person has read; undefined: what is there now is marked. */
  baseVersion?: number | undefined
}

export interface StatusServices {
  /** Throws when the articles are not good enough for a status. */
  requireStatus(ctx: Reads, update: Omit<StatusUpdate, 'baseVersion'>): Promise<void>
}

/**
 * Gives clusters a status that a member asks for (C-041h). No text of them is saved between the checks and the end.
 * Throws Forbidden when an API token would review, and TextChanged when the final draft is another version than the one
 * that was read.
 */
export async function updateStatus(
  ctx: MemberContext,
  services: StatusServices,
  { baseVersion, ...update }: StatusUpdate,
): Promise<number | null> {
  const { plan, articleIds, status } = update
  requirePerson(ctx, update)
  await lockPlan(ctx, { plan })
  await requireArticles(ctx, { plan, articleIds })
  await holdSaves(ctx, { plan, articleIds })
  if (baseVersion !== undefined) await requireVersion(ctx, { plan, articleIds, baseVersion })
  await services.requireStatus(ctx, update)
  return setStatus(ctx, { plan, articleIds, status })
}

/** A review says that a person has read the text. */
function requirePerson(
  { actor }: MemberContext,
  { status, unreviewedIds = [] }: Pick<StatusUpdate, 'status' | 'unreviewedIds'>,
): void {
  if (actor.kind !== 'token') return
  if (status === 'reviewed')
    throw new Forbidden(
      'An API token cannot mark articles as reviewed. A person reads them and marks them in the article editor.',
    )
  if (unreviewedIds.length > 0)
    throw new Forbidden(
      'An API token cannot decide that articles need no review. A person reads them and marks them in the article editor.',
    )
}

async function requireVersion(
  ctx: Reads,
  { plan, articleIds, baseVersion }: Pick<StatusUpdate, 'plan' | 'articleIds'> & { baseVersion: number },
): Promise<void> {
  const [articleId, ...more] = articleIds
  if (articleId === undefined || more.length > 0)
    throw new Invalid('baseVersion: name one cluster, whose final draft has this version.')
  const final = await readState(ctx, { plan, articleId, section: 'final' })
  if (final.version === baseVersion) return
  const saver = final.saved_by === null ? '' : `: ${final.saved_by} has saved it`
  throw new TextChanged(
    final,
    `The text has changed since you read it${saver}. Nothing was marked. Read the new text, then mark it.`,
  )
}
