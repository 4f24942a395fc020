import { randomUUID } from 'node:crypto'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid, LimitReached } from '#platform/errors.ts'
import type { Started } from '#platform/server/jobs/start-pipeline.ts'
import {
  MOST_WRITTEN_AT_ONCE,
  NO_CREDITS_FOR_ALL,
  NOTHING_TO_WRITE,
  TOO_MANY_AT_ONCE,
  type WritingEngine,
} from '../../rules.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { chooseEngine } from '../queries/choose-engine.ts'
import { judgeCandidate } from '../queries/judge-candidate.ts'
import { lockCandidates, type Candidate } from '../queries/list-candidates.ts'
import { countUnpromised, listHolders } from '../spending/index.ts'
import { begin, listSteps, takesCredit, type StartWriting } from './start-writing.ts'

interface Many {
  plan: Plan
  /** Absent: all favorites. */
  articleIds?: readonly number[] | undefined
  /** How many are begun at most; the others are refused. */
  most?: number
}

interface StartedMany {
  started: { articleId: number; runId: number; isNew: boolean }[]
  refused: { articleId: number; reason: string }[]
}

/**
 * Puts named clusters, or all favorites that can be written (V-40), into the line of the plan in their order, as far as
 * the credits suffice (V-41); each takes its credit when it begins. Throws Invalid when none can be written (E-66),
 * LimitReached when there is no credit (E-42).
 */
export async function writeMany(
  ctx: StartWriting,
  services: WritingServices,
  { plan, articleIds, most = MOST_WRITTEN_AT_ONCE }: Many,
): Promise<StartedMany> {
  // It locks many clusters, as changes of the whole plan do in an order of their own.
  await lockPlan(ctx, { plan })
  const articles = await lockCandidates(ctx, { plan, articleIds })
  const setting = {
    plan,
    engine: await chooseEngine(ctx, services, { plan }),
    holders: await listHolders(ctx, { plan, articleIds: articles.map(({ id }) => id) }),
  }
  const many: StartedMany = { started: [], refused: [] }
  const left = { begins: most, credits: await countUnpromised(ctx, { plan }) }
  for (const article of articles) {
    const started = await startOne(ctx, { ...setting, article, left })
    if (typeof started === 'string') many.refused.push({ articleId: article.id, reason: started })
    else many.started.push({ articleId: article.id, ...started })
  }
  if (many.started.length > 0) return many
  if (many.refused.some(({ reason }) => reason === NO_CREDIT)) throw new LimitReached(NO_CREDITS_FOR_ALL)
  if (articleIds === undefined) throw new Invalid(NOTHING_TO_WRITE)
  return many
}

const NO_CREDIT = 'Not enough credits'

interface One {
  plan: Plan
  engine: WritingEngine
  holders: ReadonlySet<number>
  article: Candidate
  /** What the clusters before it have left; it is counted down. */
  left: { begins: number; credits: number }
}

/** Puts one of them into the line, or returns why not. */
async function startOne(
  ctx: StartWriting,
  { plan, engine, holders, article, left }: One,
): Promise<Started | string> {
  const { id: articleId, title, status, hasPrompt, activeRun, openAttempt } = article
  if (activeRun !== null) return { runId: activeRun, isNew: false }
  const refusal = judgeCandidate(article, engine)
  if (refusal !== null) return refusal
  if (left.begins === 0) return TOO_MANY_AT_ONCE
  const steps = listSteps({ engine, status, hasPrompt })
  const needed = takesCredit(engine, steps) && !holders.has(articleId) ? 1 : 0
  if (needed > left.credits) return NO_CREDIT
  const attempt = openAttempt ?? randomUUID()
  const started = await begin(ctx, { plan, articleId, title, engine, attempt, ...steps, isInLine: true })
  left.begins--
  left.credits -= needed
  return started
}
