import type { CostSettings } from '#features/billing/contract.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** What a workspace may ask outside; null: nothing is connected. */
interface GroupingPorts {
  serps: SerpProvider | null
  model: Model | null
}

export interface GroupingServices {
  providers: {
    /** Those of a workspace that is open in the transaction. */
    forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<GroupingPorts>
  }
  costs: CostSettings
}
