import { expect, test } from 'vitest'
import { z } from 'zod'
import { openScriptedChat } from '#tests/support/fakes/scripted-chat.ts'
import type { ModelCall } from './index.ts'

const signal = new AbortController().signal
const messages = [{ role: 'user' as const, content: 'Describe boots.' }]
const schema = z.object({ title: z.string() })
const other = z.object({ title: z.string().max(40) })
const BOOTS = '{"title": "Boots"}'
const USED = { inputTokens: 10, outputTokens: 5, cost: 15 }
const TWICE = { inputTokens: 20, outputTokens: 10, cost: 30 }
const refuse = (status: number, message: string) => ({ status, body: { error: { message } } })

test('a provider without schemas is asked for JSON, and one without JSON in words: once found out, at once', async () => {
  const { model, asked } = await openScriptedChat(({ response_format: format }) => {
    if (format?.type === 'json_schema') return refuse(400, "'response_format.type' must be 'text'")
    return format === undefined ? { says: [BOOTS] } : refuse(422, 'json_object is not supported')
  })
  for (const one of [schema, other]) {
    const { object, usage } = await model.generateObject({
      system: 'Be brief.',
      messages,
      schema: one,
      signal,
    })
    expect([object, usage]).toEqual([{ title: 'Boots' }, USED])
  }
  expect(asked.map(({ response_format: format }) => format?.type)).toEqual([
    'json_schema',
    'json_object',
    undefined,
    undefined,
  ])
  const [system, last] = [asked[2]?.messages[0]?.content ?? '', asked[2]?.messages.at(-1)?.content]
  expect(system).toMatch(/^Be brief\.\n\nAnswer with one JSON value .*"title"/s)
  expect(last).toBe('Describe boots.')
})

test('a schema that a provider refuses does not change how it is asked for other schemas', async () => {
  const { model, asked } = await openScriptedChat(({ response_format: format }) =>
    format?.type === 'json_schema' && JSON.stringify(format).includes('maxLength')
      ? refuse(400, "Invalid schema for response_format 'response': maxLength is not permitted.")
      : { says: [BOOTS] },
  )
  for (const one of [other, schema, other]) await model.generateObject({ messages, schema: one, signal })
  expect(asked.map(({ response_format: format }) => format?.type)).toEqual([
    'json_schema',
    'json_object',
    'json_schema',
    'json_object',
  ])
})

test('a request that fails in every way teaches nothing', async () => {
  const { model, asked } = await openScriptedChat(
    refuse(400, 'bad response_format'),
    refuse(500, 'It broke.'),
    { says: [BOOTS] },
  )
  await expect(model.generateObject({ messages, schema, signal })).rejects.toMatchObject({
    reason: 'http_500',
  })
  await model.generateObject({ messages, schema, signal })
  expect(asked[2]?.response_format?.type).toBe('json_schema')
})

test('a model that does not hold on to the schema is shown its answer with the errors, and asked in words from then on', async () => {
  const { model, asked } = await openScriptedChat({ says: ['{"name": "Boots"}'] }, { says: [BOOTS] })
  expect(await model.generateObject({ messages, schema, signal })).toEqual({
    object: { title: 'Boots' },
    usage: TWICE,
  })
  expect(asked[1]?.messages.slice(-2)).toEqual([
    { role: 'assistant', content: '{"name": "Boots"}' },
    { role: 'user', content: expect.stringContaining('- title: ') },
  ])
  await model.generateObject({ messages, schema: other, signal })
  expect(asked.map(({ response_format: format }) => format?.type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ])
})

test('a text that is only too long is mended, and the provider is still given the schema', async () => {
  const { model, asked } = await openScriptedChat(
    { says: [`{"title": "${'x'.repeat(41)}"}`] },
    { says: [BOOTS] },
  )
  await model.generateObject({ messages, schema: other, signal })
  expect(asked.map(({ response_format: format }) => format?.type)).toEqual(['json_schema', 'json_schema'])
})

test.each([
  ['a shape that is wrong twice', [{ says: ['{}'] }], 'unexpected_shape', 'bad_response', TWICE],
  ['JSON without its end', [{ says: ['{"title": "Bo'] }], 'unexpected_shape', 'bad_response', TWICE],
  ['an answer at the limit of tokens', [{ says: [BOOTS], finish: 'length' }], 'cut_off', 'invalid', USED],
  [
    'a mended answer at the limit',
    [{ says: ['{}'] }, { says: ['{'], finish: 'length' }],
    'cut_off',
    'invalid',
    TWICE,
  ],
  ['an empty answer', [{ says: [' '] }], 'empty', 'bad_response', USED],
  ['only reasoning', [{ says: ['<think>Hm.</think>'] }], 'empty', 'bad_response', USED],
  ['a refusal', [{ says: [{ refusal: 'No.' }] }], 'refused', 'invalid', USED],
  ['a failure while it is mended', [{ says: ['{}'] }, refuse(503, 'x')], 'http_503', 'unavailable', USED],
])('%s fails with %o and what was used', async (_case, answers, reason, kind, usage) => {
  const { model } = await openScriptedChat(...answers)
  const calls: ModelCall[] = []
  const onCall = (call: ModelCall) => calls.push(call)
  await expect(model.generateObject({ messages, schema, signal, onCall })).rejects.toMatchObject({
    name: 'AdapterError',
    reason,
    kind,
    usage,
  })
  const used = calls.flatMap((call) => call.usage ?? [])
  expect(used.reduce((sum, { inputTokens }) => sum + inputTokens, 0)).toBe(usage.inputTokens)
})

test('reasoning before an object is dropped, and pieces of objects are not told', async () => {
  const { model } = await openScriptedChat({
    says: ['<think>{"title": "no"}</think>', '```json\n', BOOTS, '```'],
  })
  const told: string[] = []
  const { object } = await model.generateObject({
    messages,
    schema,
    signal,
    onText: (piece) => told.push(piece),
  })
  expect([object, told]).toEqual([{ title: 'Boots' }, []])
})
