import { z } from 'zod'
import { serveFake, type Fake, type FakeAnswer, type FakeRequest } from './serve-fake.ts'

export const MODEL_KEY = 'right-key'
/** The answer of each fake, in three pieces. */
const PIECES = ['Boots ', 'last ', 'years.']
export const SPOKEN = PIECES.join('')
const OBJECT = JSON.stringify({ title: 'Boots', words: ['a', 'b'] })
const TOOL = { name: 'look_up', input: { word: 'boots' } }
const TOKENS = { input: 12, output: 7 }

function events(list: unknown[], { isNamed = false, isDone = false } = {}): FakeAnswer {
  const named = z.looseObject({ type: z.string() })
  const lines = list.map((data) => {
    const name = isNamed ? `event: ${named.parse(data).type}\n` : ''
    return `${name}data: ${JSON.stringify(data)}\n\n`
  })
  return {
    headers: { 'content-type': 'text/event-stream' },
    body: [...lines, isDone ? 'data: [DONE]\n\n' : ''].join(''),
  }
}

const chat = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.looseObject({ role: z.string() })),
  tools: z.array(z.unknown()).optional(),
  response_format: z
    .object({ type: z.literal('json_schema') })
    .loose()
    .optional(),
})

/** A fake of streamed chat completions, with the key as a bearer token. */
export function serveChatCompletions(): Promise<Fake> {
  return serveFake(({ url, headers, body }) => {
    if (headers.authorization !== `Bearer ${MODEL_KEY}`)
      return { status: 401, body: { error: { message: 'Incorrect API key', type: 'invalid_request_error' } } }
    if (!url.pathname.endsWith('/chat/completions')) return { status: 404, body: {} }
    const asked = chat.parse(JSON.parse(body))
    const chunk = (delta: object, finish: string | null = null) => ({
      id: 'chat-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: asked.model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
    const usage = {
      ...chunk({}),
      choices: [],
      usage: { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output, total_tokens: 19 },
    }
    const wantsTool = asked.tools !== undefined && asked.messages.every(({ role }) => role !== 'tool')
    const call = {
      index: 0,
      id: 'call-1',
      type: 'function',
      function: { name: TOOL.name, arguments: JSON.stringify(TOOL.input) },
    }
    const said = wantsTool
      ? [chunk({ role: 'assistant', tool_calls: [call] }), chunk({}, 'tool_calls')]
      : [
          ...spoken(asked.response_format !== undefined).map((content) => chunk({ content })),
          chunk({}, 'stop'),
        ]
    return events([...said, usage], { isDone: true })
  })
}

const messages = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.unknown()),
  tools: z.array(z.looseObject({ name: z.string() })).optional(),
})

/** A fake of Anthropic's streamed messages. It sends an object as the input of a tool or as text. */
export function serveAnthropic(): Promise<Fake> {
  return serveFake(({ headers, body }) => {
    if (headers['x-api-key'] !== MODEL_KEY)
      return { status: 401, body: { type: 'error', error: { type: 'authentication_error', message: 'no' } } }
    const asked = messages.parse(JSON.parse(body))
    const isAnswered = body.includes('"tool_result"')
    const names = asked.tools?.map(({ name }) => name) ?? []
    if (names.includes('json')) return anthropicEvents(asked.model, { tool: 'json', input: OBJECT })
    if (names.length > 0 && !isAnswered)
      return anthropicEvents(asked.model, { tool: TOOL.name, input: JSON.stringify(TOOL.input) })
    return anthropicEvents(asked.model, { pieces: spoken(/json_schema/.test(body)) })
  })
}

function anthropicEvents(
  model: string,
  said: { tool: string; input: string } | { pieces: string[] },
): FakeAnswer {
  const isTool = 'tool' in said
  const deltas = isTool
    ? [{ type: 'input_json_delta', partial_json: said.input }]
    : said.pieces.map((text) => ({ type: 'text_delta', text }))
  const block = isTool
    ? { type: 'tool_use', id: 'tool-1', name: said.tool, input: {} }
    : { type: 'text', text: '' }
  return events(
    [
      {
        type: 'message_start',
        message: {
          id: 'message-1',
          type: 'message',
          role: 'assistant',
          content: [],
          model,
          stop_reason: null,
          usage: { input_tokens: TOKENS.input, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: isTool ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: TOKENS.output },
      },
      { type: 'message_stop' },
    ],
    { isNamed: true },
  )
}

/** A fake of Gemini's streamGenerateContent as server-sent events, with the key in a header. */
export function serveGemini(): Promise<Fake> {
  return serveFake(({ url, headers, body }: FakeRequest) => {
    if (headers['x-goog-api-key'] !== MODEL_KEY)
      return { status: 401, body: { error: { code: 401, message: 'no', status: 'UNAUTHENTICATED' } } }
    if (!url.pathname.endsWith(':streamGenerateContent')) return { status: 404, body: {} }
    if (body.includes('functionDeclarations') && !body.includes('functionResponse'))
      return events([geminiChunk({ functionCall: { name: TOOL.name, args: TOOL.input } }, 'STOP')])
    const pieces = spoken(body.includes('"application/json"'))
    return events(
      pieces.map((text, index) => geminiChunk({ text }, index === pieces.length - 1 ? 'STOP' : undefined)),
    )
  })
}

function spoken(isObject: boolean): string[] {
  return isObject ? [OBJECT.slice(0, 9), OBJECT.slice(9)] : PIECES
}

function geminiChunk(part: object, finishReason?: string) {
  return {
    candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason }],
    usageMetadata: {
      promptTokenCount: TOKENS.input,
      candidatesTokenCount: TOKENS.output,
      totalTokenCount: TOKENS.input + TOKENS.output,
    },
  }
}
