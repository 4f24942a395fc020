import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { FactsStore } from '../facts/facts-store.ts'

/** What an import needs of the program. */
export interface ImportServices extends CachedSerpServices {
  connections: ConnectionServices
  facts: FactsStore
}
