import {
  isStepCount,
  Output,
  streamText,
  tool,
  type FinishReason,
  type LanguageModel,
  type LanguageModelUsage,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import type { z } from 'zod'
import { failedCall, readShape } from '../adapter-error.ts'
import type {
  Model,
  ModelInput,
  ModelPart,
  ModelPrice,
  ModelRequest,
  ModelTool,
  ModelUsage,
} from './index.ts'
import { explainModelFailure } from './model-errors.ts'

const MOST_STEPS = 8
const MILLION = 1_000_000
const FREE: ModelPrice = { input: 0, output: 0 }
/** Ended by the model, by the limit of tokens, or by that of steps. */
const WHOLE = new Set<FinishReason>(['stop', 'length', 'tool-calls'])

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
    streamText: (request) => ask(asked, request, null),
    generateText: (request) => collect(ask(asked, request, null)),
    generateObject: async ({ schema, ...request }) => {
      const { text, usage } = await collect(ask(asked, request, schema))
      return { object: readShape(label, schema, parseJson(text)), usage }
    },
  }
}

async function* ask(
  { service, model, price }: AskedModel,
  request: ModelRequest,
  schema: z.ZodType | null,
): AsyncGenerator<ModelPart> {
  const { signal } = request
  signal.throwIfAborted()
  // Whoever stops listening stops the call.
  const left = new AbortController()
  const { stream } = streamText({
    model,
    messages: [...request.messages],
    tools: describeTools(request.tools ?? {}, signal),
    stopWhen: isStepCount(request.maxSteps ?? MOST_STEPS),
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, left.signal]),
    onError: () => {},
    ...(schema === null ? {} : { output: Output.object({ schema }) }),
    ...(request.system === undefined ? {} : { instructions: request.system }),
    ...(request.maxOutputTokens === undefined ? {} : { maxOutputTokens: request.maxOutputTokens }),
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
  })
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      yield* readPart(service, part, price)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw explainModelFailure(service, error)
  } finally {
    left.abort()
  }
  signal.throwIfAborted()
}

function readPart(service: string, part: TextStreamPart<ToolSet>, price: ModelPrice | null): ModelPart[] {
  switch (part.type) {
    case 'text-delta':
      return [{ type: 'text', text: part.text }]
    case 'tool-call':
      return [{ type: 'tool-call', tool: part.toolName }]
    case 'tool-result':
    case 'tool-error':
      return [{ type: 'tool-end', tool: part.toolName }]
    case 'finish':
      // An answer that was cut on its way looks like a short one otherwise.
      if (!WHOLE.has(part.finishReason))
        throw failedCall({ service, kind: 'bad_response', reason: part.finishReason })
      return [
        {
          type: 'end',
          usage: countUsage(part.totalUsage, price),
          isCutOff: part.finishReason !== 'stop',
        },
      ]
    default:
      return []
  }
}

function describeTools(tools: Readonly<Record<string, ModelTool>>, signal: AbortSignal): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given, { signal }) }),
    ]),
  )
}

async function collect(parts: AsyncIterable<ModelPart>) {
  let text = ''
  let end: Extract<ModelPart, { type: 'end' }> | null = null
  for await (const part of parts) {
    if (part.type === 'text') text += part.text
    if (part.type === 'end') end = part
  }
  const usage = end?.usage ?? { inputTokens: 0, outputTokens: 0, cost: null }
  return { text, usage, isCutOff: end?.isCutOff ?? true }
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
