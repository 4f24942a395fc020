import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Sender } from '#platform/server/realtime/index.ts'
import { answerQuestion } from '../answering/answer-question.ts'
import { openQuestion } from '../answering/question.ts'
import { tellWindow } from '../answering/tell-window.ts'
import type { Asking } from './ask.ts'

type Asked = Parameters<typeof openQuestion>[1] & { requestId: string }

/** Answers a question in the window that asks, piece by piece, after the question was taken. */
export async function askFromWindow(
  ctx: MemberContext & { sender: Sender },
  { services, questions }: Asking,
  { requestId, ...asked }: Asked,
): Promise<() => Promise<void>> {
  const question = await openQuestion(ctx, asked)
  const { plan, articleId, pageId } = question
  const { model } = await services.models.forWorkspace(ctx, plan.workspaceId)
  const { sender, userId, now } = ctx
  const { stopped, leave } = questions.enter({ userId, workspaceId: plan.workspaceId, requestId }, now)
  return async () => {
    const heading = { contentplanId: plan.id, clusterId: articleId, pageId, requestId }
    const outlet = tellWindow(sender, heading)
    try {
      const end = await answerQuestion({
        services,
        member: ctx,
        model,
        question,
        outlet,
        stopped,
        gone: ctx.gone,
      })
      outlet.end(end)
    } finally {
      outlet.close()
      leave()
    }
  }
}
