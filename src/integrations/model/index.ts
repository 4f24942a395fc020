import type { z } from 'zod'

export interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

/** Something that the model may have done for it while it answers. */
export interface ModelTool {
  description: string
  input: z.ZodType
  /** Gets what the schema has read. What it throws, the model is told. */
  run(input: unknown, options: { signal: AbortSignal }): Promise<unknown>
}

export interface ModelRequest {
  system?: string
  messages: readonly ModelMessage[]
  maxOutputTokens?: number
  temperature?: number
  tools?: Readonly<Record<string, ModelTool>>
  /** Answers of the model at most, with calls of tools between them; eight if absent. */
  maxSteps?: number
  signal: AbortSignal
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
  /** US dollars; null: nobody has said what this model costs. */
  cost: number | null
}

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; tool: string }
  | { type: 'tool-end'; tool: string }
  | { type: 'end'; usage: ModelUsage; isCutOff: boolean }

/** A language model. Calls fail with AdapterError, or with the reason of the signal. */
export interface Model {
  /** Provider and model: openai:gpt-x. */
  name: string
  /** Whether its words are made up. */
  isSandbox: boolean
  /** null: nobody has said what it costs. */
  price: ModelPrice | null
  /** The answer as it comes; its last part is `end`. */
  streamText(request: ModelRequest): AsyncGenerator<ModelPart>
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
