import type { CostSettings } from '#features/billing/contract.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import type { Agent } from '#features/articles/rules.ts'

export interface ModelServices {
  seals: Seals
  /** Origins with private addresses that workspaces may name, because the operator has configured them. */
  openOrigins: readonly string[]
  /** The models that a workspace uses: its own, or those of the installation. */
  forWorkspace(
    ctx: { database: Transaction },
    workspaceId: number,
  ): Promise<{ model: Model | null; modelOf(agent: Agent): Model | null }>
  costs: CostSettings
  database: () => Database
}
