import type { Transaction } from 'kysely'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Database } from '#platform/server/database/tables.ts'

export interface OverlapServices {
  providers: {
    /** Says whose results are compared, made-up or real ones: what was found is kept already. */
    forWorkspace(
      ctx: { database: Transaction<Database> },
      workspaceId: number,
    ): Promise<{ serps: Pick<SerpProvider, 'isSandbox'> | null }>
  }
}
