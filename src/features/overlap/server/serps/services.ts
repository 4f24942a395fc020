import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export interface OverlapServices {
  providers: {
    /** Says whose results are compared, made-up or real ones: what was found is kept already. */
    forWorkspace(
      ctx: { database: Transaction },
      workspaceId: number,
    ): Promise<{ serps: Pick<SerpProvider, 'isSandbox'> | null }>
  }
}
