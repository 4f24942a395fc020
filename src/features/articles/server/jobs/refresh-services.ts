import type { Transaction } from 'kysely'
import type { CostSettings } from '#features/billing/contract.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Database } from '#platform/server/database/tables.ts'

export interface DriftServices {
  providers: {
    forWorkspace(
      ctx: { database: Transaction<Database> },
      workspaceId: number,
    ): Promise<{ serps: SerpProvider | null }>
  }
  costs: CostSettings
}
