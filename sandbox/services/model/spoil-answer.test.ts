import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'
import { itemAt } from '../../stage/items.ts'

const model = 'sandbox-writer'
const OUTLINE =
  'Write sections about "hiking boots" for this outline:\n## How they fit\n## How to care for them'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
let openai: OpenAI
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
  openai = new OpenAI({
    apiKey: SANDBOX_KEYS.model.key,
    baseURL: `${sandbox.services.model}/v1`,
    maxRetries: 0,
  })
})
beforeEach(() => control.order('/reset'))
afterAll(() => sandbox.stop())

const say = (content: string) => ({ model, messages: [{ role: 'user' as const, content }] })
const fault = (kind: string) => control.order('/faults', { service: 'model', kind, times: 1 })

test('only one of the two rate limits says how long to wait', async () => {
  for (const [kind, wait] of [
    ['rate_limited', '2'],
    ['rate_limited_silent', null],
  ] as const) {
    await fault(kind)
    const failure: unknown = await openai.chat.completions
      .create(say('Hello'))
      .catch((error: unknown) => error)
    expect(failure instanceof OpenAI.APIError && failure.headers?.get('retry-after')).toBe(wait)
  }
})

test.each([
  ['length', { choices: [{ finish_reason: 'length' }] }],
  ['no_usage', { choices: [{ finish_reason: 'stop' }] }],
  ['think', { choices: [{ message: { content: expect.stringMatching(/^<think>[^<]+<\/think>\n\n## /) } }] }],
  [
    'wrong_language',
    { choices: [{ message: { content: expect.stringMatching(/^## How they fit\n\nTämä/) } }] },
  ],
  ['empty', { choices: [{ message: { content: null } }] }],
])('an answer has the fault %s in chats and in responses', async (kind, shape) => {
  await fault(kind)
  const chat = await openai.chat.completions.create(say(OUTLINE))
  expect(chat).toMatchObject(shape)
  await fault(kind)
  const response = await openai.responses.create({ model, input: OUTLINE })
  expect(response.output_text).toBe(itemAt(chat.choices, 0).message.content ?? '')
  expect([chat.usage === undefined, response.usage === undefined]).toEqual(
    kind === 'no_usage' ? [true, true] : [false, false],
  )
  expect(response.status).toBe(kind === 'length' ? 'incomplete' : 'completed')
})

test('an empty object has its fields and nothing in them', async () => {
  await fault('empty')
  const format = {
    response_format: zodResponseFormat(
      z.object({ titles: z.array(z.object({ title: z.string() })) }),
      'titles',
    ),
  }
  const { choices } = await openai.chat.completions.create({
    ...say('Titles for:\n- tents\n- boots'),
    ...format,
  })
  expect(itemAt(choices, 0).message.content).toBe('{"titles":[]}')
})
