import type { MemberContext } from '#platform/server/api/handlers.ts'
import { openPlan, type Plan } from './open-plan.ts'

interface OfPlan {
  contentplanId: number
}

/** Makes the handler of an endpoint that names a plan: the function gets the opened plan with the input. */
export function ofPlan<
  Ctx extends Pick<MemberContext, 'database' | 'workspaceId'>,
  Input extends OfPlan,
  Output,
>(
  handle: (ctx: Ctx, input: Input & { plan: Plan }) => Promise<Output>,
): (ctx: Ctx, input: Input) => Promise<Output> {
  return async (ctx, input) => handle(ctx, { ...input, plan: await openPlan(ctx, input.contentplanId) })
}
