import { z } from 'zod'
import { connectModel } from '#integrations/model/ask-model.ts'
import { MODEL_LIMITS, type Model } from '#integrations/model/index.ts'
import { compatible } from '#integrations/model/openai-compatible.ts'
import { openOutboundTo, serveFake, type FakeAnswer } from './serve-fake.ts'

const asked = z.looseObject({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
})
type Asked = z.infer<typeof asked>

/** What a chat answers: pieces of text or other parts of a delta, and how it ends. */
interface ChatAnswer {
  says: (string | object)[]
  /** Null: the stream ends without a reason. */
  finish?: string | null
  usage?: object | null
  /** Sent as the last event, instead of an end. */
  error?: object
}

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }

/** An OpenAI-compatible model whose answers a test chooses, one after the other; the last one stays. */
export async function openScriptedChat(
  ...answers: (ChatAnswer | FakeAnswer | ((body: Asked) => ChatAnswer | FakeAnswer))[]
): Promise<{ model: Model; asked: Asked[] }> {
  const heard: Asked[] = []
  const fake = await serveFake(({ body }) => {
    const request = asked.parse(JSON.parse(body))
    heard.push(request)
    const next = answers[heard.length - 1] ?? answers.at(-1) ?? { says: [] }
    const answer = typeof next === 'function' ? next(request) : next
    return 'says' in answer ? streamAnswer(answer) : answer
  })
  const { fetchWithin } = openOutboundTo(fake.baseUrl)
  const model = connectModel(compatible, {
    baseUrl: fake.baseUrl,
    apiKey: '',
    modelId: 'm',
    price: { input: 1_000_000, output: 1_000_000 },
    fetch: fetchWithin(MODEL_LIMITS),
  })
  return { model, asked: heard }
}

function streamAnswer({ says, finish = 'stop', usage = USAGE, error }: ChatAnswer): FakeAnswer {
  const events = [
    ...says.map((piece) => chunk(typeof piece === 'string' ? { content: piece } : piece)),
    ...(error === undefined ? [] : [{ error }]),
    ...(finish === null || error !== undefined ? [] : [chunk({}, finish)]),
    ...(usage === null || error !== undefined ? [] : [{ ...chunk({}), choices: [], usage }]),
  ]
  return {
    headers: { 'content-type': 'text/event-stream' },
    body: [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'].join(''),
  }
}

function chunk(delta: object, reason: string | null = null) {
  return {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason }],
  }
}
