import type { Brief, EvidenceCard } from '#features/writing/contract.ts'
import type { Metered } from './meter-model.ts'

/** What an engine has made of a case. */
export interface Written {
  brief: Brief
  cards: EvidenceCard[]
  title: string
  description: string
  slug: string
  markdown: string
  /** What else than quotes a draft of extracts states; null for a text that states all that it says. */
  statements: string[] | null
  /** Null for an engine without a model. */
  usage: Metered | null
  milliseconds: number
}
