import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'

/** What a workspace may ask outside; null: nothing is connected. */
export interface KeywordProviders {
  keywordData: KeywordData | null
  model: Model | null
  /** Whose results are compared: what it found is kept already. */
  serps: Pick<SerpProvider, 'isSandbox'> | null
}

export interface KeywordServices {
  /** Those of a workspace that is open in the transaction. */
  providers: (
    ctx: Pick<MemberContext, 'database' | 'credential'>,
    workspaceId: number,
  ) => Promise<KeywordProviders>
  /** For what is read after the request's own transaction. */
  database: () => Database
}
