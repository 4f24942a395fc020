import { openFacts, type FactsStore } from '#features/performance/server/index.ts'

/** Search data beside everything else in the test's own database: nothing to be closed. */
export function factsInDatabase(): FactsStore {
  return openFacts({ kind: 'postgres', dataFolder: '', threads: 1, memoryMegabytes: 1 })
}
