import OpenAI from 'openai'
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'
import { itemAt } from '../../stage/items.ts'

const model = 'sandbox-writer'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
let openai: OpenAI
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
  openai = createOpenAi()
})
beforeEach(() => control.order('/reset'))
afterAll(() => sandbox.stop())

const createOpenAi = (apiKey = SANDBOX_KEYS.model.key) =>
  new OpenAI({ apiKey, baseURL: `${sandbox.services.model}/v1`, maxRetries: 0 })
const say = (content: string) => ({ model, messages: [{ role: 'user' as const, content }] })
const fault = (kind: string) => control.order('/faults', { service: 'model', kind, times: 1 })

const OUTLINE =
  'Write sections about "hiking boots" for this outline:\n## How they fit\n## How to care for them'
const titlesSchema = z.object({
  titles: z.array(z.object({ id: z.number(), keyword: z.string(), title: z.string().max(70) })),
})
const TITLES = `Give each keyword a title: ${JSON.stringify([
  { id: 17, keyword: 'how to clean tents' },
  { id: 23, keyword: 'best hiking boots' },
])}`
const tools = [
  {
    type: 'function' as const,
    function: {
      name: 'find_keywords',
      parameters: { type: 'object', properties: { query: { type: 'string' } } },
    },
  },
]

test('prose comes at a human pace where that is asked for, and objects at once', async () => {
  await using slow = await startSandbox({ paceMs: 60_000 }).then((started) => ({
    ...started,
    [Symbol.asyncDispose]: () => started.stop(),
  }))
  const client = new OpenAI({
    apiKey: SANDBOX_KEYS.model.key,
    baseURL: `${slow.services.model}/v1`,
    maxRetries: 0,
  })
  const leaving = new AbortController()
  const read = async (content: string, more = {}) => {
    const stream = await client.chat.completions.create(
      { ...say(content), ...more, stream: true },
      { signal: leaving.signal },
    )
    await Array.fromAsync(stream)
  }
  const prose = read(OUTLINE)
  const object = read(TITLES, { response_format: zodResponseFormat(titlesSchema, 'titles') })
  expect(await Promise.race([prose.then(() => 'prose'), object.then(() => 'object')])).toBe('object')
  leaving.abort()
  await prose.catch(() => {})
})

