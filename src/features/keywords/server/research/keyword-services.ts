import type { MicroDollars } from '#features/billing/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StartContext } from '#platform/server/jobs/start-pipeline.ts'

/** The outside services of a workspace; null for one that is not connected. */
export interface KeywordProviders {
  keywordData: KeywordData | null
  model: Model | null
  /** The provider whose stored search results are compared. It is not called. */
  serps: Pick<SerpProvider, 'isSandbox'> | null
  /** What calls of these providers have cost so far. */
  spent: () => MicroDollars
}

export interface KeywordServices {
  /** The providers of a workspace that is open in the transaction. */
  providers: (
    ctx: Pick<MemberContext, 'database' | 'credential'>,
    workspaceId: number,
  ) => Promise<KeywordProviders>
  /** Cost of a run, in millionths of a US dollar, above which a user has to confirm it. */
  confirmAbove: MicroDollars
  /** Measures the plan's keywords in search data again, where there are any. */
  startMeasuring: (ctx: StartContext, of: { plan: Plan }) => Promise<void>
  /** The database for reads after the request's own transaction. */
  database: () => Database
}
