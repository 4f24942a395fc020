import { z } from 'zod'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../service-answer.ts'

/** Without the version of the API, which its paths begin with. */
export const NOTION_URL = 'https://api.notion.com'
export const LABEL = 'Notion'
export const API_VERSION = '2025-09-03'
const TIMEOUT_MS = 20_000
const LONGEST_NAME = 500
const LONGEST_TOKEN = 4_000

export interface NotionClient {
  baseUrl: string
  clientId: string
  clientSecret: string
  request: SendRequest
}

/** What Notion gives when a user lets us in. */
export interface NotionAccess {
  accessToken: string
  /** null when Notion gives none. */
  refreshToken: string | null
  /** The workspace of Notion that it opens; null when that has no name. */
  workspaceName: string | null
}

interface Consent {
  /** The single-use word with which Notion sends the user back. */
  state: string
  /** The page to which Notion sends the user back. */
  redirectUri: string
}

/** The page of Notion on which users choose the pages that we may use. */
export function writeConsentAddress(
  { baseUrl, clientId }: Pick<NotionClient, 'baseUrl' | 'clientId'>,
  { state, redirectUri }: Consent,
): URL {
  const url = new URL('/v1/oauth/authorize', baseUrl)
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    owner: 'user',
    state,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

const token = z.string().min(1).max(LONGEST_TOKEN)
const given = z.object({
  access_token: token,
  refresh_token: token.nullish(),
  workspace_name: z.string().nullish(),
})

interface Waiting {
  signal?: AbortSignal
}

/**
 * Exchanges the code that a user came back with; Notion takes each code once, and only with the redirectUri that it was
 * sent to. Throws AdapterError: `auth` for a code that is used or too old, `forbidden` for a wrong client.
 */
export async function exchangeNotionCode(
  client: NotionClient,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<NotionAccess> {
  return askForTokens(client, { grant_type: 'authorization_code', code, redirect_uri: redirectUri })
}

/** Exchanges a refresh token, which Notion takes once. Throws AdapterError `auth` when the access has ended. */
export async function refreshNotionAccess(
  client: NotionClient,
  { refreshToken }: { refreshToken: string },
): Promise<NotionAccess> {
  return askForTokens(client, { grant_type: 'refresh_token', refresh_token: refreshToken })
}

async function askForTokens(client: NotionClient, body: Record<string, string>): Promise<NotionAccess> {
  const { clientId, clientSecret } = client
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const response = await callNotion(client, {
    method: 'POST',
    path: '/v1/oauth/token',
    authorization: `Basic ${basic}`,
    body,
  })
  const { access_token, refresh_token, workspace_name } = readJson(LABEL, given, response)
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    workspaceName: cleanName(workspace_name ?? ''),
  }
}

const self = z.object({ bot: z.object({ workspace_name: z.string().nullish() }) })

/** The name of the workspace that an access token opens. Throws AdapterError `auth` for a token that has ended. */
export async function readNotionWorkspace(
  client: NotionClient,
  { accessToken, signal }: { accessToken: string } & Waiting,
): Promise<{ workspaceName: string | null }> {
  const response = await callNotion(client, {
    method: 'GET',
    path: '/v1/users/me',
    authorization: `Bearer ${accessToken}`,
    ...(signal && { signal }),
  })
  return { workspaceName: cleanName(readJson(LABEL, self, response).bot.workspace_name ?? '') }
}

interface NotionCall extends Waiting {
  method: 'GET' | 'POST'
  path: string
  authorization: string
  body?: Record<string, string>
}

async function callNotion(
  { baseUrl, request }: NotionClient,
  { method, path, authorization, body, signal }: NotionCall,
): Promise<OutboundResponse> {
  const response = await request({
    method,
    url: new URL(path, baseUrl),
    headers: {
      authorization,
      accept: 'application/json',
      'notion-version': API_VERSION,
      ...(body && { 'content-type': 'application/json' }),
    },
    // A redirect would hand the secret to another address.
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const failure = findFailure(response)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  return response
}

/** OAuth's errors have `error`, the other ones of Notion have `code`. */
const refusal = z.object({ error: z.string().max(100).optional(), code: z.string().max(100).optional() })

function findFailure(response: OutboundResponse): AdapterError | null {
  const { status } = response
  if (status >= 200 && status < 300) return null
  const { error, code } = findJson(refusal, response) ?? {}
  const reason = error ?? code ?? `http_${status}`
  if (reason === 'invalid_client' || reason === 'unauthorized_client')
    return new AdapterError(
      'forbidden',
      'Notion refuses this installation: the administrator has to check NOTION_CLIENT_ID and NOTION_CLIENT_SECRET.',
      { reason },
    )
  if (reason === 'invalid_grant')
    return new AdapterError(
      'auth',
      'Notion does not accept this answer any more: it was used before or is too old.',
      { reason },
    )
  if (status < 400) return failedCall({ service: LABEL, kind: 'bad_response', reason })
  return null
}

/** A name as one line that the database takes; null when nothing is left of it. */
export function cleanName(name: string): string | null {
  const line = name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return line.slice(0, LONGEST_NAME).toWellFormed() || null
}
