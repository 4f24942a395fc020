import { z } from 'zod'
import { monthCosts, monthlyCap } from '#features/billing/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { wholeNumber } from '#platform/contract/query.ts'

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

/** What an access key is valid for; a key is used once, within ten minutes. */
export const ACCESS_KEY_SCOPES = ['search-console', 'analytics', 'invitation'] as const

export const auditEntry = z.object({
  id: z.number(),
  created_at: z.string(),
  /** null when the user was deleted, or when the product made the change by itself. */
  user_name: z.string().nullable(),
  /** Object and verb, such as `contentplan created`. */
  action: z.string(),
  subject_id: z.number().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export const workspaceUser = z.object({ id: z.number(), email: z.string(), name: z.string() })

const about = { tag: 'workspaces' } as const

export const workspaces = {
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/workspace',
    summary: 'The workspaces that you are a member of.',
  }).output(z.array(workspace)),
  update: endpoint('session', {
    ...about,
    method: 'PUT',
    path: '/workspace/{workspaceId}',
    summary:
      'Makes an access key, which a browser carries where it cannot carry a token: once, within ten minutes.',
    proof: 'always',
  })
    .input(
      z.object({
        workspaceId,
        action: z.literal('generateAccessKey'),
        scope: z.enum(ACCESS_KEY_SCOPES).default('search-console'),
      }),
    )
    .output(z.object({ accessKey: z.string() })),
  listUsers: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/workspace/user',
    summary: 'The members of a workspace, by their e-mail addresses (C-004).',
  })
    .input(z.object({ workspaceId }))
    .output(z.array(workspaceUser)),
  listAuditEntries: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/workspace/{workspaceId}/audit',
    summary: 'Who changed what, the newest first.',
  })
    .input(
      z.object({
        workspaceId,
        limit: wholeNumber({ least: 1, most: 200 }).default(50),
        /** Only entries older than this one. */
        before: wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER }).optional(),
      }),
    )
    .output(z.array(auditEntry)),
  getCosts: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/workspace/{workspaceId}/costs',
    summary: 'What calls to outside services have cost this month, and where they stop.',
  })
    .input(z.object({ workspaceId }))
    .output(monthCosts),
  setCosts: endpoint('session', {
    ...about,
    method: 'PUT',
    path: '/workspace/{workspaceId}/costs',
    summary: 'Sets what calls to outside services may cost in a month.',
  })
    .input(z.object({ workspaceId, monthly_cap: monthlyCap }))
    .output(monthCosts),
}
