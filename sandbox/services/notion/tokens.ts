import type { OauthIntrospectResponse, OauthRevokeResponse, OauthTokenResponse } from '@notionhq/client'
import { z } from 'zod'
import { readBasic, readJson, replyJson, type Call, type Reply } from '../service.ts'
import { refuse, replyError } from './answers.ts'
import { WORKSPACES } from './grants.ts'
import type { Notion } from './notion.ts'
import { ADA, botOf } from './people.ts'

const exchangeSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string().optional(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

/** Exchanges a code or a refresh token for tokens. */
export function giveTokens(notion: Notion, call: Call): Reply {
  const refusal = refuseClient(notion, call)
  if (refusal !== null) return refusal
  const parsed = exchangeSchema.safeParse(readJson(call))
  if (!parsed.success)
    return replyError('validation_error', {
      message: `body failed validation: ${parsed.error.issues[0]?.path.join('.')}`,
    })
  const { data } = parsed
  if (data.grant_type === 'refresh_token') {
    const note = notion.grants.takeRefresh(data.refresh_token)
    if (note === null) return refuse(400, 'invalid_grant', 'Invalid refresh token.')
    return replyTokens(notion, note)
  }
  const code = notion.grants.takeCode(data.code)
  if (code === null) return refuse(400, 'invalid_grant', 'Invalid code.')
  if (code.redirectUri !== data.redirect_uri)
    return refuse(400, 'invalid_grant', 'The redirect_uri differs from the one of the authorization.')
  return replyTokens(notion, code)
}

/** Ends a token, and answers the same for a token that is unknown. */
export function revoke(notion: Notion, call: Call): Reply {
  const token = readToken(call)
  const refusal = refuseClient(notion, call) ?? (token === null ? replyError('validation_error') : null)
  if (refusal !== null) return refusal
  notion.grants.drop(token ?? '')
  return replyJson(200, {} satisfies OauthRevokeResponse)
}

export function introspect(notion: Notion, call: Call): Reply {
  const refusal = refuseClient(notion, call)
  if (refusal !== null) return refusal
  const isActive = notion.grants.findAccess(readToken(call) ?? '') !== null
  return replyJson(200, { active: isActive } satisfies OauthIntrospectResponse)
}

function refuseClient({ client }: Notion, call: Call): Reply | null {
  const basic = readBasic(call)
  const isKnown = basic?.name === client.id && basic.password === client.secret
  return isKnown ? null : refuse(401, 'invalid_client', 'Client authentication failed.')
}

function readToken(call: Call): string | null {
  return z.object({ token: z.string() }).safeParse(readJson(call)).data?.token ?? null
}

function replyTokens(
  { grants }: Notion,
  { workspaceId, clientId }: { workspaceId: string; clientId: string },
): Reply {
  const { access, refresh } = grants.writeTokens({ workspaceId, clientId })
  return replyJson(200, {
    access_token: access,
    token_type: 'bearer',
    refresh_token: refresh,
    bot_id: botOf(workspaceId),
    workspace_icon: null,
    workspace_name: WORKSPACES.find(({ id }) => id === workspaceId)?.name ?? null,
    workspace_id: workspaceId,
    owner: { type: 'user', user: ADA },
    duplicated_template_id: null,
  } satisfies OauthTokenResponse)
}
