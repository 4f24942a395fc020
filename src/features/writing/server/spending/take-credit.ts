import { creditsOf } from '#features/billing/rules.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { LimitReached } from '#platform/errors.ts'
import { holdLine, returnToLine } from '#platform/server/jobs/lines/hold-line.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { NO_CREDITS_FOR_ALL } from '../../rules.ts'
import type { WritingPayload } from '../jobs/writing-payload.ts'
import { ARTICLE_LEDGER, reserveArticle } from './article-credit.ts'

/**
 * Takes the credit of an article that has stood in line. Where none is left, the article goes back to its place, and
 * the whole line waits for credits (E-42).
 */
export async function takeCredit(
  { run, database }: Pick<StepContext<unknown>, 'run' | 'database'>,
  { contentplanId, articleId, takesCredit }: WritingPayload,
): Promise<void> {
  if (!takesCredit) return
  const { workspaceId, name } = run
  const back = await database.transaction().execute(async (open) => {
    const plan = await openPlan({ database: open, workspaceId }, contentplanId)
    try {
      await reserveArticle({ database: open }, { plan, articleId })
      return null
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      const line = { workspaceId, contentplanId, name }
      const lost = await returnToLine(open, run)
      await holdLine(open, { line, waitsFor: creditsOf(ARTICLE_LEDGER), reason: NO_CREDITS_FOR_ALL })
      return lost
    }
  })
  if (back !== null) throw back
}
