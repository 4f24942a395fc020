import { advanceStatus } from '#features/articles/server/index.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { KeepContext } from '#platform/server/jobs/pipeline.ts'
import { STATUS_AROUND, STEP_OF_AGENT, type WritingStep } from '../../../rules.ts'
import { lockWritten } from '../../queries/open-subject.ts'
import { keepText } from '../../texts/keep-text.ts'
import type { WritingPayload } from '../writing-payload.ts'

interface Finished {
  plan: Plan
  agent: Agent
  text: string
  baseVersion: number
}

/** Stores the text of a step and moves the article on, in the transaction that marks the step as done. */
export async function finishStep(
  ctx: KeepContext,
  payload: WritingPayload,
  { plan, agent, text, baseVersion }: Finished,
): Promise<'saved' | 'proposed'> {
  const { articleId } = payload
  await lockWritten(ctx, { plan, articleId })
  const kept = await keepText(ctx, { plan, articleId, agent, text, baseVersion })
  await moveOn(ctx, payload, { plan, step: STEP_OF_AGENT[agent] })
  return kept
}

/**
 * Gives the article the status that it has after a step. Throws Conflict when its status was changed meanwhile; an
 * agent that is called alone leaves another status as it is.
 */
export async function moveOn(
  { database }: KeepContext,
  { articleId, isSingle }: WritingPayload,
  { plan, step }: { plan: Plan; step: WritingStep },
): Promise<void> {
  const isMoved = await advanceStatus({ database }, { plan, articleId, ...STATUS_AROUND[step] })
  if (!isMoved && !isSingle)
    throw new Conflict(
      'The status of this cluster was changed while it was being written. Start the writing again.',
    )
}
