import type { Kysely, Transaction } from 'kysely'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Database } from '#platform/server/database/tables.ts'

/** What a workspace may ask outside; null: nothing is connected. */
export interface KeywordProviders {
  keywordData: KeywordData | null
  model: Model | null
}

export interface KeywordServices {
  /** Those of a workspace that is open in the transaction. */
  providers: (ctx: { database: Transaction<Database> }, workspaceId: number) => Promise<KeywordProviders>
  /** For what is read after the request's own transaction. */
  database: () => Kysely<Database>
}
