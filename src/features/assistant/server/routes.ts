import { randomUUID } from 'node:crypto'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { MessageHandlers } from '#platform/server/realtime/index.ts'
import type { assistant, sendMessage, stopMessage } from '../contract.ts'
import { ask } from './commands/ask.ts'
import { askFromWindow } from './commands/ask-from-window.ts'
import type { Questions } from './answering/limit-questions.ts'
import type { AssistantServices } from './answering/assistant-services.ts'

export function assistantHandlers(
  services: AssistantServices,
  questions: Questions,
): Handlers<typeof assistant> {
  return { ask: (ctx, input) => ask(ctx, { services, questions }, input) }
}

export function assistantMessages(
  services: AssistantServices,
  questions: Questions,
): MessageHandlers<readonly [typeof sendMessage, typeof stopMessage]> {
  return {
    sendMessage: (ctx, { clusterId, requestId, ...asked }) =>
      askFromWindow(
        ctx,
        { services, questions },
        { ...asked, articleId: clusterId, requestId: requestId ?? randomUUID() },
      ),
    stopMessage: async ({ userId }, { requestId }) => {
      questions.stop({ userId, requestId })
    },
  }
}
