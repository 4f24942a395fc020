import { recountArticles } from '../commands/recount-articles.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { rescoreArticles, type OverlapServices } from '#features/overlap/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** What clusters say of their keywords is true again, after some of these came or went. */
export async function settleArticles(
  ctx: Pick<MemberContext, 'database'>,
  services: OverlapServices,
  touched: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  await recountArticles(ctx, touched)
  await rescoreArticles(ctx, services, touched)
}
