import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../service-answer.ts'
import type {
  AnalyticsFilter,
  AnalyticsProperty,
  AnalyticsQuery,
  AnalyticsRow,
  WebAnalytics,
} from './index.ts'

const SERVICE = 'Google Analytics'
export const ANALYTICS_ADMIN_URL = 'https://analyticsadmin.googleapis.com'
export const ANALYTICS_DATA_URL = 'https://analyticsdata.googleapis.com'

const ACCOUNTS_A_PAGE = 200
const ROWS_A_PAGE = 10_000
/** Far more than any account has; a service that never ends its pages is stopped. */
const MOST_PAGES = 50
const TIMEOUT_MS = 30_000
/** Tokens of a property are counted by hour and day, and Google does not say how long to wait. */
const QUOTA_SECONDS = 60

interface GoogleAnalyticsInput {
  adminUrl: string
  dataUrl: string
  request: SendRequest
}

/** Google Analytics 4, through the REST versions v1beta of its Admin and Data APIs. */
export function connectGoogleAnalytics(input: GoogleAnalyticsInput): WebAnalytics {
  return {
    listProperties: (token, { signal }) => listProperties(input, { token, signal }),
    runReport: (token, query, { signal }) => runReport(input, { token, query, signal }),
  }
}

const accounts = z.object({
  accountSummaries: z
    .array(
      z.object({
        displayName: z.string().default(''),
        propertySummaries: z
          .array(z.object({ property: z.string(), displayName: z.string().default('') }))
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().default(''),
})

async function listProperties(
  { adminUrl, request }: GoogleAnalyticsInput,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<AnalyticsProperty[]> {
  const found: AnalyticsProperty[] = []
  let pageToken = ''
  for (let page = 0; page < MOST_PAGES; page++) {
    const url = new URL('/v1beta/accountSummaries', adminUrl)
    url.searchParams.set('pageSize', String(ACCOUNTS_A_PAGE))
    if (pageToken !== '') url.searchParams.set('pageToken', pageToken)
    const response = await request({ url, headers: { authorization: `Bearer ${token}` }, signal })
    expectAccess(response)
    const read = readJson(SERVICE, accounts, response)
    for (const { displayName: account, propertySummaries } of read.accountSummaries)
      for (const { property, displayName } of propertySummaries)
        found.push({ property, name: displayName || property, account })
    pageToken = read.nextPageToken
    if (pageToken === '') break
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.property < b.property ? -1 : 1))
}

const values = z.array(z.object({ value: z.string() })).default([])
const report = z.object({
  rows: z.array(z.object({ dimensionValues: values, metricValues: values })).default([]),
  rowCount: z.number().default(0),
})

async function runReport(
  { dataUrl, request }: GoogleAnalyticsInput,
  { token, query, signal }: { token: string; query: AnalyticsQuery; signal: AbortSignal },
): Promise<AnalyticsRow[]> {
  const url = new URL(`/v1beta/${query.property}:runReport`, dataUrl)
  const found: AnalyticsRow[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const response = await request({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(describeReport(query, found.length)),
      // Safe to retry, because it only reads.
      retries: 2,
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    expectAccess(response)
    const { rows, rowCount } = readJson(SERVICE, report, response)
    for (const { dimensionValues, metricValues } of rows)
      found.push({
        dimensions: dimensionValues.map(({ value }) => value),
        metrics: metricValues.map(({ value }) => Number(value)),
      })
    if (rows.length === 0 || found.length >= rowCount) break
  }
  return found
}

/** 64-bit numbers are written as text. Sorted, because pages of an unsorted report could overlap. */
function describeReport(query: AnalyticsQuery, offset: number) {
  const { startDate, endDate, dimensions, metrics, filters } = query
  return {
    dateRanges: [{ startDate, endDate }],
    dimensions: dimensions.map((name) => ({ name })),
    metrics: metrics.map((name) => ({ name })),
    ...(filters.length > 0 && {
      dimensionFilter: { andGroup: { expressions: filters.map(describeFilter) } },
    }),
    orderBys: dimensions.map((dimensionName) => ({ dimension: { dimensionName } })),
    limit: String(ROWS_A_PAGE),
    offset: String(offset),
  }
}

function describeFilter({ dimension: fieldName, values: wanted }: AnalyticsFilter) {
  const [only = ''] = wanted
  return {
    filter:
      wanted.length === 1
        ? { fieldName, stringFilter: { matchType: 'EXACT', value: only } }
        : { fieldName, inListFilter: { values: wanted } },
  }
}

const refusal = z.object({
  error: z.object({ details: z.array(z.object({ reason: z.string().default('') })).default([]) }),
})

/**
 * Throws the failure that an answer means. A property that was deleted answers like one that the account may not read.
 */
function expectAccess(response: OutboundResponse): void {
  const { status } = response
  if (status === 403) {
    const reasons = new Set(findJson(refusal, response)?.error.details.map(({ reason }) => reason))
    if (reasons.has('SERVICE_DISABLED'))
      throw new AdapterError(
        'invalid',
        'The Google project of this installation may not use the Google Analytics Admin API and Data API. Its administrator has to enable both there.',
        { reason: 'api_disabled' },
      )
    if (reasons.has('ACCESS_TOKEN_SCOPE_INSUFFICIENT'))
      throw failedCall({ service: SERVICE, kind: 'auth', reason: 'scope' })
    throw failedCall({ service: SERVICE, kind: 'forbidden', reason: 'http_403' })
  }
  if (status === 404) throw failedCall({ service: SERVICE, kind: 'forbidden', reason: 'http_404' })
  if (status === 429 && response.headers['retry-after'] === undefined)
    throw failedCall({ service: SERVICE, kind: 'rate_limited', retryAfter: QUOTA_SECONDS })
  expectSuccess(SERVICE, response)
}
