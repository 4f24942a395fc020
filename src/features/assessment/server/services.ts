import type { Transaction } from 'kysely'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Database } from '#platform/server/database/tables.ts'

export interface AssessmentServices {
  providers: {
    /** Says whose results count, made-up or real ones. */
    forWorkspace(
      ctx: { database: Transaction<Database> },
      workspaceId: number,
    ): Promise<{ serps: Pick<SerpProvider, 'isSandbox'> | null }>
  }
}
