import type { Plan } from '#features/contentplans/server/index.ts'
import type { LockedPage } from '../queries/require-pages.ts'

/** Pages of a plan, which the transaction has locked. */
export interface OfPages {
  plan: Plan
  pages: readonly LockedPage[]
}

export interface Changed {
  /** How many pages have changed. */
  changed: number
  /** The id to undo the change with; null when there is nothing to undo with it. */
  changeId: number | null
}
