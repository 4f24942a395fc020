import type { FactsStore } from '../facts/facts-store.ts'

/** What answers about search data need of the program. */
export interface PerformanceServices {
  /** Throws while the program is still starting. */
  facts: () => FactsStore
}
