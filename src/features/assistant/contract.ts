import { z } from 'zod'
import { TEXT_SECTIONS } from '#features/articles/rules.ts'
import { articleId, contentplanId, pageId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { incoming, outgoing } from '#platform/contract/message.ts'
import { CHAT_ROLES, ENDINGS, LONGEST_MESSAGE, MOST_MESSAGES, TOOL_STATES } from './rules.ts'

/** A message of a conversation (N-20). What tools did and what the screen got says nothing to a model. */
const chatMessage = z.object({ role: z.enum(CHAT_ROLES), content: z.string().max(LONGEST_MESSAGE) })
const section = z.enum(TEXT_SECTIONS)

const asked = {
  /** The page that the text is of or will be; otherwise that of the cluster. */
  pageId: pageId.nullish(),
  /** The text that is open beside the conversation, for which changes may be proposed. */
  section: section.optional(),
  /** The latest last; one of the user is the question. */
  messages: z.array(chatMessage).min(1).max(MOST_MESSAGES),
}

/** Names one question, so that its answer is not taken for that of another one. */
const requestId = z.string().regex(/^[\w-]{1,64}$/, 'use letters, digits, _ and -')

/** Asks the assistant. The answer comes as `aiMessage`, to the window that asks. */
export const sendMessage = incoming('sendMessage', {
  tag: 'assistant',
  access: 'member',
  summary:
    'Asks the assistant about a cluster. Its answer comes as `aiMessage`, to this window alone, with the same `requestId`.',
  data: z.object({
    contentplanId: contentplanId.optional(),
    clusterId: articleId,
    ...asked,
    requestId: requestId.optional(),
  }),
})

export const stopMessage = incoming('stopMessage', {
  tag: 'assistant',
  access: 'member',
  summary: 'Ends an answer of the assistant that this user has asked for. What was told of it stays.',
  data: z.object({ clusterId: articleId, requestId }),
})

/** A piece of what the assistant answers. */
export const aiMessage = outgoing('aiMessage', {
  tag: 'assistant',
  summary:
    'A piece of an answer: `assistant` goes on with its text, `tool_status` says what is looked up, `data` is for the screen around the conversation. Something comes every 500 ms until the end, which has `isComplete`.',
  data: z.object({
    contentplanId: z.number(),
    clusterId: z.number().nullable(),
    pageId: z.number().nullable(),
    messages: z.tuple([z.object({ role: z.enum(CHAT_ROLES), content: z.string() })]),
    isComplete: z.boolean().optional(),
    done: z.boolean().optional(),
    finish_reason: z.enum(ENDINGS).nullish(),
    /** The question that it answers; absent when it answers another call. */
    requestId: z.string().optional(),
    /** Of a piece of text: how many characters of the text came before it; what came after these before is replaced. */
    at: z.number().optional(),
    /** Of `tool_status`: which of the looked up things, and how far it is. */
    tool: z.object({ id: z.number(), state: z.enum(TOOL_STATES) }).optional(),
    /** At the end of an answer that failed: why, as a sentence for users. */
    problem: z.string().nullish(),
  }),
})

export const assistant = {
  ask: endpoint('member', {
    tag: 'assistant',
    scope: 'run',
    method: 'POST',
    path: '/article/{articleId}/assistant',
    summary:
      'Asks the assistant about a cluster, and answers when it is done (R-07). It reads and proposes; it changes nothing.',
  })
    .input(z.object({ articleId, ...asked }))
    .output(
      z.object({
        /** What was looked up (`tool_status`), what the screen gets (`data`), and the text (`assistant`), in their order. */
        messages: z.array(chatMessage.extend({ content: z.string() })),
        finish_reason: z.enum(ENDINGS),
        problem: z.string().nullable(),
      }),
    ),
}
