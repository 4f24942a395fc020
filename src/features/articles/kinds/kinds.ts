import type { ArticleFunnel, ArticleIntent, ArticleType } from '../rules.ts'

/** What the rules go by. */
export interface Clues {
  /** Of the plan, ISO 639-1. */
  language: string
  /** The host of the plan's site; null without one. */
  domain: string | null
  /** Of the cluster, the main keyword first. `intent`: what the file that a keyword was imported from says. */
  keywords: readonly { keyword: string; volume: number | null; intent?: string | null }[]
  /** Of the main keyword, best first; a title may be empty. */
  results: readonly Result[]
  /** The type of the cluster's page; null without one. */
  pageType: ArticleType | null
}

export interface Result {
  url: string
  title: string
}

/** A value, or null where the rules are unsure; and why, as a sentence for users. */
export interface Found<Value extends string> {
  value: Value | null
  reason: string
}

export interface Kinds {
  type: Found<ArticleType>
  intent: Found<ArticleIntent>
  funnel: Found<ArticleFunnel>
}
