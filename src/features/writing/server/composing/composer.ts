import type { Agent } from '#features/articles/rules.ts'
import type { OnText } from '#integrations/model/index.ts'
import type { AgentContext } from '../agents/index.ts'
import type { Memory } from '../material/memory.ts'

/** What composing an article needs: the agents, and what is remembered of it. */
export interface Composer extends Pick<Memory, 'recall'>, Partial<Pick<Memory, 'forget'>> {
  /** Of the article: ISO 639-1. */
  language: string
  /** Links of the article may lead to this website and to its sources. */
  ownDomain: string | null
  /** What the plan says about how its texts are written; what code can check of it is checked. */
  styleGuide?: string
  /** What an agent is asked with; `what` names the part of the article in the record of calls. */
  ask(agent: Agent, what: string): AgentContext
  /** Whether so much is spent that only what finishes the article should still be done. */
  isNearlySpent(): boolean
  /** Is told how many parts of the work are done. */
  onProgress?: (progress: { done: number; total: number }) => void
  /** Shows people a text as it comes: returns what takes its pieces. */
  openStream?: (agent: Agent, part: number) => OnText
}
