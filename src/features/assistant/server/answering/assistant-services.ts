import type { CostSettings } from '#features/billing/contract.ts'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'

export interface AssistantServices extends CachedSerpServices {
  models: {
    forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<{ model: Model | null }>
  }
  costs: CostSettings
  database: () => Database
}
