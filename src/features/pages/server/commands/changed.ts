import type { Plan } from '#features/contentplans/server/index.ts'
import type { LockedPage } from '../queries/require-pages.ts'

/** Pages of a plan, held by the transaction. */
export interface OfPages {
  plan: Plan
  pages: readonly LockedPage[]
}

export interface Changed {
  /** How many pages are different now. */
  changed: number
  /** What takes it back. */
  changeId: number | null
}
