import { recountArticles } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { rescoreArticles } from '#features/overlap/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { KeywordServices } from './services.ts'

/** What clusters say of their keywords is true again, after some of these came or went. */
export async function settleArticles(
  ctx: MemberContext,
  { providers }: Pick<KeywordServices, 'providers'>,
  touched: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  await recountArticles(ctx, touched)
  const forWorkspace = () => providers(ctx, touched.plan.workspaceId)
  await rescoreArticles(ctx, { providers: { forWorkspace } }, touched)
}
