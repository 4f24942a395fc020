import { z } from 'zod'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint, SCOPES } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { LIFETIMES, LONGEST_TOKEN_NAME } from './rules.ts'

const apiTokenId = defineId('api_token')

/** Most API tokens of a workspace that are not revoked. */
export const MOST_TOKENS = 50

const scopes = z
  .array(z.enum(SCOPES))
  .min(1)
  .max(SCOPES.length)
  .refine((given) => new Set(given).size === given.length, 'each scope is named once')

export const apiToken = z.object({
  id: z.number(),
  name: z.string(),
  /** Beginning of the token: enough to recognise it, too little to call with it. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created_by: z.string(),
  created_at: z.string(),
  /** null for a token that does not expire. */
  expires_at: z.string().nullable(),
  is_expired: z.boolean(),
  /** Last use, exact to the minute; null when the token was never used. */
  last_used_at: z.string().nullable(),
})

const about = { tag: 'api-tokens' } as const
const path = '/workspace/{workspaceId}/api-token'

export const apiTokens = {
  list: endpoint('session', {
    ...about,
    method: 'GET',
    path,
    summary: 'The API tokens of a workspace that are not revoked, the newest first.',
  })
    .input(z.object({ workspaceId }))
    .output(z.array(apiToken)),
  create: endpoint('session', {
    ...about,
    method: 'POST',
    path,
    summary: 'Makes an API token for this workspace. The answer has it, this once.',
    proof: 'always',
  })
    .input(
      z.object({
        workspaceId,
        name: z.string().trim().min(1).max(LONGEST_TOKEN_NAME),
        scopes,
        /** null for a token that is valid until it is revoked. */
        expires_in_days: z.literal(LIFETIMES),
      }),
    )
    .output(z.object({ token: z.string(), id: z.number() })),
  revoke: endpoint('session', {
    ...about,
    method: 'DELETE',
    path: `${path}/{tokenId}`,
    summary: 'Ends an API token at once; it cannot be restored.',
  })
    .input(z.object({ workspaceId, tokenId: apiTokenId }))
    .output(z.object({})),
}
