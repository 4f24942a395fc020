import { z } from 'zod'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import type { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../service-answer.ts'
import { findTokenRefusal, readTokenReply } from './token-reply.ts'
import type { AccessToken, DayQuery, SearchConsole, SearchProperty, SearchRow } from './index.ts'

const SERVICE = 'Google Search Console'
export const SEARCH_CONSOLE_URL = 'https://searchconsole.googleapis.com'
export const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token'

const ROW_LIMIT = 25_000
const MAX_BYTES = 40_000_000
const TIMEOUT_MS = 60_000
/** Far more than the 50,000 rows a day that Google keeps. */
const MOST_PAGES = 40
/** Quotas are per minute, and Google does not say how long to wait. */
const QUOTA_SECONDS = 60
const UNVERIFIED = 'siteUnverifiedUser'

interface GoogleSearchConsoleInput {
  baseUrl: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  request: SendRequest
  now: () => Date
}

/** Google Search Console, through its REST API. */
export function connectSearchConsole(input: GoogleSearchConsoleInput): SearchConsole {
  return {
    refreshAccessToken: (refreshToken, { signal }) => refresh(input, { refreshToken, signal }),
    listProperties: (token, { signal }) => listProperties(input, { token, signal }),
    readDay: (token, query, options) => readDay(input, { token, query, ...options }),
  }
}

async function refresh(
  { tokenUrl, clientId, clientSecret, request, now }: GoogleSearchConsoleInput,
  { refreshToken, signal }: { refreshToken: string; signal: AbortSignal },
): Promise<AccessToken> {
  const response = await request({
    method: 'POST',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
    signal,
  })
  const error = findTokenRefusal(response)
  if (error === 'invalid_grant') throw failedCall({ service: SERVICE, kind: 'auth', reason: error })
  if (error !== null) throw failedCall({ service: SERVICE, kind: 'invalid', reason: error })
  expectSuccess(SERVICE, response)
  return readTokenReply(SERVICE, response, now())
}

const sites = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
})

async function listProperties(
  { baseUrl, request }: GoogleSearchConsoleInput,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<SearchProperty[]> {
  const response = await request({
    url: new URL('/webmasters/v3/sites', baseUrl),
    headers: { authorization: `Bearer ${token}` },
    signal,
  })
  expectAccess(response)
  return readJson(SERVICE, sites, response)
    .siteEntry.filter(({ permissionLevel }) => permissionLevel !== UNVERIFIED)
    .toSorted((a, b) => (a.siteUrl < b.siteUrl ? -1 : 1))
}

const rowsReply = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()),
        clicks: z.number(),
        impressions: z.number(),
        ctr: z.number(),
        position: z.number(),
      }),
    )
    .default([]),
})

async function* readDay(
  { baseUrl, request }: GoogleSearchConsoleInput,
  {
    token,
    query,
    signal,
    takeTurn,
  }: { token: string; query: DayQuery; signal: AbortSignal; takeTurn?: () => Promise<void> },
): AsyncGenerator<SearchRow[]> {
  const path = `/webmasters/v3/sites/${encodeURIComponent(query.property)}/searchAnalytics/query`
  for (let page = 0; page < MOST_PAGES; page++) {
    await takeTurn?.()
    const response = await request({
      method: 'POST',
      url: new URL(path, baseUrl),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(describeDay(query, page * ROW_LIMIT)),
      // Safe to retry, because it only reads.
      retries: 2,
      timeoutMs: TIMEOUT_MS,
      idleMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal,
    })
    expectAccess(response)
    const { rows } = readJson(SERVICE, rowsReply, response)
    // Only a page without rows is the end: earlier pages need not be full.
    if (rows.length === 0) return
    yield rows
  }
}

function describeDay(query: DayQuery, startRow: number) {
  const filters = [
    { dimension: 'country', operator: 'equals', expression: query.country?.toLowerCase() ?? null },
    { dimension: 'page', operator: 'includingRegex', expression: query.includingPages },
    { dimension: 'page', operator: 'excludingRegex', expression: query.excludingPages },
  ].filter(({ expression }) => expression !== null)
  return {
    startDate: query.day,
    endDate: query.until ?? query.day,
    dimensions: query.dimensions,
    type: 'web',
    dataState: 'final',
    // With the dimension page, Google counts a search once for each page of the site, and refuses byProperty.
    aggregationType: query.dimensions.includes('page') ? 'byPage' : 'auto',
    rowLimit: ROW_LIMIT,
    startRow,
    ...(filters.length === 0 ? {} : { dimensionFilterGroups: [{ groupType: 'and', filters }] }),
  }
}

const refusal = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
    details: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
})

/**
 * Throws the failure that an answer means. A 403 may also mean that we were too fast, or that the user left a box
 * unticked.
 */
function expectAccess(response: OutboundResponse): void {
  const { status } = response
  if (status === 403) {
    const { errors, details } = findJson(refusal, response)?.error ?? { errors: [], details: [] }
    const reasons = [...details, ...errors].map(({ reason }) => reason)
    if (reasons.some((reason) => /quota|rateLimit/i.test(reason)))
      throw failedCall({ service: SERVICE, kind: 'rate_limited', retryAfter: QUOTA_SECONDS })
    const isUnticked = reasons.some((reason) => /SCOPE_INSUFFICIENT|insufficientPermissions/.test(reason))
    throw noAccess(isUnticked ? 'scope' : 'http_403')
  }
  if (status === 400) throw noAccess('http_400')
  if (status === 429 && response.headers['retry-after'] === undefined)
    throw failedCall({ service: SERVICE, kind: 'rate_limited', retryAfter: QUOTA_SECONDS })
  expectSuccess(SERVICE, response)
}

function noAccess(reason: string): AdapterError {
  return failedCall({ service: SERVICE, kind: 'forbidden', reason })
}
