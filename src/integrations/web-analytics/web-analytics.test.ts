import type { analyticsadmin_v1beta as admin } from '@googleapis/analyticsadmin'
import type { analyticsdata_v1beta as data } from '@googleapis/analyticsdata'
import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import {
  openOutboundTo,
  serveFake,
  type FakeAnswer,
  type FakeRequest,
} from '#tests/support/fakes/serve-fake.ts'
import { ANALYTICS_ADMIN_URL, ANALYTICS_DATA_URL, connectGoogleAnalytics } from './google.ts'
import type { AnalyticsQuery } from './index.ts'

const signal = new AbortController().signal
const QUERY: AnalyticsQuery = {
  property: 'properties/31',
  startDate: '2031-01-01',
  endDate: '2031-12-31',
  dimensions: ['yearMonth', 'eventName'],
  metrics: ['eventCount'],
  filters: [],
}
const ROWS = 10_002

function answerAccounts({ url }: FakeRequest): FakeAnswer {
  const isSecond = url.searchParams.get('pageToken') === 'second'
  const body: admin.Schema$GoogleAnalyticsAdminV1betaListAccountSummariesResponse = isSecond
    ? {
        accountSummaries: [
          { displayName: 'Empty' },
          { displayName: 'B', propertySummaries: [{ property: 'properties/9' }] },
        ],
      }
    : {
        accountSummaries: [
          {
            displayName: 'A',
            propertySummaries: [
              { property: 'properties/2', displayName: 'Shop' },
              { property: 'properties/1', displayName: 'Blog' },
            ],
          },
        ],
        nextPageToken: 'second',
      }
  return { body }
}

function answerReport({ body }: FakeRequest): FakeAnswer {
  const { offset, limit }: data.Schema$RunReportRequest = JSON.parse(body)
  const from = Number(offset)
  const length = Math.min(Number(limit), ROWS - from)
  const reply: data.Schema$RunReportResponse = {
    rows: Array.from({ length }, (_, index) => ({
      dimensionValues: [{ value: '203105' }, { value: `event ${from + index}` }],
      metricValues: [{ value: String(from + index) }],
    })),
    rowCount: ROWS,
  }
  return { body: reply }
}

async function openFake() {
  const fake = await serveFake((request) =>
    request.url.pathname === '/v1beta/accountSummaries' ? answerAccounts(request) : answerReport(request),
  )
  const { request } = openOutboundTo(fake.baseUrl)
  const analytics = connectGoogleAnalytics({ adminUrl: fake.baseUrl, dataUrl: fake.baseUrl, request })
  return { fake, analytics }
}

test('the properties of all accounts are listed by name, page by page', async () => {
  const { fake, analytics } = await openFake()
  expect(await analytics.listProperties('token', { signal })).toEqual([
    { property: 'properties/1', name: 'Blog', account: 'A' },
    { property: 'properties/9', name: 'properties/9', account: 'B' },
    { property: 'properties/2', name: 'Shop', account: 'A' },
  ])
  expect(fake.asked.map(({ url, headers }) => [url.search, headers.authorization])).toEqual([
    ['?pageSize=200', 'Bearer token'],
    ['?pageSize=200&pageToken=second', 'Bearer token'],
  ])
})

test('a report is read to its end, and its texts become numbers', async () => {
  const { fake, analytics } = await openFake()
  const rows = await analytics.runReport('token', QUERY, { signal })
  expect(rows).toHaveLength(ROWS)
  expect(rows.at(-1)).toEqual({ dimensions: ['203105', 'event 10001'], metrics: [10_001] })
  expect(fake.asked.map(({ url }) => url.pathname)).toEqual([
    '/v1beta/properties/31:runReport',
    '/v1beta/properties/31:runReport',
  ])
})

test('Google itself filters a report by channel and events', async () => {
  const { fake, analytics } = await openFake()
  const filters = [
    { dimension: 'sessionDefaultChannelGroup' as const, values: ['Organic Search'] },
    { dimension: 'eventName' as const, values: ['purchase', 'sign_up'] },
  ]
  await analytics.runReport('token', { ...QUERY, filters }, { signal })
  expect(JSON.parse(fake.asked[0]?.body ?? '')).toEqual({
    dateRanges: [{ startDate: '2031-01-01', endDate: '2031-12-31' }],
    dimensions: [{ name: 'yearMonth' }, { name: 'eventName' }],
    metrics: [{ name: 'eventCount' }],
    dimensionFilter: {
      andGroup: {
        expressions: [
          {
            filter: {
              fieldName: 'sessionDefaultChannelGroup',
              stringFilter: { matchType: 'EXACT', value: 'Organic Search' },
            },
          },
          { filter: { fieldName: 'eventName', inListFilter: { values: ['purchase', 'sign_up'] } } },
        ],
      },
    },
    orderBys: [{ dimension: { dimensionName: 'yearMonth' } }, { dimension: { dimensionName: 'eventName' } }],
    limit: '10000',
    offset: '0',
  } satisfies data.Schema$RunReportRequest)
})

test('a report in which nothing was counted has no rows', async () => {
  const { fake, analytics } = await openFake()
  fake.failWith({ body: { metadata: {}, kind: 'analyticsData#runReport' } })
  expect(await analytics.runReport('token', QUERY, { signal })).toEqual([])
})

const refuse = (code: number, reason?: string): FakeAnswer => ({
  status: code,
  body: { error: { code, message: 'No.', details: reason === undefined ? [] : [{ reason }] } },
})

describe('an answer of Google Analytics', () => {
  test.each([
    [refuse(401), { kind: 'auth', reason: 'http_401' }],
    [refuse(403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'), { kind: 'auth', reason: 'scope' }],
    [refuse(403), { kind: 'forbidden', reason: 'http_403' }],
    [refuse(404), { kind: 'forbidden', reason: 'http_404' }],
    [refuse(400), { kind: 'invalid', reason: 'http_400' }],
    [refuse(429), { kind: 'rate_limited', retryAfter: 60 }],
    [refuse(503), { kind: 'unavailable' }],
    [{ status: 403, body: '<html>' }, { kind: 'forbidden' }],
    [{ status: 200, body: '<html>' }, { kind: 'bad_response' }],
  ])('of %o is an AdapterError of the right kind', async (answer, failure) => {
    const { fake, analytics } = await openFake()
    fake.failWith(answer)
    await expect(analytics.runReport('token', QUERY, { signal })).rejects.toMatchObject(failure)
    await expect(analytics.listProperties('token', { signal })).rejects.toMatchObject(failure)
  })

  test('that the API is switched off tells the administrator what to enable', async () => {
    const { fake, analytics } = await openFake()
    fake.failWith(refuse(403, 'SERVICE_DISABLED'))
    await expect(analytics.runReport('token', QUERY, { signal })).rejects.toMatchObject({
      reason: 'api_disabled',
      message:
        'The Google project of this installation may not use the Google Analytics Admin API and Data API. Its administrator has to enable both there.',
    })
  })
})

test('the real Google Analytics lists properties', async (context) => {
  const { GOOGLE_ANALYTICS_TOKEN } = env
  context.skip(GOOGLE_ANALYTICS_TOKEN === undefined, 'GOOGLE_ANALYTICS_TOKEN would be needed')
  const analytics = connectGoogleAnalytics({
    adminUrl: ANALYTICS_ADMIN_URL,
    dataUrl: ANALYTICS_DATA_URL,
    request: openOutboundTo().request,
  })
  expect(await analytics.listProperties(GOOGLE_ANALYTICS_TOKEN ?? '', { signal })).toBeInstanceOf(Array)
})
