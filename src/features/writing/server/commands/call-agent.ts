import { randomUUID } from 'node:crypto'
import type { Agent } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Started } from '#platform/server/jobs/start-pipeline.ts'
import { STEP_OF_AGENT, stepsOf } from '../../rules.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { chooseEngine } from '../queries/choose-engine.ts'
import { findWritingRun, isActive } from '../queries/find-run.ts'
import { lockSubject } from '../queries/open-subject.ts'
import { begin, type StartWriting } from './start-writing.ts'

/** Lets one agent write its text: a run of its one step. Returns the run that is active if there is one. */
export async function callAgent(
  ctx: StartWriting,
  services: WritingServices,
  { plan, articleId, agent }: { plan: Plan; articleId: number; agent: Agent },
): Promise<Started> {
  const { title } = await lockSubject(ctx, { plan, articleId })
  const last = await findWritingRun(ctx, { plan, articleId })
  if (last !== null && isActive(last)) return { runId: last.id, isNew: false }
  const engine = await chooseEngine(ctx, services, { plan })
  const step = STEP_OF_AGENT[agent]
  if (!stepsOf(engine).includes(step))
    throw new NotConnected('There is no language model, and the editor needs one. Connect a model first.')
  return begin(ctx, {
    plan,
    articleId,
    title,
    engine,
    steps: [step],
    doneSteps: [],
    attempt: randomUUID(),
    isSingle: true,
  })
}
