import { searchconsole, type searchconsole_v1 } from '@googleapis/searchconsole'
import { OAuth2Client } from 'google-auth-library'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allowAccess } from '../../allow-access.ts'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'
import { itemAt, takeItems } from '../../stage/items.ts'

const READ = 'https://www.googleapis.com/auth/webmasters.readonly'
const siteUrl = 'sc-domain:trailhouse.example'
const TODAY = '2026-04-20T20:00:00Z'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(async () => {
  await control.order('/reset')
  await control.order('/clock', { at: TODAY })
})
afterAll(() => sandbox.stop())

async function signIn(email: string, scope: string): Promise<string> {
  const { id, secret } = SANDBOX_KEYS.signIn
  const base = sandbox.services.signIn
  const client = new OAuth2Client({
    clientId: id,
    clientSecret: secret,
    redirectUri: 'http://127.0.0.1/back',
    endpoints: { oauth2AuthBaseUrl: `${base}/o/oauth2/v2/auth`, oauth2TokenUrl: `${base}/token` },
  })
  const back = await allowAccess(client.generateAuthUrl({ scope }), { email })
  const { tokens } = await client.getToken(back.searchParams.get('code') ?? '')
  return tokens.access_token ?? ''
}

/** Google's own library, signed in as a person. */
async function connect(email = 'ada@trailhouse.example', scope = READ) {
  const auth = new OAuth2Client()
  auth.setCredentials({ access_token: await signIn(email, scope) })
  return searchconsole({ version: 'v1', auth, rootUrl: `${sandbox.services.searchConsole}/`, retry: false })
}

type Api = Awaited<ReturnType<typeof connect>>

async function query(
  api: Api,
  requestBody: searchconsole_v1.Schema$SearchAnalyticsQueryRequest,
  site = siteUrl,
) {
  const { data } = await api.searchanalytics.query({ siteUrl: site, requestBody })
  return data
}

test('the sites of an account are listed with its permissions', async () => {
  const { data } = await (await connect()).sites.list()
  expect(data.siteEntry).toContainEqual({ siteUrl, permissionLevel: 'siteOwner' })
  expect(data.siteEntry?.map(({ permissionLevel }) => permissionLevel)).toContain('siteUnverifiedUser')
})

test('an account without sites gets no list; without access or without the scope it gets 403', async () => {
  expect((await (await connect('newcomer@people.example')).sites.list()).data).toEqual({})
  await expect((await connect('guest@people.example')).sites.list()).rejects.toMatchObject({ status: 403 })
  const unscoped = await connect('ada@trailhouse.example', 'openid')
  await expect(unscoped.sites.list()).rejects.toMatchObject({
    status: 403,
    message: expect.stringMatching(/scopes/),
  })
  const api = await connect()
  const day = { startDate: '2026-04-01', endDate: '2026-04-01' }
  await expect(query(api, day, 'sc-domain:other.example')).rejects.toMatchObject({ status: 403 })
  await control.order('/expire-access')
  await expect(api.sites.list()).rejects.toMatchObject({ status: 401 })
})