describe('chat completions', () => {
  test('a chat completion has a section for each heading, and is the same every time', async () => {
    const [one, other] = [await ask(OUTLINE), await ask(OUTLINE)]
    expect(one).toBe(other)
    expect(one).toContain('## How they fit\n\n')
    expect(one).toContain('## How to care for them\n\n')
  })

  test('a streamed chat completion has the same text, with usage at the end', async () => {
    const stream = await openai.chat.completions.create({
      ...say(OUTLINE),
      stream: true,
      stream_options: { include_usage: true },
    })
    const chunks = await Array.fromAsync(stream)
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe(await ask(OUTLINE))
    expect(chunks.length).toBeGreaterThan(10)
    expect(chunks.at(-1)?.usage?.completion_tokens).toBeGreaterThan(20)
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop')
  })

  test('a chat completion with a JSON schema answers each item of a list under its own id', async () => {
    const { choices } = await openai.chat.completions.parse({
      ...say(TITLES),
      response_format: zodResponseFormat(titlesSchema, 'titles'),
    })
    expect(itemAt(choices, 0).message.parsed?.titles).toMatchObject([
      { id: 17, keyword: 'how to clean tents', title: expect.stringMatching(/^How to clean tents: /) },
      { id: 23, keyword: 'best hiking boots', title: expect.stringMatching(/^Best hiking boots: /) },
    ])
  })

  test.each([
    ['de', 'akku-rasenmäher kaufen', /^Akku-Rasenmäher kaufen: (?:Das|Tipps|Worauf|Fragen)/],
    ['fr', 'chaussures de randonnée', /^Chaussures de randonnée$/],
  ])('titles in the language %s have no English words', async (language, keyword, title) => {
    const { choices } = await openai.chat.completions.parse({
      ...say(
        `Give each keyword a title in the language "${language}": ${JSON.stringify([{ id: 1, keyword }])}`,
      ),
      response_format: zodResponseFormat(titlesSchema, 'titles'),
    })
    expect(itemAt(choices, 0).message.parsed?.titles).toMatchObject([
      { keyword, title: expect.stringMatching(title) },
    ])
  })

  test.each(['hiking boots for wide feet', 'Propose search queries about "hiking boots for wide feet"'])(
    'keywords for the prompt %s are about the whole of it',
    async (prompt) => {
      const { choices } = await openai.chat.completions.parse({
        ...say(prompt),
        response_format: zodResponseFormat(z.object({ keywords: z.array(z.string()) }), 'ideas'),
      })
      const { keywords = [] } = itemAt(choices, 0).message.parsed ?? {}
      expect(keywords.length).toBeGreaterThan(10)
      expect(keywords).toContain('best hiking boots for wide feet')
      expect(keywords.filter((keyword) => !keyword.includes('hiking boots for wide feet'))).toEqual([])
    },
  )

  test('a chat completion gives each keyword the type, the intent and the funnel of what its searcher wants', async () => {
    const kind = z.object({
      type: z.enum(['glossary', 'article', 'listicle', 'category', 'home']),
      intent: z.enum(['navigational', 'informational', 'transactional']),
      funnel: z.enum(['top', 'middle', 'bottom']),
      reason: z.string(),
    })
    const keywords = ['best tents', 'what is gore-tex', 'how to clean tents', 'home gym tents', 'buy tents']
    const { choices } = await openai.chat.completions.parse({
      ...say(JSON.stringify(keywords.map((keyword) => ({ keyword, others: [], results: ['x'], known: {} })))),
      response_format: zodResponseFormat(z.object({ groups: z.array(kind) }), 'kinds'),
    })
    const { groups = [] } = itemAt(choices, 0).message.parsed ?? {}
    expect(groups.map(({ type, intent, funnel }) => `${type}, ${intent}, ${funnel}`)).toEqual([
      'listicle, informational, middle',
      'glossary, informational, top',
      'article, informational, top',
      'category, transactional, bottom',
      'category, transactional, bottom',
    ])
    expect(groups.filter(({ reason }) => reason === '')).toEqual([])
  })

  test('a chat completion calls a tool that the prompt mentions, and repeats its result', async () => {
    const first = await openai.chat.completions.create({ ...say('Find keywords about "tents"'), tools })
    expect(itemAt(first.choices, 0).finish_reason).toBe('tool_calls')
    const call = itemAt(itemAt(first.choices, 0).message.tool_calls ?? [], 0)
    expect(call).toMatchObject({
      type: 'function',
      function: { name: 'find_keywords', arguments: '{"query":"tents"}' },
    })
    const { choices } = await openai.chat.completions.create({
      model,
      tools,
      messages: [
        { role: 'user', content: 'Find keywords about "tents"' },
        itemAt(first.choices, 0).message,
        { role: 'tool', tool_call_id: call.id, content: '3 keywords' },
      ],
    })
    expect(itemAt(choices, 0).message.content).toContain('3 keywords')
    const quiet = await openai.chat.completions.create({ ...say('Good morning'), tools })
    expect(itemAt(quiet.choices, 0).finish_reason).toBe('stop')
  })

  test('a chat completion stops at the maximum number of tokens', async () => {
    const { choices, usage } = await openai.chat.completions.create({
      ...say(OUTLINE),
      max_completion_tokens: 10,
    })
    expect(itemAt(choices, 0).finish_reason).toBe('length')
    expect(usage?.completion_tokens).toBe(10)
  })
})

