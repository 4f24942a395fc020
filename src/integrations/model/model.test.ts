import { env } from 'node:process'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import {
  MODEL_KEY,
  serveAnthropic,
  serveChatCompletions,
  serveGemini,
  SPOKEN,
} from '#tests/support/fakes/model-services.ts'
import { serveMockModels } from '#tests/support/fakes/mock-models.ts'
import { guessTokens } from '#platform/contract/guess-tokens.ts'
import { startRawServer } from '#tests/support/network/raw-server.ts'
import { openOutboundTo, type Fake } from '#tests/support/fakes/serve-fake.ts'
import type { OutboundLimits } from '#platform/server/outbound/call.ts'
import { anthropic } from './anthropic.ts'
import { connectModel, type ModelService } from './ask-model.ts'
import { google } from './google.ts'
import { MODEL_LIMITS, type ModelCall } from './index.ts'
import { openAi } from './openai.ts'
import { compatible } from './openai-compatible.ts'

const signal = new AbortController().signal
const messages = [{ role: 'user' as const, content: 'Say something about boots.' }]
const PRICE = { input: 1_000_000, output: 2_000_000 }

interface Peer {
  serve(): Promise<Fake>
  service: ModelService
  usage: { inputTokens: number; outputTokens: number }
  live: { key: string; model: string }
}

const PEERS: Record<string, Peer> = {
  OpenAI: {
    serve: serveChatCompletions,
    service: openAi,
    usage: { inputTokens: 12, outputTokens: 7 },
    live: { key: 'OPENAI_API_KEY', model: 'gpt-5-mini' },
  },
  Anthropic: {
    serve: serveAnthropic,
    service: anthropic,
    usage: { inputTokens: 12, outputTokens: 7 },
    live: { key: 'ANTHROPIC_API_KEY', model: 'claude-haiku-4-5' },
  },
  Google: {
    serve: serveGemini,
    service: google,
    usage: { inputTokens: 12, outputTokens: 7 },
    live: { key: 'GOOGLE_API_KEY', model: 'gemini-2.5-flash' },
  },
  'an OpenAI-compatible model': {
    serve: serveChatCompletions,
    service: compatible,
    usage: { inputTokens: 12, outputTokens: 7 },
    live: { key: '', model: '' },
  },
}

/** The same services as another program imitates them. */
const MOCKS: Record<string, Peer> = Object.fromEntries(
  Object.entries(PEERS).map(([name, peer]) => {
    const path = peer.service === google ? '/v1beta' : '/v1'
    return [`${name} by aimock`, { ...peer, serve: () => serveMockModels(path) }]
  }),
)

async function openFake({ serve, service }: Peer, apiKey = MODEL_KEY, limits = MODEL_LIMITS) {
  const fake = await serve()
  const { fetchWithin } = openOutboundTo(fake.baseUrl)
  const model = connectModel(service, {
    baseUrl: fake.baseUrl,
    apiKey,
    modelId: 'boots-1',
    price: PRICE,
    fetch: fetchWithin(limits),
  })
  return { fake, model }
}

/** How Google says that the calls of a minute, or of a day, are used up. */
function usedQuota(limit: string, retryDelay: string | null) {
  const message = `You exceeded your current quota, please check your plan and billing details. Quota exceeded, ${limit}`
  const details =
    retryDelay === null ? [] : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]
  return { error: { code: 429, message, status: 'RESOURCE_EXHAUSTED', details } }
}

