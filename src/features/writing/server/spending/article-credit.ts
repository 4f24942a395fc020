import {
  captureCredits,
  isCaptured,
  listHeld,
  releaseCredits,
  reserveCredits,
} from '#features/billing/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { NO_CREDITS } from '../../rules.ts'

export const ARTICLE_LEDGER = 'articles'

interface Written {
  plan: Plan
  articleId: number
}

/**
 * Takes the one credit of a cluster that is to be written (K-33); nothing when it is taken already or paid for. Throws
 * LimitReached when no credit is left; the caller's transaction can go on then. Like capture and release, it locks the
 * workspace's credits until the transaction ends, so the caller locks the row of the cluster first, or of all clusters
 * that it writes.
 */
export async function reserveArticle(ctx: Reads, written: Written): Promise<void> {
  await reserveCredits(ctx, { ...creditOf(written), amount: 1, refusal: NO_CREDITS })
}

/** Spends the credit of a cluster when its text is edited for the first time; throws when it was given back meanwhile. */
export async function captureArticle(ctx: Reads, written: Written): Promise<void> {
  await captureCredits(ctx, creditOf(written))
}

/** Gives the credit of a cluster back when it is not written after all; one that is spent stays spent. */
export async function releaseArticle(ctx: Reads, written: Written): Promise<void> {
  await releaseCredits(ctx, creditOf(written))
}

/** Whether the credit of a cluster is spent, so that writing it again costs none. */
export async function isPaid(ctx: Reads, written: Written): Promise<boolean> {
  return isCaptured(ctx, creditOf(written))
}

/** Those of some clusters that have their credit, spent or not, so that starting to write them takes none. */
export async function listHolders(
  ctx: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<Set<number>> {
  const { workspaceId } = plan
  const references = articleIds.map(referenceOf)
  const held = await listHeld(ctx, { workspaceId, ledger: ARTICLE_LEDGER, references })
  return new Set(articleIds.filter((id) => held.has(referenceOf(id))))
}

function creditOf({ plan, articleId }: Written) {
  return { workspaceId: plan.workspaceId, ledger: ARTICLE_LEDGER, reference: referenceOf(articleId) } as const
}

function referenceOf(articleId: number): string {
  return `article ${articleId}`
}
