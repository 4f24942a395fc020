import type { CostSettings } from '#features/billing/contract.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The ports of a workspace that is open in the transaction; a port is null when nothing is connected. */
interface Providers<Ports> {
  forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<Ports>
}

/** For reading cached results: whether those of the sandbox or real ones count. */
export interface CachedSerpServices {
  providers: Providers<{ serps: Pick<SerpProvider, 'isSandbox'> | null }>
}

/** For collecting results, which costs money. */
export interface SerpServices<Ports = { serps: SerpProvider | null }> {
  providers: Providers<Ports>
  costs: CostSettings
}
