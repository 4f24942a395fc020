import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const storedRow = z.object({
  siteId: z.string(),
  collectionId: z.string(),
  body: z.string(),
  summary: z.string(),
  sealed: z.string(),
})

/** The Webflow collection of a plan with its sealed key; null when the plan has none. */
export async function findStoredWebflow({ database }: Reads, { plan }: { plan: Plan }) {
  return findRow(database, storedRow)`
    select wf_site_id as "siteId", wf_collection_id as "collectionId", wf_schema_body as body,
      wf_schema_summary as summary, sealed_secret as sealed
    from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'webflow'
      and wf_site_id is not null and wf_collection_id is not null and wf_schema_body is not null
      and wf_schema_summary is not null and sealed_secret is not null
  `
}

/** The name of the row that the key is sealed for. */
export function nameWebflowRow(contentplanId: number): string {
  return `integrations ${contentplanId} webflow`
}
