import type { Model } from '#integrations/model/index.ts'

/** What each call of an agent needs besides its material. */
export interface AgentContext {
  model: Model
  /** Of the article: ISO 639-1. */
  language: string
  signal: AbortSignal
  /** Random letters and digits, new for each run: they mark where material of others begins and ends. */
  nonce: string
  guide: AgentGuide
}

/** What the plan says about the article and its website; '' where it says nothing. */
export interface AgentGuide {
  /** The keyword that the article is to rank for. */
  mainKeyword: string
  about: string
  styleGuide: string
  /** What the hub of the article is about. */
  hub: string
}