describe.each(Object.entries({ ...PEERS, ...MOCKS }))('text by %s', (_name, peer) => {
  test('a text is complete, with its usage and cost, and arrives in pieces', async () => {
    const { fake, model } = await openFake(peer)
    const pieces: string[] = []
    const calls: ModelCall[] = []
    const { text, usage, isCutOff } = await model.generateText({
      system: 'Be brief.',
      messages,
      signal,
      maxOutputTokens: 50,
      onText: (piece) => pieces.push(piece),
      onCall: (call) => calls.push(call),
    })
    expect([text, usage, isCutOff]).toEqual([SPOKEN, { ...peer.usage, cost: 26 }, false])
    expect(pieces.join('')).toBe(SPOKEN)
    expect(pieces.length).toBeGreaterThan(1)
    expect(calls).toEqual([{ usage, milliseconds: expect.any(Number), finish: 'stop', failure: null }])
    expect(fake.asked[0]?.body).toContain('Be brief.')
  })

  test('an object has the shape that is asked for', async () => {
    const { model } = await openFake(peer)
    const schema = z.object({ title: z.string(), words: z.array(z.string()) })
    const { object } = await model.generateObject({ system: 'As JSON.', messages, schema, signal })
    expect(object).toEqual({ title: 'Boots', words: ['a', 'b'] })
    const other = z.object({ title: z.string(), words: z.array(z.string()).length(5) })
    await expect(model.generateObject({ messages, schema: other, signal })).rejects.toMatchObject({
      kind: 'bad_response',
    })
  })

  test.each([
    [
      { status: 429, headers: { 'retry-after': '17' }, body: {} },
      { kind: 'rate_limited', retryAfter: 17 },
    ],
    [{ status: 429, body: { error: { message: 'You exceeded it: insufficient_quota' } } }, { kind: 'quota' }],
    [
      {
        status: 429,
        body: { error: { message: 'Request too large for m on tokens per min (TPM): Limit 3' } },
      },
      { reason: 'context_length', isPassing: false },
    ],
    [{ status: 529, body: {} }, { kind: 'unavailable' }],
    [{ status: 404, body: {} }, { kind: 'not_found' }],
    [
      { status: 400, body: {} },
      { kind: 'invalid', isPassing: false },
    ],
    [
      { status: 402, body: {} },
      { kind: 'payment', isPassing: false },
    ],
    [
      { status: 403, body: {} },
      { kind: 'forbidden', isPassing: false },
    ],
    [
      { status: 500, body: {} },
      { kind: 'unavailable', isPassing: true },
    ],
    [
      { status: 400, body: { error: { message: 'prompt is too long: 210000 tokens > 200000 maximum' } } },
      { kind: 'invalid', reason: 'context_length', isPassing: false },
    ],
    [
      { status: 400, body: { error: { message: 'Stopped by the content filter.' } } },
      { kind: 'invalid', reason: 'refused', isPassing: false },
    ],
  ])('an answer of %o is a ModelFailure of the right kind, and costs nothing', async (answer, failure) => {
    const { fake, model } = await openFake(peer)
    fake.failWith(answer)
    await expect(model.generateText({ messages, signal })).rejects.toMatchObject({ ...failure, usage: null })
    expect(fake.asked).toHaveLength(1)
  })

  test('an answer that is cut off on its way fails', async () => {
    const { fake, model } = await openFake(peer)
    fake.cutAfter(0.6)
    const said: string[] = []
    const calls: ModelCall[] = []
    const watched = {
      onText: (piece: string) => said.push(piece),
      onCall: (call: ModelCall) => calls.push(call),
    }
    const failure: unknown = await model
      .generateText({ messages, signal, ...watched })
      .catch((error) => error)
    expect(failure).toMatchObject({ isPassing: true, usage: calls[0]?.usage })
    expect(calls[0]?.usage?.outputTokens).toBeGreaterThanOrEqual(guessTokens(said.join('')))
    expect(said.join('')).not.toBe('')
    expect(SPOKEN.startsWith(said.join(''))).toBe(true)
    expect(calls).toMatchObject([{ finish: null, failure: expect.stringMatching(/./) }])
  })

  test('a wrong key fails with auth, and the error does not contain the key', async () => {
    const { model } = await openFake(peer, 'wrong-key')
    const failure: unknown = await model.generateText({ messages, signal }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'AdapterError', kind: 'auth' })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('wrong-key')
  })

  test('a call fails when no server answers, and ends when its signal is aborted', async () => {
    const { fetchWithin } = openOutboundTo('http://127.0.0.1:9')
    const input = { baseUrl: 'http://127.0.0.1:9', apiKey: 'x', modelId: 'x', price: null }
    const model = connectModel(peer.service, { ...input, fetch: fetchWithin({}) })
    await expect(model.generateText({ messages, signal })).rejects.toMatchObject({ kind: 'unavailable' })
    const gone = AbortSignal.abort(new Error('gone'))
    await expect(model.generateText({ messages, signal: gone })).rejects.toThrow('gone')
  })
})

describe.each(Object.entries(PEERS))('the service of %s', (_name, peer) => {
  test.each([
    ['a limit of a minute waits', 'limit: 15', '26.4s', { kind: 'rate_limited', retryAfter: 27 }],
    ['no access ends', 'limit: 0', '26.4s', { kind: 'quota', isPassing: false }],
    ['a quota without a time ends', 'limit: 15', null, { kind: 'quota', isPassing: false }],
  ])('that speaks of quotas as Google does: %s', async (_what, limit, retryDelay, failure) => {
    const { fake, model } = await openFake(peer)
    fake.failWith({ status: 429, body: usedQuota(limit, retryDelay) })
    await expect(model.generateText({ messages, signal })).rejects.toMatchObject(failure)
  })

  test.each([
    { status: 200, body: '<html>' },
    { status: 200, headers: { 'content-type': 'text/event-stream' }, body: '' },
  ])('fails when it answers %o', async (answer) => {
    const { fake, model } = await openFake(peer)
    fake.failWith(answer)
    await expect(model.generateText({ messages, signal })).rejects.toMatchObject({
      kind: 'bad_response',
      isPassing: true,
    })
  })

  test('the real service writes a text', async (context) => {
    const key = env[peer.live.key]
    context.skip(key === undefined, `${peer.live.key || 'MODEL_URL'} would be needed`)
    const { fetchWithin } = openOutboundTo()
    const model = connectModel(peer.service, {
      baseUrl: null,
      apiKey: key ?? '',
      modelId: peer.live.model,
      price: null,
      fetch: fetchWithin(MODEL_LIMITS),
    })
    const { text } = await model.generateText({ messages, signal, maxOutputTokens: 500 })
    expect(text).toMatch(/boot/i)
  })
})

test('an answer that falls silent fails, and its connection is closed', async () => {
  let left = 0
  const event = {
    id: '1',
    object: 'x',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { content: 'a' } }],
  }
  const server = await startRawServer((socket) => {
    socket.on('close', () => (left += 1))
    socket.write(
      `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: ${JSON.stringify(event)}\n\n`,
    )
  })
  onTestFinished(() => server.close())
  const { fetchWithin } = openOutboundTo(server.origin)
  const connect = (limits: OutboundLimits) =>
    connectModel(compatible, {
      baseUrl: server.origin,
      apiKey: '',
      modelId: 'm',
      price: null,
      fetch: fetchWithin(limits),
    })
  await expect(connect({ idleMs: 100 }).generateText({ messages, signal })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  await expect.poll(() => left).toBe(1)
})
