import { Output, streamText, type FinishReason, type LanguageModel, type LanguageModelUsage } from 'ai'
import type { z } from 'zod'
import { guessTokens } from '#platform/contract/guess-tokens.ts'
import { dropReasoning } from './drop-reasoning.ts'
import type { ModelCall, ModelPrice, ModelRequest, ModelUsage, ToolCall } from './index.ts'
import { cleanAnswer } from './clean-answer.ts'
import { explainModelFailure } from './model-errors.ts'
import { ModelFailure, modelTrouble } from './model-failure.ts'
import { describeTools, readToolCall, rememberAnswer, writeMessages } from './tool-calls.ts'

const MILLION = 1_000_000

// Without this the library writes warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

export interface AskedModel {
  /** The provider as users know it: OpenAI. */
  service: string
  price: ModelPrice | null
  model: Exclude<LanguageModel, string>
  /** Found out by its last answer: whether its reasoning begins with the answer, without an opening tag. */
  beginsInside: boolean
}

/**
 * What a model is asked for: a text, or an object. `words`: only the prompt says what the object is like. `json`: the
 * provider makes sure that it is JSON. A schema: the provider makes sure that it fits.
 */
export type Format = 'text' | 'words' | 'json' | { schema: z.ZodType }

export interface Answer {
  text: string
  usage: ModelUsage
  finish: 'stop' | 'length'
  calls: readonly ToolCall[]
}

/** What has arrived of an answer. */
interface Arrived {
  /** Characters of the text, of its reasoning, and of calls of tools. */
  written: string
  reported: LanguageModelUsage | null
  reason: FinishReason | null
  calls: ToolCall[]
}

/**
 * Calls the provider once, and reads the answer as a stream, so that a silent service can be told from a slow one.
 * Rejects with ModelFailure, or with the reason of the signal.
 */
export async function callModel(asked: AskedModel, request: ModelRequest, format: Format): Promise<Answer> {
  const { signal } = request
  signal.throwIfAborted()
  const begun = performance.now()
  const arrived: Arrived = { written: '', reported: null, reason: null, calls: [] }
  const end = (failure: string | null) => {
    const usage = countUsage(asked, request, arrived)
    const finish = readFinish(arrived)
    request.onCall?.({ usage, milliseconds: Math.round(performance.now() - begun), finish, failure })
    return usage
  }
  try {
    const text = await readAnswer(asked, request, { format, arrived })
    const finish = requireWhole(asked.service, { text, arrived })
    return { text, finish, usage: end(null) ?? NOTHING, calls: arrived.calls }
  } catch (error) {
    if (signal.aborted) {
      end('aborted')
      throw signal.reason
    }
    const failure = explainModelFailure(asked.service, error)
    throw new ModelFailure(failure, end(failure.reason))
  }
}

const NOTHING: ModelUsage = { inputTokens: 0, outputTokens: 0, cost: null }

async function readAnswer(
  asked: AskedModel,
  request: ModelRequest,
  { format, arrived }: { format: Format; arrived: Arrived },
): Promise<string> {
  const { signal, onText = () => {}, onSign = () => {}, tools = [] } = request
  // Aborted at the end, so that a failure in the middle of an answer closes the connection.
  const failed = new AbortController()
  const { model, beginsInside } = asked
  const reading = dropReasoning({ onPiece: format === 'text' ? onText : () => {}, beginsInside })
  try {
    const answer = streamText({
      model,
      messages: writeMessages(request.messages),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, failed.signal]),
      onError: () => {},
      ...chooseOutput(format),
      ...(tools.length === 0 ? {} : { tools: describeTools(tools) }),
      ...(request.system === undefined ? {} : { instructions: request.system.toWellFormed() }),
      ...(request.maxOutputTokens === undefined ? {} : { maxOutputTokens: request.maxOutputTokens }),
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    })
    for await (const part of answer.stream) {
      signal.throwIfAborted()
      onSign()
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') arrived.written += part.text
      if (part.type === 'text-delta') reading.push(part.text)
      if (part.type === 'tool-call') {
        arrived.calls.push(readToolCall(part))
        arrived.written += `${part.toolName} ${JSON.stringify(part.input)}`
      }
      if (part.type === 'finish') {
        arrived.reported = part.totalUsage
        arrived.reason = part.finishReason
      }
    }
    if (arrived.calls.length > 0) rememberAnswer(arrived.calls, await answer.responseMessages)
  } finally {
    failed.abort()
  }
  signal.throwIfAborted()
  const { text, hasBegunInside } = reading.end()
  asked.beginsInside = hasBegunInside
  return cleanAnswer(text)
}

function chooseOutput(format: Format) {
  if (format === 'text' || format === 'words') return {}
  return { output: format === 'json' ? Output.json() : Output.object({ schema: format.schema }) }
}

/** Without this check, an answer that was cut off on its way looks like a short one. */
function requireWhole(
  service: string,
  { text, arrived: { reason, calls } }: { text: string; arrived: Arrived },
): Answer['finish'] {
  if (reason === 'content-filter') throw modelTrouble(service, 'refused')
  if (calls.length > 0 && (reason === 'tool-calls' || reason === 'stop')) return 'stop'
  if (reason !== 'stop' && reason !== 'length') throw modelTrouble(service, 'cut_stream')
  if (text.trim() !== '') return reason
  throw modelTrouble(service, reason === 'length' ? 'thought_only' : 'empty')
}

function readFinish({ reason }: Arrived): ModelCall['finish'] {
  if (reason === 'tool-calls') return 'stop'
  return reason === 'stop' || reason === 'length' ? reason : null
}

/** Null when nothing has arrived. */
function countUsage(
  { price }: AskedModel,
  { system = '', messages }: ModelRequest,
  { written, reported }: Arrived,
): ModelUsage | null {
  const { inputTokens: read = 0, outputTokens: wrote = 0 } = reported ?? {}
  const isSaid = read > 0 && (wrote > 0 || written === '')
  if (!isSaid && written === '' && reported === null) return null
  const prompt = [system, ...messages.map(({ content }) => content)].join('\n')
  const inputTokens = read > 0 ? read : guessTokens(prompt)
  const outputTokens = wrote > 0 ? wrote : guessTokens(written)
  return {
    inputTokens,
    outputTokens,
    cost: price === null ? null : (inputTokens * price.input + outputTokens * price.output) / MILLION,
    ...(isSaid ? {} : { isGuessed: true as const }),
  }
}

/** The usage of two calls together. */
export function addUsage(one: ModelUsage, other: ModelUsage | null): ModelUsage {
  if (other === null) return one
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cost: one.cost === null || other.cost === null ? null : one.cost + other.cost,
    ...(one.isGuessed || other.isGuessed ? { isGuessed: true as const } : {}),
  }
}
