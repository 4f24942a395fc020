import type { z } from 'zod'

export type ModelMessage =
  | { role: 'user' | 'assistant'; content: string }
  /** What the model has said when it called tools: `calls` as its answer had them. The answers of all of them follow. */
  | { role: 'assistant'; content: string; calls: readonly ToolCall[] }
  /** What a call of a tool has found. */
  | { role: 'tool'; content: string; call: ToolCall }

/** What a model may call. It only says so: the caller does the work, and asks again with what the work has found. */
export interface ModelTool {
  name: string
  /** For the model: what it does, and when to use it. */
  description: string
  input: z.ZodObject
}

export interface ToolCall {
  id: string
  name: string
  /** As the model has written it: it fits the tool's shape only if `problem` is null. */
  input: unknown
  /** What is wrong with it, in words for the model: no such tool, or an input of another shape. */
  problem: string | null
}

/**
 * Takes a piece of a text without its reasoning. `at`: how many characters of the text came before; 0 again when what
 * was told before turned out to be reasoning.
 */
export type OnText = (piece: string, at: number) => void

export interface ModelRequest {
  system?: string
  messages: readonly ModelMessage[]
  maxOutputTokens?: number
  temperature?: number
  /** What the model may call instead of answering; only for texts. */
  tools?: readonly ModelTool[]
  signal: AbortSignal
  /** Is told each piece of a text as it arrives; objects are not told. */
  onText?: OnText
  /** Is told that something has arrived, be it reasoning: the model is at work. */
  onSign?(): void
  /** Is told the end of each call to the provider, also of those that fail: an object may need several calls. */
  onCall?(call: ModelCall): void
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
  /** US dollars; null when no price of the model is configured. */
  cost: number | null
  /** Whether tokens are estimated from the texts, because the provider has not said them. */
  isGuessed?: true
}

/** A call to the provider that has ended. */
export interface ModelCall {
  /** Null when the provider has answered nothing. */
  usage: ModelUsage | null
  milliseconds: number
  /** How the model ended its answer; null when it did not. */
  finish: 'stop' | 'length' | null
  /** The reason of the failure, such as `http_429`, `refused` or `aborted`; null for a complete answer. */
  failure: string | null
}

/** A language model. Calls fail with ModelFailure, or with the reason of the signal. */
export interface Model {
  /** Provider and model: openai:gpt-x. */
  name: string
  /** Whether its answers are made up by the sandbox. */
  isSandbox: boolean
  /** Null when no price is configured. */
  price: ModelPrice | null
  /**
   * isCutOff: the text ends at the limit of tokens. An empty text is a failure: `empty`, or `thought_only` at the limit.
   * `calls`: what the model calls before it goes on, if it has tools; its text may be empty then.
   */
  generateText(
    request: ModelRequest,
  ): Promise<{ text: string; usage: ModelUsage; isCutOff: boolean; calls?: readonly ToolCall[] }>
  /**
   * Asks for an object of the schema. An answer of another shape is shown to the model once; when that does not help, the
   * call fails with bad_response. The usage is the sum of all calls.
   */
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

/**
 * Every answer is streamed, so idleMs ends a silent call without ending a slow one. Models that think, and those on
 * machines without a graphics card, are silent for a minute or more before they begin.
 */
export const MODEL_LIMITS = { timeoutMs: 600_000, idleMs: 120_000, maxBytes: 20_000_000 }
