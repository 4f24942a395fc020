import { z } from 'zod'
import { countCredits } from '#features/billing/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { WRITING } from '../jobs/writing-payload.ts'
import { ARTICLE_LEDGER, listHolders } from './article-credit.ts'

const inLineRow = z.object({ articleId: z.number() })

/**
 * The credits of a workspace that no article in line will take; Infinity when credits are unlimited. An article that has
 * its credit already takes none.
 */
export async function countUnpromised(ctx: Reads, { plan }: { plan: Plan }): Promise<number> {
  const { workspaceId } = plan
  const left = await countCredits(ctx, { workspaceId, ledger: ARTICLE_LEDGER })
  const inLine = await listRows(ctx.database, inLineRow)`
    select (payload ->> 'articleId')::integer as "articleId" from runs
    where workspace_id = ${workspaceId} and name = ${WRITING} and is_in_line and state = 'queued'
      and started_at is null and (payload ->> 'takesCredit')::boolean
  `
  const holders = await listHolders(ctx, { plan, articleIds: inLine.map(({ articleId }) => articleId) })
  return Math.max(0, left - inLine.filter(({ articleId }) => !holders.has(articleId)).length)
}
