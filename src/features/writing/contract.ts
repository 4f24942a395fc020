import { z } from 'zod'
import { outgoing } from '#platform/contract/message.ts'

/** `tool_status` says what the model is busy with; `data` is not for the chat but for the editor around it. */
export const CHAT_ROLES = ['user', 'assistant', 'data', 'tool_status'] as const

/** */
export const aiMessage = outgoing('aiMessage', {
  tag: 'writing',
  summary: 'A piece of what a model writes, for the person who asked for it.',
  data: z.object({
    contentplanId: z.number(),
    clusterId: z.number().nullable(),
    pageId: z.number().nullable(),
    messages: z.tuple([z.object({ role: z.enum(CHAT_ROLES), content: z.string() })]),
    isComplete: z.boolean().optional(),
    done: z.boolean().optional(),
    finish_reason: z.string().nullable().optional(),
  }),
})

export const writingMessages = [aiMessage] as const
