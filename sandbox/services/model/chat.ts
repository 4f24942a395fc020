import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import type { Ask } from './ask.ts'
import type { Draft } from './compose.ts'
import { splitText, type StreamEvent } from './stream.ts'

export interface Heading {
  id: string
  /** Seconds since 1970. */
  created: number
}

/** The answer of `/chat/completions` without streaming. */
export function describeChat({ model }: Ask, draft: Draft, { id, created }: Heading): ChatCompletion {
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        logprobs: null,
        finish_reason: draft.finish,
        message: {
          role: 'assistant',
          content: draft.text === '' ? null : draft.text,
          refusal: draft.refusal,
          ...(draft.toolCall === null
            ? {}
            : { tool_calls: [{ id: `call_${id}`, type: 'function' as const, function: draft.toolCall }] }),
        },
      },
    ],
    ...(draft.tellsUsage ? { usage: usageOf(draft) } : {}),
  } satisfies ChatCompletion
}

/** The answer of `/chat/completions` as a stream of events. */
export function listChatEvents(ask: Ask, draft: Draft, { id, created }: Heading): StreamEvent[] {
  const frame = { id: `chatcmpl-${id}`, object: 'chat.completion.chunk' as const, created, model: ask.model }
  const chunk = (
    delta: ChatCompletionChunk.Choice.Delta,
    finish_reason: Draft['finish'] | null = null,
  ): StreamEvent => ({
    data: {
      ...frame,
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(ask.wantsUsage ? { usage: null } : {}),
    } satisfies ChatCompletionChunk,
  })
  const end = { data: { ...frame, choices: [], usage: usageOf(draft) } satisfies ChatCompletionChunk }
  return [
    chunk({ role: 'assistant', content: '', refusal: null }),
    ...listDeltas(draft, id).map((delta) => chunk(delta)),
    chunk({}, draft.finish),
    ...(ask.wantsUsage && draft.tellsUsage ? [end] : []),
  ]
}

function listDeltas({ text, refusal, toolCall }: Draft, id: string): ChatCompletionChunk.Choice.Delta[] {
  if (refusal !== null) return splitText(refusal).map((piece) => ({ refusal: piece }))
  if (toolCall === null) return splitText(text).map((content) => ({ content }))
  const opening = { index: 0, id: `call_${id}`, type: 'function' as const }
  return [
    { tool_calls: [{ ...opening, function: { name: toolCall.name, arguments: '' } }] },
    ...splitText(toolCall.arguments).map((piece) => ({
      tool_calls: [{ index: 0, function: { arguments: piece } }],
    })),
  ]
}

function usageOf({ inputTokens, outputTokens }: Draft): CompletionUsage {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
}
