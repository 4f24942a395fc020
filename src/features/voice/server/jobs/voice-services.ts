import type { CostSettings } from '#features/billing/contract.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { CrawlServices } from '#features/pages/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** What making and trying a style guide needs from the program. */
export interface VoiceServices {
  providers: Omit<CrawlServices['providers'], 'forWorkspace'> & {
    forWorkspace(
      ctx: { database: Transaction },
      workspaceId: number,
    ): Promise<
      Awaited<ReturnType<CrawlServices['providers']['forWorkspace']>> & {
        modelOf(agent: Agent): Model | null
      }
    >
  }
  costs: CostSettings
  /** How long reading one page may take; the usual limit if absent. */
  longestReadMs?: number
}
