import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { FactsStore } from '../facts/facts-store.ts'

/** Services that an import needs. */
export interface ImportServices extends CachedSerpServices {
  connections: ConnectionServices
  facts: FactsStore
}