describe('responses', () => {
  test('a response has the same text as a chat completion', async () => {
    const { output_text: text, usage } = await openai.responses.create({ model, input: OUTLINE })
    expect(text).toBe(await ask(OUTLINE))
    expect(usage?.total_tokens).toBeGreaterThan(20)
  })

  test('the streamed events of a response add up to its text', async () => {
    const stream = openai.responses.stream({ model, input: OUTLINE })
    const types = new Set<string>()
    for await (const event of stream) types.add(event.type)
    expect([...types]).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ])
    expect((await stream.finalResponse()).output_text).toBe(await ask(OUTLINE))
  })

  test('a response keeps to a JSON schema', async () => {
    const { output_parsed: parsed } = await openai.responses.parse({
      model,
      input: [{ role: 'user', content: [{ type: 'input_text', text: TITLES }] }],
      text: { format: zodTextFormat(titlesSchema, 'titles') },
    })
    expect(parsed?.titles.map(({ id }) => id)).toEqual([17, 23])
  })

  test('a response calls a tool and repeats its result', async () => {
    const flat = [{ type: 'function' as const, ...itemAt(tools, 0).function, strict: false }]
    const input = [{ role: 'user' as const, content: 'Find keywords about "tents"' }]
    const { output } = await openai.responses.create({ model, input, tools: flat })
    expect(output).toMatchObject([
      { type: 'function_call', name: 'find_keywords', arguments: '{"query":"tents"}' },
    ])
    const call = output.find((item) => item.type === 'function_call')
    if (call === undefined) throw new Error('It called no tool.')
    const result = { type: 'function_call_output' as const, call_id: call.call_id, output: '3 keywords' }
    const after = await openai.responses.create({ model, tools: flat, input: [...input, call, result] })
    expect(after.output_text).toContain('3 keywords')
    const types = new Set<string>()
    for await (const event of openai.responses.stream({ model, input, tools: flat })) types.add(event.type)
    expect(types).toContain('response.function_call_arguments.done')
  })
})

describe('faults of the model', () => {
  test.each([
    ['rate_limited', 429, 'rate_limit_exceeded'],
    ['rate_limited_silent', 429, 'rate_limit_exceeded'],
    ['quota', 429, 'insufficient_quota'],
    ['unavailable', 503, null],
    ['context', 400, 'context_length_exceeded'],
  ])('the fault %s is an error that OpenAI’s library knows', async (kind, status, code) => {
    await fault(kind)
    await expect(ask('Hello')).rejects.toMatchObject({ status, code })
    await expect(ask('Hello')).resolves.not.toBe('')
  })

  test('a refusal is returned in its own field, not as text', async () => {
    await fault('refusal')
    const { choices } = await openai.chat.completions.create(say('Hello'))
    expect(itemAt(choices, 0).message).toMatchObject({ content: null, refusal: expect.any(String) })
  })

  test('malformed output is not JSON, and a cut stream breaks', async () => {
    await fault('malformed')
    const format = { response_format: zodResponseFormat(titlesSchema, 'titles') }
    const { choices } = await openai.chat.completions.create({ ...say(TITLES), ...format })
    expect(() => JSON.parse(itemAt(choices, 0).message.content ?? '')).toThrow(SyntaxError)
    await fault('cut')
    const stream = await openai.chat.completions.create({ ...say(OUTLINE), stream: true })
    await expect(Array.fromAsync(stream)).rejects.toThrow('terminated')
  })

  test('a wrong key, an unknown model and too long messages are refused', async () => {
    await expect(createOpenAi('sk-wrong').models.list()).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    })
    await expect(openai.chat.completions.create({ ...say('Hello'), model: 'other' })).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
    })
    const long = { ...say('word '.repeat(8000)), model: 'sandbox-small' }
    await expect(openai.chat.completions.create(long)).rejects.toMatchObject({
      code: 'context_length_exceeded',
    })
    expect((await openai.models.list()).data.map(({ id }) => id)).toEqual(SANDBOX_KEYS.model.names)
  })
})

async function ask(content: string): Promise<string> {
  const { choices } = await openai.chat.completions.create(say(content))
  return itemAt(choices, 0).message.content ?? ''
}
