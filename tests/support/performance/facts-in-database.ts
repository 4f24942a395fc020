import { openFacts, type FactsStore } from '#features/performance/server/index.ts'

/** A store of search data in the test's own database, which need not be closed. */
export function factsInDatabase(): FactsStore {
  return openFacts({ kind: 'postgres', dataFolder: '', threads: 1, memoryMegabytes: 1 })
}
