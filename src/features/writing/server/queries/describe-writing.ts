import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { writing } from '../../contract.ts'
import { firstStep } from '../../rules.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { isPaid, readSpending } from '../spending/index.ts'
import { chooseEngine } from './choose-engine.ts'
import { findWritingRun } from './find-run.ts'
import { getSubject } from './open-subject.ts'

/** How far a cluster is written, what comes next, and what it has cost. */
export async function describeWriting(
  ctx: Reads,
  services: WritingServices,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<z.input<NonNullable<(typeof writing.get)['~orpc']['outputSchema']>>> {
  const { status } = await getSubject(ctx, { plan, articleId })
  const { calls, tokens, cost } = await readSpending(ctx, { plan, articleId })
  return {
    status,
    next_step: firstStep(status),
    engine: await chooseEngine(ctx, services, { plan }),
    run: await findWritingRun(ctx, { plan, articleId }),
    spent: { calls, tokens, cost },
    is_paid: await isPaid(ctx, { plan, articleId }),
  }
}
