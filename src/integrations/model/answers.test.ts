import { expect, onTestFinished, test } from 'vitest'
import { serveMockModels } from '#tests/support/fakes/mock-models.ts'
import { MODEL_KEY, serveAnthropic, serveGemini } from '#tests/support/fakes/model-services.ts'
import { openScriptedChat } from '#tests/support/fakes/scripted-chat.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { startRawServer } from '#tests/support/network/raw-server.ts'
import { anthropic } from './anthropic.ts'
import { connectModel } from './ask-model.ts'
import { google } from './google.ts'
import { MODEL_LIMITS, type ModelCall } from './index.ts'
import { compatible } from './openai-compatible.ts'

const signal = new AbortController().signal
const messages = [{ role: 'user' as const, content: 'Say something about boots.' }]
const USED = { inputTokens: 10, outputTokens: 5, cost: 15 }

test.each([
  [{ says: ['Boots last.'] }, 'Boots last.', false],
  [{ says: ['Boots ', 'la'], finish: 'length' }, 'Boots la', true],
  [{ says: [{ reasoning_content: 'Hm.' }, 'Boots ', 'last.'] }, 'Boots last.', false],
  [{ says: [{ reasoning: 'Hm.' }, 'Boots last.'] }, 'Boots last.', false],
  [{ says: ['<thi', 'nk>Hm. </th', 'ink>\n\nBoots last.'] }, 'Boots last.', false],
])('the answer %j is the text %j', async (answer, text, isCutOff) => {
  const { model } = await openScriptedChat(answer)
  const said: string[] = []
  const given = await model.generateText({ messages, signal, onText: (piece) => said.push(piece) })
  expect(given).toEqual({ text, usage: USED, isCutOff })
  expect(said.join('')).toBe(text)
})

test('a model that reasons without an opening tag shows its reasoning once at most, and takes it back', async () => {
  const { model } = await openScriptedChat({ says: ['They want boots.', '</think>\n\n', 'Boots ', 'last.'] })
  const listen = async () => {
    const told: [string, number][] = []
    const { text } = await model.generateText({ messages, signal, onText: (...piece) => told.push(piece) })
    expect(text).toBe('Boots last.')
    return told
  }
  const withoutReasoning = [
    ['Boots ', 0],
    ['last.', 6],
  ]
  expect(await listen()).toEqual([['They want boots.', 0], ...withoutReasoning])
  expect(await listen()).toEqual(withoutReasoning)
})

test.each([
  [{ says: [] }, { reason: 'empty', isPassing: true, usage: USED }],
  [{ says: ['<think>Hm.'] }, { reason: 'empty', isPassing: true, usage: USED }],
  [
    { says: ['<think>Hm.'], finish: 'length' },
    { reason: 'thought_only', isPassing: false, usage: USED },
  ],
  [{ says: [{ refusal: 'I cannot.' }] }, { reason: 'refused', isPassing: false, usage: USED }],
  [
    { says: ['Bo'], finish: 'content_filter' },
    { reason: 'refused', isPassing: false, usage: USED },
  ],
  [
    { says: ['Boots'], finish: null },
    { reason: 'cut_stream', isPassing: true, kind: 'bad_response' },
  ],
  [
    { says: ['Boots'], error: { message: 'The server is overloaded', type: 'server_error' } },
    { reason: 'http_503', isPassing: true, kind: 'unavailable' },
  ],
  [
    { says: ['Boots'], error: { message: 'Rate limit reached', code: 429 } },
    { reason: 'http_429', isPassing: true, kind: 'rate_limited' },
  ],
  [
    { says: [], error: { message: "This model's maximum context length is 8192 tokens", code: 400 } },
    { reason: 'context_length', isPassing: false, kind: 'invalid' },
  ],
  [
    { says: [], error: { message: 'maximum context length exceeded' } },
    { reason: 'context_length', isPassing: false, kind: 'invalid' },
  ],
  [
    { says: ['Boots'], error: { message: 'Something' } },
    { reason: 'cut_stream', isPassing: true },
  ],
])('the answer %j fails with %o', async (answer, failure) => {
  const { model } = await openScriptedChat(answer)
  const calls: ModelCall[] = []
  const onCall = (call: ModelCall) => calls.push(call)
  await expect(model.generateText({ messages, signal, onCall })).rejects.toMatchObject(failure)
  expect(calls).toMatchObject([{ failure: failure.reason }])
})

const named = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const begin = {
  type: 'message_start',
  message: {
    id: '1',
    type: 'message',
    role: 'assistant',
    content: [],
    model: 'm',
    stop_reason: null,
    usage: { input_tokens: 9, output_tokens: 1 },
  },
}
const stopped = (reason: string) => [
  begin,
  { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 3 } },
  { type: 'message_stop' },
]

test.each([
  ['Anthropic', stopped('refusal'), { reason: 'refused', isPassing: false, usage: { outputTokens: 3 } }],
  ['Anthropic', stopped('max_tokens'), { reason: 'thought_only', isPassing: false }],
  [
    'Anthropic',
    [begin, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }],
    { kind: 'unavailable', isPassing: true },
  ],
  [
    'Google',
    [{ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 9 } }],
    { reason: 'refused', isPassing: false },
  ],
  [
    'Google',
    [{ candidates: [{ content: { parts: [] }, finishReason: 'RECITATION' }] }],
    { reason: 'refused', isPassing: false },
  ],
])('%s: an answer of %j fails with %o', async (name, events, failure) => {
  const isGoogle = name === 'Google'
  const fake = await (isGoogle ? serveGemini() : serveAnthropic())
  const body = events.map((one) => ('type' in one ? named(one) : `data: ${JSON.stringify(one)}\n\n`)).join('')
  fake.failWith({ headers: { 'content-type': 'text/event-stream' }, body })
  const model = connectModel(isGoogle ? google : anthropic, {
    baseUrl: fake.baseUrl,
    apiKey: MODEL_KEY,
    modelId: 'm',
    price: null,
    fetch: openOutboundTo(fake.baseUrl).fetchWithin(MODEL_LIMITS),
  })
  await expect(model.generateText({ messages, signal })).rejects.toMatchObject(failure)
})

