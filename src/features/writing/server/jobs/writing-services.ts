import type { CostSettings } from '#features/billing/contract.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { ImageSource } from '#integrations/images/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'

/** The ports of a workspace that writing needs. */
export interface WritingPorts {
  serps: SerpProvider | null
  images: ImageSource | null
  /** The model of an agent. Without a model, null: then the research draft is made of extracts. */
  modelOf(agent: Agent): Model | null
}

/** The services of the steps of writing. */
export interface WritingServices {
  providers: {
    forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<WritingPorts>
    /** Calls websites that rank. */
    sites: { request: SendRequest }
  }
  costs: CostSettings
}
