import type {
  Response,
  ResponseOutputItem,
  ResponseOutputRefusal,
  ResponseOutputText,
  ResponseStreamEvent,
  ResponseUsage,
} from 'openai/resources/responses/responses'
import type { Ask } from './ask.ts'
import type { Heading } from './chat.ts'
import type { Draft } from './compose.ts'
import { splitText, type StreamEvent } from './stream.ts'

type WireResponse = Omit<Response, 'output_text' | 'access_programs'>

/** The answer of `/responses` without streaming. */
export function describeResponse(ask: Ask, draft: Draft, heading: Heading): WireResponse {
  const isWhole = draft.finish !== 'length'
  return {
    ...frameOf(ask, heading),
    status: isWhole ? 'completed' : 'incomplete',
    incomplete_details: isWhole ? null : { reason: 'max_output_tokens' },
    output: [itemOf(draft, heading)],
    ...(draft.tellsUsage ? { usage: usageOf(draft) } : {}),
  }
}

/** The answer of `/responses` as a stream of events, numbered from 0. */
export function listResponseEvents(ask: Ask, draft: Draft, heading: Heading): StreamEvent[] {
  const begun = { ...frameOf(ask, heading), status: 'in_progress', incomplete_details: null, output: [] }
  const whole = describeResponse(ask, draft, heading)
  const item = itemOf(draft, heading)
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    { type: 'response.output_item.added', output_index: 0, item: emptied(item) },
    ...(draft.toolCall === null ? listTextEvents(draft, heading) : listCallEvents(draft.toolCall, heading)),
    { type: 'response.output_item.done', output_index: 0, item },
    { type: whole.status === 'completed' ? 'response.completed' : 'response.incomplete', response: whole },
  ] satisfies WireEvent[]
  return events.map((event, place) => ({ name: event.type, data: { ...event, sequence_number: place } }))
}

interface WireEvent {
  type: ResponseStreamEvent['type']
  output_index?: number
  content_index?: number
  item_id?: string
  delta?: string
  item?: ResponseOutputItem
  part?: ResponseOutputText | ResponseOutputRefusal
  response?: object
}

function usageOf(draft: Draft): ResponseUsage {
  return {
    input_tokens: draft.inputTokens,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: draft.outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: draft.inputTokens + draft.outputTokens,
  }
}

function listTextEvents({ text, refusal }: Draft, { id }: Heading): WireEvent[] {
  const place = { item_id: `msg_${id}`, output_index: 0, content_index: 0 }
  const empty = refusal === null ? partOf('', null) : partOf('', '')
  const word = refusal === null ? 'output_text' : 'refusal'
  const logprobs = refusal === null ? { logprobs: [] } : {}
  const done = refusal === null ? { text, ...logprobs } : { refusal }
  return [
    { type: 'response.content_part.added', ...place, part: empty },
    ...splitText(refusal ?? text).map((delta) => ({
      type: `response.${word}.delta` as const,
      ...place,
      delta,
      ...logprobs,
    })),
    { type: `response.${word}.done` as const, ...place, ...done },
    { type: 'response.content_part.done', ...place, part: partOf(text, refusal) },
  ]
}

function listCallEvents(call: { name: string; arguments: string }, { id }: Heading): WireEvent[] {
  const place = { item_id: `fc_${id}`, output_index: 0 }
  const done = { name: call.name, arguments: call.arguments }
  return [
    ...splitText(call.arguments).map((delta) => ({
      type: 'response.function_call_arguments.delta' as const,
      ...place,
      delta,
    })),
    { type: 'response.function_call_arguments.done', ...place, ...done },
  ]
}

function itemOf({ toolCall, text, refusal, finish }: Draft, { id }: Heading): ResponseOutputItem {
  if (toolCall !== null)
    return { id: `fc_${id}`, type: 'function_call', status: 'completed', call_id: `call_${id}`, ...toolCall }
  const status = finish === 'length' ? 'incomplete' : 'completed'
  return { id: `msg_${id}`, type: 'message', role: 'assistant', status, content: [partOf(text, refusal)] }
}

function emptied(item: ResponseOutputItem): ResponseOutputItem {
  if (item.type === 'function_call') return { ...item, status: 'in_progress', arguments: '' }
  return item.type === 'message' ? { ...item, status: 'in_progress', content: [] } : item
}

function partOf(text: string, refusal: string | null): ResponseOutputText | ResponseOutputRefusal {
  if (refusal !== null) return { type: 'refusal', refusal }
  return { type: 'output_text', text, annotations: [], logprobs: [] }
}

function frameOf({ model, maxTokens }: Ask, { id, created }: Heading) {
  return {
    id: `resp_${id}`,
    object: 'response' as const,
    created_at: created,
    model,
    error: null,
    instructions: null,
    metadata: {},
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: 'auto' as const,
    tools: [],
    top_p: 1,
    max_output_tokens: maxTokens === Infinity ? null : maxTokens,
  }
}
