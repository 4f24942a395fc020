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
  /** US dollars; null: nobody has said what this model costs. */
  cost: number | null
}

/** A language model. Calls fail with AdapterError, or with the reason of the signal. */
export interface Model {
  /** Provider and model: openai:gpt-x. */
  name: string
  /** Whether its words are made up. */
  isSandbox: boolean
  /** null: nobody has said what it costs. */
  price: ModelPrice | null
  generateText(request: ModelRequest): Promise<{ text: string; usage: ModelUsage; isCutOff: boolean }>
  /** An answer of this shape; one of another shape fails with bad_response. */
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
  /** Where the provider's own paths begin; null: at its usual address. */
  baseUrl: string | null
  apiKey: string
  modelId: string
  price: ModelPrice | null
  /** It is the made-up one: nothing costs anything. */
  isSandbox?: boolean
  /** The guarded way out, within MODEL_LIMITS. */
  fetch: typeof fetch
}

/** Every answer is streamed, so silence is told from slowness. */
export const MODEL_LIMITS = { timeoutMs: 180_000, idleMs: 30_000, maxBytes: 20_000_000 }
