import type { AdviceServices } from '#features/advice/server/index.ts'
import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { FactsStore } from '../facts/facts-store.ts'

/** What an import needs of the program. */
export interface ImportServices extends AdviceServices {
  connections: ConnectionServices
  facts: FactsStore
}