test('pages of rows can be read until an answer has no rows', async () => {
  const api = await connect()
  const ask = { startDate: '2026-03-01', endDate: '2026-03-10', dimensions: ['date', 'page', 'query'] }
  const pages = []
  for (let startRow = 0; ; startRow += 10_000) {
    const { rows } = await query(api, { ...ask, startRow, rowLimit: 10_000 })
    if (rows === undefined) break
    pages.push(rows)
  }
  expect(pages.map((rows) => rows.length).slice(0, -1)).toEqual(pages.slice(1).map(() => 10_000))
  const keys = pages.flat().map((row) => row.keys?.join('\n'))
  expect(pages.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(keys.length)
  expect(itemAt(itemAt(pages, 0), 0).keys?.[0]).toBe('2026-03-01')
})

test('final data ends three days ago, and data that may change ends yesterday', async () => {
  const api = await connect()
  const ask = { startDate: '2026-04-10', endDate: '2026-04-30', dimensions: ['date'] }
  const lastOf = async (dataState: string) => (await query(api, { ...ask, dataState })).rows?.at(-1)?.keys
  expect(await lastOf('final')).toEqual(['2026-04-17'])
  expect(await lastOf('all')).toEqual(['2026-04-19'])
  const { metadata } = await query(api, { ...ask, dataState: 'all' })
  expect(metadata?.firstIncompleteDate).toBe('2026-04-18')
})

test.each([
  ['2026-04-21T06:59:00Z', '2026-04-17'],
  ['2026-04-21T07:01:00Z', '2026-04-18'],
])('at %s, the last final day is computed from the day in California', async (at, last) => {
  await control.order('/clock', { at })
  const ask = { startDate: '2026-04-10', endDate: '2026-04-30', dimensions: ['date'] }
  expect((await query(await connect(), ask)).rows?.at(-1)?.keys).toEqual([last])
})

test('filters narrow by page, query, country and device', async () => {
  const api = await connect()
  const span = { startDate: '2026-03-01', endDate: '2026-03-28' }
  const tents = await query(api, { ...span, dimensions: ['query'], ...filter('query', 'contains', 'tent') })
  expect(tents.rows?.length).toBeGreaterThan(20)
  expect(tents.rows?.every(({ keys }) => keys?.[0]?.includes('tent'))).toBe(true)
  const how = await query(api, {
    ...span,
    dimensions: ['query'],
    ...filter('query', 'includingRegex', '^how (to|do)'),
  })
  expect(how.rows?.every(({ keys }) => /^how (to|do)/.test(keys?.[0] ?? ''))).toBe(true)
  const all = itemAt((await query(api, span)).rows ?? [], 0)
  expect(all.keys).toBeUndefined()
  const [german] = takeItems(
    (await query(api, { ...span, ...filter('country', 'equals', 'deu') })).rows ?? [],
    1,
  )
  expect(german.clicks).toBeLessThan((all.clicks ?? 0) / 10)
})

test.each([
  ['too many rows', { rowLimit: 25_001 }],
  ['an odd date', { startDate: '1 March' }],
  ['an unknown dimension', { dimensions: ['mood'] }],
  ['pages added up by property', { dimensions: ['page'], aggregationType: 'byProperty' }],
  ['a span that ends before it begins', { startDate: '2026-05-01' }],
])('a query with %s is refused', async (_, change) => {
  const asked = { startDate: '2026-03-01', endDate: '2026-03-02', ...change }
  await expect(query(await connect(), asked)).rejects.toMatchObject({ status: 400 })
})

test('other search types than web have no data', async () => {
  const ask = { startDate: '2026-03-01', endDate: '2026-03-02', type: 'image' }
  expect((await query(await connect(), ask)).rows).toBeUndefined()
})

test('more than 1,200 queries a minute for a site are refused until the minute is over when quotas are kept', async () => {
  const token = await signIn('ada@trailhouse.example', READ)
  const ask = { startDate: '2026-03-01', endDate: '2026-03-01' }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const path = `/webmasters/v3/sites/${encodeURIComponent(siteUrl)}/searchAnalytics/query`
  const call = async () =>
    (
      await fetch(`${sandbox.services.searchConsole}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(ask),
      })
    ).status
  await control.order('/quotas', { areKept: true })
  for (let round = 0; round < 1200; round++) await call()
  expect(await call()).toBe(429)
  await control.order('/clock', { advanceMs: 60_000 })
  expect(await call()).toBe(200)
})

test('a published article has data on later days', async () => {
  const url = 'https://trailhouse.example/blog/best-tents'
  await control.order('/publish', { url, keywords: ['best tents', 'top tents'] })
  await control.order('/clock', { advanceMs: 120 * 86_400_000 })
  const { rows } = await query(await connect(), {
    startDate: '2026-04-01',
    endDate: '2026-08-18',
    dimensions: ['date'],
    dimensionFilterGroups: [{ filters: [{ dimension: 'page', operator: 'equals', expression: url }] }],
  })
  expect(rows?.[0]?.keys?.[0]).toMatch(/^2026-0[45]/)
  expect(rows?.at(-1)?.impressions).toBeGreaterThan(rows?.[0]?.impressions ?? Infinity)
})

function filter(dimension: string, operator: string, expression: string) {
  return { dimensionFilterGroups: [{ filters: [{ dimension, operator, expression }] }] }
}
