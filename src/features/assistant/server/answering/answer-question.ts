import { randomBytes } from 'node:crypto'
import { payerOfMember } from '#features/billing/server/index.ts'
import { openBudget, recordCalls, RunCapReached } from '#features/writing/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { Explained, NotFound, NotSignedIn } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { ANSWER_CAP } from '../../rules.ts'
import type { AssistantServices } from './assistant-services.ts'
import { listSourceUrls } from '../queries/list-source-urls.ts'
import type { ToolContext } from '../tools/define-tool.ts'
import { openTools } from '../tools/open-tools.ts'
import { answerPlainly } from './answer-plainly.ts'
import { converse } from './converse.ts'
import type { End, Outlet } from './outlet.ts'
import type { Question } from './question.ts'

const LONGEST_MS = 180_000

interface Answering {
  services: AssistantServices
  member: Pick<MemberContext, 'credential' | 'log'>
  /** Without a model, null. */
  model: Model | null
  question: Question
  outlet: Outlet
  /** Aborted when the user stops the answer. */
  stopped: AbortSignal
  /** Aborted when the caller, or the window that waits for the answer, is gone. */
  gone: AbortSignal
}

/** Answers a question. Never throws: a failure is an end of the answer, with its reason in words. */
export async function answerQuestion(answering: Answering): Promise<End> {
  const { member, stopped, gone } = answering
  const late = AbortSignal.timeout(LONGEST_MS)
  try {
    return await answer(answering, AbortSignal.any([stopped, late, gone]))
  } catch (error) {
    if (stopped.aborted || gone.aborted) return { reason: 'cancelled', problem: null }
    if (late.aborted) return { reason: 'error', problem: TOO_LATE }
    const problem = explain(error)
    if (problem === null) member.log.error({ err: error }, 'the assistant failed')
    return { reason: 'error', problem }
  }
}

const TOO_LATE = 'The answer has taken longer than three minutes. Ask for less at once.'

async function answer(
  { services, member, model, question, outlet }: Answering,
  signal: AbortSignal,
): Promise<End> {
  const { plan, articleId } = question
  const { workspaceId } = plan
  const payer = payerOfMember(services, { credential: member.credential, workspaceId })
  const tools: ToolContext = {
    services,
    question,
    read: async (work) => {
      signal.throwIfAborted()
      return payer.database.transaction().execute((database) => work({ database, workspaceId, plan }))
    },
  }
  const urls = await tools.read((ctx) => listSourceUrls(ctx, { articleId }))
  outlet.show({ kind: 'links', domain: plan.domain, urls })
  if (model === null) return answerPlainly(tools, outlet)
  const record = recordCalls({ database: payer.database, plan, articleId, runId: null })
  const budget = openBudget({ payer, cap: ANSWER_CAP, record, spentBefore: { cost: 0, tokens: 0 } })
  return converse({
    model: budget.wrap(model, { agent: 'assistant', what: 'a question' }),
    question,
    tools: openTools(tools),
    outlet,
    signal,
    nonce: randomBytes(8).toString('hex'),
    log: member.log,
  })
}

/** Why an answer has failed, as a sentence for users; null for a fault of ours. */
function explain(error: unknown): string | null {
  if (error instanceof RunCapReached) return OVER_CAP
  if (error instanceof NotSignedIn) return 'Your session is over. Please sign in again.'
  if (error instanceof NotFound) return 'This cluster is not there any more.'
  return error instanceof Explained ? error.message : null
}

const OVER_CAP =
  'This answer would cost more than one answer may. Ask for less at once, or begin a new conversation.'
