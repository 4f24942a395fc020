import type { FactsStore } from '../facts/facts-store.ts'

/** Services that questions about search data need. */
export interface PerformanceServices {
  /** Throws while the program is still starting. */
  facts: () => FactsStore
}
