import { LLMock, type Fixture } from '@copilotkit/aimock'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { MODEL_KEY, SPOKEN } from './model-services.ts'
import type { Fake, FakeAnswer } from './serve-fake.ts'

const OBJECT = JSON.stringify({ title: 'Boots', words: ['a', 'b'] })
/** Each provider has its own names of the counts of tokens. */
const USAGE = {
  prompt_tokens: 12,
  completion_tokens: 7,
  input_tokens: 12,
  output_tokens: 7,
  promptTokenCount: 12,
  candidatesTokenCount: 7,
}
/** So that each text comes in several pieces. */
const PIECE = 4

const errorBody = z.object({
  error: z.object({ message: z.string().optional(), code: z.string().optional() }),
})

type MockModels = Fake & {
  /** Answers every request with this text from now on. */
  say(text: string, how?: Omit<Fixture, 'match' | 'response'> & { finishReason?: string }): void
}

/**
 * A local server of models that others have written (aimock), with the APIs of all providers: it knows their protocols
 * independently of our fakes. `path` is what its provider's paths begin with.
 */
export async function serveMockModels(path: string): Promise<MockModels> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', auth: { apiKeys: [MODEL_KEY] } })
  const always = { predicate: () => true }
  const answer = (how: Omit<Fixture, 'match' | 'response'> = {}) =>
    mock.clearFixtures().on(
      always,
      ({ response_format: format, tools = [], messages }) => {
        if (tools.some((tool) => tool.function.name === 'json'))
          return { toolCalls: [{ name: 'json', arguments: OBJECT }], usage: USAGE }
        // It does not pass on what Google is asked for, so the prompt of an object has the word.
        const wantsObject = format !== undefined || JSON.stringify(messages).includes('JSON')
        return { content: wantsObject ? OBJECT : SPOKEN, usage: USAGE }
      },
      { chunkSize: PIECE, ...how },
    )
  answer()
  await mock.start()
  onTestFinished(() => mock.stop())
  return {
    baseUrl: `${mock.url}${path}`,
    get asked() {
      return mock.getRequests().map(({ method, path: asked, body }) => ({
        method,
        url: new URL(asked, mock.url),
        headers: {},
        body: JSON.stringify(body),
      }))
    },
    failWith: (failure) => {
      if (failure === null) answer()
      else mock.clearFixtures().on(always, describeError(failure))
    },
    // Slowly, so that what was sent before has arrived.
    cutAfter: () => answer({ truncateAfterChunks: 4, latency: 10 }),
    say: (text, { finishReason, ...how } = {}) =>
      mock
        .clearFixtures()
        .on(
          always,
          { content: text, ...(finishReason === undefined ? {} : { finishReason }) },
          { chunkSize: PIECE, ...how },
        ),
  }
}

function describeError({ status = 500, headers, body }: FakeAnswer) {
  const said = errorBody.safeParse(body).data?.error ?? {}
  const seconds = headers?.['retry-after']
  return {
    status,
    error: { message: said.message ?? 'It failed.', ...(said.code === undefined ? {} : { code: said.code }) },
    ...(seconds === undefined ? {} : { retryAfter: Number(seconds) }),
  }
}
