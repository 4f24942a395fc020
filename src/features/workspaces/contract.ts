import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'

export const workspaceId = defineId('workspace')

export const WORKSPACE_TYPES = ['managed', 'saas'] as const

export const workspace = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(WORKSPACE_TYPES),
  remaining_article_credits: z.number(),
  remaining_monthly_credits: z.number(),
  paid_plans: z.number(),
  managed_tier: z.string().nullable(),
  subscription_active: z.boolean(),
})

export const workspaces = {
  list: endpoint('member', {
    method: 'GET',
    path: '/workspace',
    summary: 'The workspaces that you are a member of.',
    tag: 'workspaces',
  }).output(z.array(workspace)),
}
