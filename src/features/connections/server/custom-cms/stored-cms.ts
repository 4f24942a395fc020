import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { cmsMapping } from '../../contract.ts'

const storedRow = z.object({
  baseUrl: z.string(),
  post: z.string(),
  put: z.string(),
  get: z.string(),
  fields: cmsMapping.nullable(),
  sealed: z.string(),
  isSandbox: z.boolean(),
})

/** The custom CMS of a plan with its sealed key; null when the plan has none. */
export async function findStoredCms({ database }: Reads, { plan }: { plan: Plan }) {
  return findRow(database, storedRow)`
    select custom_cms_api_base_url as "baseUrl", custom_cms_post_endpoint as post, custom_cms_put_endpoint as put,
      custom_cms_get_endpoint as get, custom_cms_field_mapping as fields, sealed_secret as sealed, is_sandbox as "isSandbox"
    from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'custom-cms'
      and custom_cms_api_base_url is not null and sealed_secret is not null
  `
}

/** The name of the row that the key is sealed for. */
export function nameCmsRow(contentplanId: number): string {
  return `integrations ${contentplanId} custom-cms`
}
