import { Output, streamText, type FinishReason, type LanguageModel, type LanguageModelUsage } from 'ai'
import type { z } from 'zod'
import { failedCall, readShape } from '../service-answer.ts'
import type { Model, ModelInput, ModelPrice, ModelRequest, ModelUsage } from './index.ts'
import { explainModelFailure } from './model-errors.ts'

const MILLION = 1_000_000
const FREE: ModelPrice = { input: 0, output: 0 }
/** The reasons of a complete answer: the model ended it, or the limit of tokens did. */
const WHOLE = new Set<FinishReason>(['stop', 'length'])

// Without this the library writes warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** What differs between the providers of models that the library supports. */
export interface ModelService {
  /** Its name in the setting MODEL. */
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

/**
 * Makes our port from a model of the library. Calls are not retried here: jobs do that, after the wait that services
 * ask for.
 */
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

/** Reads the answer as a stream, so that a silent service can be told from a slow one. */
async function ask(
  { service, model, price }: AskedModel,
  request: ModelRequest,
  schema: z.ZodType | null,
): Promise<Answer> {
  const { signal } = request
  signal.throwIfAborted()
  // Aborted at the end, so that a failure in the middle of an answer closes the connection.
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

/** Without this check, an answer that was cut off on its way looks like a short one. */
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
