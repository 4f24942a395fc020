import { Output, streamText, type FinishReason, type LanguageModel, type LanguageModelUsage } from 'ai'
import type { z } from 'zod'
import { failedCall, readShape } from '../service-answer.ts'
import type { Model, ModelInput, ModelPrice, ModelRequest, ModelUsage } from './index.ts'
import { explainModelFailure } from './model-errors.ts'

const MILLION = 1_000_000
const FREE: ModelPrice = { input: 0, output: 0 }
/** Ended by the model, or by the limit of tokens. */
const WHOLE = new Set<FinishReason>(['stop', 'length'])

// The library writes to the console otherwise.
globalThis.AI_SDK_LOG_WARNINGS = false

/** A provider of models that the library knows: what is its own. */
export interface ModelService {
  /** Its word in MODEL. */
  name: string
  /** As users know it: OpenAI. */
  label: string
  openModel(
    account: { apiKey: string; baseURL?: string; fetch: typeof fetch },
    modelId: string,
  ): Exclude<LanguageModel, string>
}

interface AskedModel {
  service: string
  price: ModelPrice | null
  model: Exclude<LanguageModel, string>
}

/** A model of the library as our port. Nothing is tried twice here: jobs do that, with the waits that services ask for. */
export function connectModel({ name, label, openModel }: ModelService, input: ModelInput): Model {
  const { baseUrl, apiKey, modelId, fetch, isSandbox = false } = input
  const price = isSandbox ? FREE : input.price
  const account = { apiKey, fetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }) }
  const asked = { service: label, price, model: openModel(account, modelId) }
  return {
    name: `${name}:${modelId}`,
    isSandbox,
    price,
    generateText: (request) => ask(asked, request, null),
    generateObject: async ({ schema, ...request }) => {
      const { text, usage } = await ask(asked, request, schema)
      return { object: readShape(label, schema, parseJson(text)), usage }
    },
  }
}

interface Answer {
  text: string
  usage: ModelUsage
  isCutOff: boolean
}

/** Reads the answer as it comes, so that silence is told from slowness. */
async function ask(
  { service, model, price }: AskedModel,
  request: ModelRequest,
  schema: z.ZodType | null,
): Promise<Answer> {
  const { signal } = request
  signal.throwIfAborted()
  // A failure in the middle of an answer ends the call.
  const failed = new AbortController()
  const { stream } = streamText({
    model,
    messages: [...request.messages],
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, failed.signal]),
    onError: () => {},
    ...(schema === null ? {} : { output: Output.object({ schema }) }),
    ...(request.system === undefined ? {} : { instructions: request.system }),
    ...(request.maxOutputTokens === undefined ? {} : { maxOutputTokens: request.maxOutputTokens }),
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
  })
  const answer: Answer = { text: '', usage: { inputTokens: 0, outputTokens: 0, cost: null }, isCutOff: true }
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') answer.text += part.text
      if (part.type === 'finish') {
        requireWhole(service, part.finishReason)
        answer.usage = countUsage(part.totalUsage, price)
        answer.isCutOff = part.finishReason !== 'stop'
      }
    }
  } catch (error) {
    signal.throwIfAborted()
    throw explainModelFailure(service, error)
  } finally {
    failed.abort()
  }
  signal.throwIfAborted()
  return answer
}

/** An answer that was cut on its way looks like a short one otherwise. */
function requireWhole(service: string, reason: FinishReason): void {
  if (!WHOLE.has(reason)) throw failedCall({ service, kind: 'bad_response', reason })
}

function countUsage(
  { inputTokens = 0, outputTokens = 0 }: LanguageModelUsage,
  price: ModelPrice | null,
): ModelUsage {
  const cost = price === null ? null : (inputTokens * price.input + outputTokens * price.output) / MILLION
  return { inputTokens, outputTokens, cost }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
