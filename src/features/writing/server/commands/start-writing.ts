import { randomUUID } from 'node:crypto'
import { setStatus } from '#features/articles/server/index.ts'
import type { ArticleStatus } from '#features/articles/rules.ts'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Actor } from '#platform/server/api/handlers.ts'
import { leaveLine } from '#platform/server/jobs/lines/leave-line.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import {
  costsCredit,
  firstStep,
  stepsOf,
  type RewriteStatus,
  type WritingEngine,
  type WritingStep,
} from '../../rules.ts'
import { writeArticle } from '../jobs/write-article.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { chooseEngine } from '../queries/choose-engine.ts'
import { findOpenAttempt, findWritingRun, isActive } from '../queries/find-run.ts'
import { NO_EDITOR } from '../queries/judge-candidate.ts'
import { lockSubject } from '../queries/open-subject.ts'
import { reserveArticle } from '../spending/index.ts'

export type StartWriting = StartContext & { actor: Actor }

interface Start {
  plan: Plan
  articleId: number
  /** The status to begin again from, which the cluster then has; its own if absent (M-07). */
  status?: RewriteStatus | undefined
}

/**
 * Starts the writing of a cluster on from its status, or returns the run that is active. One that waits in the queue is
 * taken out of it, and begins by itself. A run that makes a final draft reserves one article credit (K-33), unless it is
 * paid already: throws LimitReached without one (V-34). Throws Conflict when nothing is left to write.
 */
export async function startWriting(
  ctx: StartWriting,
  services: WritingServices,
  { plan, articleId, status }: Start,
): Promise<Started> {
  // Every change of a status locks the plan first, then its clusters.
  if (status !== undefined) await lockPlan(ctx, { plan })
  const subject = await lockSubject(ctx, { plan, articleId })
  const last = await findWritingRun(ctx, { plan, articleId })
  if (last !== null && isActive(last)) {
    const hasLeft = await leaveLine(ctx, { runId: last.id, reason: BEGINS_BY_ITSELF })
    if (!hasLeft) return { runId: last.id, isNew: false }
  }
  if (status !== undefined && status !== subject.status)
    await setStatus(ctx, { plan, articleIds: [articleId], status })
  const engine = await chooseEngine(ctx, services, { plan })
  const steps = listSteps({ engine, status: status ?? subject.status, hasPrompt: subject.hasPrompt })
  const open = status === undefined ? await findOpenAttempt(ctx, { plan, articleId }) : null
  const attempt = open ?? randomUUID()
  return begin(ctx, { plan, articleId, title: subject.title, engine, attempt, ...steps })
}

const BEGINS_BY_ITSELF = 'It was taken out of the queue, because it was started by itself.'

interface Steps {
  steps: readonly WritingStep[]
  doneSteps: readonly WritingStep[]
}

/** M-09. With a prompt the brief is what the person has asked for: its step shows as done from the beginning. */
export function listSteps({
  engine,
  status,
  hasPrompt,
}: {
  engine: WritingEngine
  status: ArticleStatus
  hasPrompt: boolean
}): Steps {
  const first = firstStep(status)
  if (first === null)
    throw new Conflict('This article is written already. Choose a status to write it again from.')
  const steps = stepsOf(engine)
  if (!steps.includes(first)) throw new Conflict(NO_EDITOR)
  const at = steps.indexOf(first)
  return { steps, doneSteps: steps.slice(0, hasPrompt && at === 0 ? 1 : at) }
}

/** Whether a run of these steps takes a credit of a cluster that has none. */
export function takesCredit(engine: WritingEngine, { steps, doneSteps }: Steps): boolean {
  return engine === 'model' && costsCredit(steps.filter((step) => !doneSteps.includes(step)))
}

interface Begin extends Steps {
  plan: Plan
  articleId: number
  title: string
  engine: WritingEngine
  attempt: string
  isSingle?: boolean
  /** Whether it stands in line with others; then it takes its credit when it begins. */
  isInLine?: boolean
}

/** Starts the run of steps that are known. The caller has locked the cluster, and no run of it is active. */
export async function begin(
  ctx: StartWriting,
  { plan, articleId, title, engine, steps, doneSteps, attempt, isSingle = false, isInLine = false }: Begin,
): Promise<Started> {
  const needsCredit = takesCredit(engine, { steps, doneSteps })
  if (needsCredit && !isInLine) await reserveArticle(ctx, { plan, articleId })
  return startPipeline(
    ctx,
    writeArticle,
    {
      contentplanId: plan.id,
      articleId,
      title,
      engine,
      attempt,
      isSingle,
      takesCredit: needsCredit && isInLine,
    },
    { steps, doneSteps, isInLine },
  )
}
