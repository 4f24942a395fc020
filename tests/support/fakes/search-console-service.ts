import type { searchconsole_v1 } from '@googleapis/searchconsole'
import { z } from 'zod'
import { serveFake, type Fake, type FakeAnswer, type FakeRequest } from './serve-fake.ts'

export const GRANTED = 'a granted refresh token'
export const REVOKED = 'a revoked refresh token'
/** Access tokens, named by what they may do. */
export const READER = 'access-reader'
export const EXPIRED = 'access-expired'
export const UNTICKED = 'access-without-scope'
export const STRANGER = 'access-stranger'
export const NEWCOMER = 'access-newcomer'
export const PROPERTY = 'sc-domain:shop.example'
/** A day with two pages of rows; other days have none. */
export const BUSY_DAY = '2031-03-01'

const READ = 'https://www.googleapis.com/auth/webmasters.readonly'

/** A fake of Google's token endpoint and Search Console on one port, with the types of the official client. */
export function serveSearchConsole(): Promise<Fake> {
  return serveFake((request) => {
    if (request.url.pathname === '/token') return answerToken(request)
    return answerAccess(request) ?? answerCall(request)
  })
}

function answerToken({ body }: FakeRequest): FakeAnswer {
  const asked = Object.fromEntries(new URLSearchParams(body))
  if (asked['client_secret'] !== 'secret') return { status: 401, body: { error: 'invalid_client' } }
  if (asked['grant_type'] !== 'refresh_token' || asked['refresh_token'] !== GRANTED)
    return {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    }
  return {
    body: {
      access_token: READER,
      expires_in: 3599,
      scope: `openid ${READ}`,
      token_type: 'Bearer',
      refresh_token_expires_in: 604_799,
    },
  }
}

function answerAccess({ headers }: FakeRequest): FakeAnswer | null {
  const token = headers.authorization?.replace('Bearer ', '')
  if (token === UNTICKED)
    return refuse(403, 'insufficientPermissions', [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }])
  if (token === STRANGER) return refuse(403, 'forbidden')
  return token === READER || token === NEWCOMER ? null : refuse(401, 'authError')
}

export function refuse(code: number, reason: string, details: { reason: string }[] = []): FakeAnswer {
  return {
    status: code,
    body: { error: { code, message: reason, errors: [{ domain: 'global', reason }], details } },
  }
}

const dayQuery = z.object({
  startDate: z.string(),
  endDate: z.string(),
  dimensions: z.array(z.string()),
  rowLimit: z.literal(25_000),
  startRow: z.number(),
  type: z.literal('web'),
  dataState: z.literal('final'),
  aggregationType: z.enum(['byPage', 'auto']),
})

function answerCall({ method, url, headers, body }: FakeRequest): FakeAnswer {
  if (method === 'GET') return { body: headers.authorization?.includes(NEWCOMER) ? {} : listSites() }
  if (url.pathname !== `/webmasters/v3/sites/${encodeURIComponent(PROPERTY)}/searchAnalytics/query`)
    return refuse(403, 'forbidden')
  const asked = dayQuery.parse(JSON.parse(body))
  if (asked.startDate !== asked.endDate) return refuse(400, 'badRequest')
  const total = asked.startDate === BUSY_DAY ? 25_003 : 0
  const rows = Array.from(
    { length: Math.min(Math.max(total - asked.startRow, 0), asked.rowLimit) },
    (_, index) => ({
      keys: asked.dimensions.map((dimension) => `${dimension} ${asked.startRow + index}`),
      clicks: 1,
      impressions: 10,
      ctr: 0.1,
      position: 3.5,
    }),
  )
  return {
    body: {
      ...(rows.length === 0 ? {} : { rows }),
      responseAggregationType: 'byPage',
    } satisfies searchconsole_v1.Schema$SearchAnalyticsQueryResponse,
  }
}

function listSites(): searchconsole_v1.Schema$SitesListResponse {
  return {
    siteEntry: [
      { siteUrl: 'https://shop.example/', permissionLevel: 'siteFullUser' },
      { siteUrl: 'https://unproven.example/', permissionLevel: 'siteUnverifiedUser' },
      { siteUrl: PROPERTY, permissionLevel: 'siteOwner' },
      { siteUrl: 'https://blog.example/', permissionLevel: 'siteRestrictedUser' },
    ],
  }
}
