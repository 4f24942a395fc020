import type { z } from 'zod'

interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  system?: string
  messages: readonly ModelMessage[]
  maxOutputTokens?: number
  temperature?: number
  signal: AbortSignal
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
  /** US dollars; null when no price of the model is configured. */
  cost: number | null
}

/** A language model. Calls fail with AdapterError, or with the reason of the signal. */
export interface Model {
  /** Provider and model: openai:gpt-x. */
  name: string
  /** Whether its answers are made up by the sandbox. */
  isSandbox: boolean
  /** Null when no price is configured. */
  price: ModelPrice | null
  generateText(request: ModelRequest): Promise<{ text: string; usage: ModelUsage; isCutOff: boolean }>
  /** Asks for an object of the schema; an answer of another shape fails with bad_response. */
  generateObject<T extends z.ZodType>(
    request: ModelRequest & { schema: T },
  ): Promise<{ object: z.infer<T>; usage: ModelUsage }>
}

/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number
  output: number
}

export interface ModelInput {
  /** The URL that the provider's paths are below; null for its usual one. */
  baseUrl: string | null
  apiKey: string
  modelId: string
  price: ModelPrice | null
  /** Whether it is the sandbox's model, which costs nothing. */
  isSandbox?: boolean
  /** The guarded fetch for calls outside, with MODEL_LIMITS. */
  fetch: typeof fetch
}

/** Every answer is streamed, so idleMs ends a silent call without ending a slow one. */
export const MODEL_LIMITS = { timeoutMs: 180_000, idleMs: 30_000, maxBytes: 20_000_000 }