test('half letters are neither sent nor answered, and the character 0 is left out of answers', async () => {
  const { model, asked } = await openScriptedChat({ says: ['Caf\0é \ud83d'] })
  const question = { role: 'user' as const, content: 'Go on: 💡'.slice(0, -1) }
  const { text } = await model.generateText({ system: '💡'.slice(0, 1), messages: [question], signal })
  expect(text).toBe('Café \ufffd')
  expect(asked[0]?.messages.map(({ content }) => content)).toEqual(['\ufffd', 'Go on: \ufffd'])
})

test('tokens that a provider does not count are guessed', async () => {
  const missing = await openScriptedChat({ says: ['Boots last.'], usage: null })
  const guessed = { inputTokens: 9, outputTokens: 3, cost: 12, isGuessed: true }
  expect((await missing.model.generateText({ system: 'Be brief', messages, signal })).usage).toEqual(guessed)
  const zero = await openScriptedChat({
    says: ['Boots last.'],
    usage: { prompt_tokens: 0, completion_tokens: 0 },
  })
  expect((await zero.model.generateText({ system: 'Be brief', messages, signal })).usage).toEqual(guessed)
})

/** A model whose server sends some events and then neither more nor an end. */
async function openEndlessChat(sent: object[], onAsked: () => void = () => {}) {
  let closed = 0
  const events = sent.map((data) => `data: ${JSON.stringify(data)}\n\n`).join('')
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n'
  const server = await startRawServer((socket) => {
    socket.on('close', () => (closed += 1))
    if (sent.length > 0) socket.write(`${head}${events}`)
    onAsked()
  })
  onTestFinished(() => server.close())
  const fetch = openOutboundTo(server.origin).fetchWithin(MODEL_LIMITS)
  const input = { baseUrl: server.origin, apiKey: '', modelId: 'm', price: null, fetch }
  return { model: connectModel(compatible, input), countClosed: () => closed }
}

const BOOTS = { id: '1', created: 1, model: 'm', choices: [{ index: 0, delta: { content: 'Boots ' } }] }

test('a cancelled answer ends at once with the reason of the signal, closes its connection and says what was used', async () => {
  const { model, countClosed } = await openEndlessChat([BOOTS])
  const stop = new AbortController()
  const calls: ModelCall[] = []
  let stoppedAt = 0
  const onText = () => {
    stoppedAt = performance.now()
    stop.abort(new Error('The run was cancelled.'))
  }
  const request = { messages, signal: stop.signal, onText, onCall: (call: ModelCall) => calls.push(call) }
  await expect(model.generateText(request)).rejects.toThrow('The run was cancelled.')
  expect(performance.now() - stoppedAt).toBeLessThan(500)
  await expect.poll(countClosed).toBe(1)
  const usage = { inputTokens: 7, outputTokens: 2, cost: null, isGuessed: true }
  expect(calls).toMatchObject([{ failure: 'aborted', finish: null, usage }])
})

test('a request that is cancelled before its answer begins ends at once, too', async () => {
  const stop = new AbortController()
  const { model, countClosed } = await openEndlessChat([], () => stop.abort(new Error('Cancelled.')))
  const calls: ModelCall[] = []
  const onCall = (call: ModelCall) => calls.push(call)
  await expect(model.generateText({ messages, signal: stop.signal, onCall })).rejects.toThrow('Cancelled.')
  await expect.poll(countClosed).toBe(1)
  expect(calls).toMatchObject([{ failure: 'aborted', usage: null }])
})

test('an error in the middle of an answer closes the connection, though the server would go on', async () => {
  const { model, countClosed } = await openEndlessChat([BOOTS, { error: { message: 'overloaded' } }])
  await expect(model.generateText({ messages, signal })).rejects.toMatchObject({ kind: 'unavailable' })
  await expect.poll(countClosed).toBe(1)
})

test('aimock: pieces are told while they come, reasoning and an end at the limit are told apart, and malformed streams fail', async () => {
  const fake = await serveMockModels('/v1')
  const { fetchWithin } = openOutboundTo(fake.baseUrl)
  const fetch = fetchWithin(MODEL_LIMITS)
  const model = connectModel(compatible, {
    baseUrl: fake.baseUrl,
    apiKey: MODEL_KEY,
    modelId: 'm',
    price: null,
    fetch,
  })
  fake.say('<think>Hm.</think>Boots last years.', { latency: 5 })
  const at: number[] = []
  const { text } = await model.generateText({ messages, signal, onText: () => at.push(performance.now()) })
  expect(text).toBe('Boots last years.')
  expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThan(10)
  fake.say('Boots la', { finishReason: 'length' })
  expect(await model.generateText({ messages, signal })).toMatchObject({ text: 'Boots la', isCutOff: true })
  fake.say('', { finishReason: 'content_filter' })
  await expect(model.generateText({ messages, signal })).rejects.toMatchObject({ reason: 'refused' })
  for (const chaos of [{ malformedRate: 1 }, { disconnectRate: 1 }, { dropRate: 1 }, { rateLimitRate: 1 }]) {
    fake.say('Boots', { chaos })
    await expect(model.generateText({ messages, signal })).rejects.toMatchObject({ isPassing: true })
  }
  fake.say('Boots', { disconnectAfterMs: 30, latency: 20 })
  await expect(model.generateText({ messages, signal })).rejects.toMatchObject({ isPassing: true })
})
