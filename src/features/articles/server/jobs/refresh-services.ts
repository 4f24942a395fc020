import type { CostSettings } from '#features/billing/contract.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export interface DriftServices {
  providers: {
    forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<{ serps: SerpProvider | null }>
  }
  costs: CostSettings
}
