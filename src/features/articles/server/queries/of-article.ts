import { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

interface OfArticle {
  articleId: number
}

const planOfArticle = z.object({ contentplanId: z.number() })

/** Makes the handler of an endpoint that names a cluster: the function gets the plan of the cluster with the input. */
export function ofArticle<
  Ctx extends Pick<MemberContext, 'database' | 'workspaceId'>,
  Input extends OfArticle,
  Output,
>(
  handle: (ctx: Ctx, input: Input & { plan: Plan }) => Promise<Output>,
): (ctx: Ctx, input: Input) => Promise<Output> {
  return async (ctx, input) => {
    const found = await findRow(ctx.database, planOfArticle)`
      select contentplan_id as "contentplanId" from articles
      where id = ${input.articleId} and workspace_id = ${ctx.workspaceId}
    `
    if (found === null) throw new NotFound('There is nothing under this id.')
    return handle(ctx, { ...input, plan: await openPlan(ctx, found.contentplanId) })
  }
}
