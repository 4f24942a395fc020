import { randomUUID } from 'node:crypto'
import { cleanAnswer } from '../../clean-answer.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Ending } from '../../rules.ts'
import { readScreenData } from '../../screen-data.ts'
import { answerQuestion } from '../answering/answer-question.ts'
import type { Questions } from '../answering/limit-questions.ts'
import { collectAnswer, type CollectedMessage } from '../answering/outlet.ts'
import { openQuestion } from '../answering/question.ts'
import type { AssistantServices } from '../answering/assistant-services.ts'

export interface Asking {
  services: AssistantServices
  questions: Questions
}

type Asked = Parameters<typeof openQuestion>[1]

interface Answered {
  messages: CollectedMessage[]
  finish_reason: Ending
  problem: string | null
}

/** Answers a question as a whole, when the answer is done. Its links are those that the screen would show. */
export async function ask(
  ctx: MemberContext,
  { services, questions }: Asking,
  asked: Asked,
): Promise<() => Promise<Answered>> {
  const question = await openQuestion(ctx, asked)
  const { plan } = question
  const { model } = await services.models.forWorkspace(ctx, plan.workspaceId)
  const { userId, now } = ctx
  const { stopped, leave } = questions.enter(
    { userId, workspaceId: plan.workspaceId, requestId: randomUUID() },
    now,
  )
  return async () => {
    const outlet = collectAnswer()
    const { reason, problem } = await answerQuestion({
      services,
      member: ctx,
      model,
      question,
      outlet,
      stopped,
      gone: ctx.gone,
    }).finally(leave)
    const { before, text } = outlet.read()
    const shown = { role: 'assistant' as const, content: withoutForeignLinks(text, { plan, before }) }
    return { messages: text === '' ? before : [...before, shown], finish_reason: reason, problem }
  }
}

function withoutForeignLinks(
  text: string,
  { plan, before }: { plan: Plan; before: readonly CollectedMessage[] },
): string {
  const urls = before.flatMap(({ role, content }) => {
    const data = role === 'data' ? readScreenData(content) : null
    return data?.kind === 'links' ? data.urls : []
  })
  return cleanAnswer(text, { urls, domain: plan.domain })
}
