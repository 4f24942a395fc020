import { analyticsadmin, auth as adminAuth } from '@googleapis/analyticsadmin'
import { analyticsdata, auth as dataAuth, type analyticsdata_v1beta } from '@googleapis/analyticsdata'
import { searchconsole } from '@googleapis/searchconsole'
import { OAuth2Client } from 'google-auth-library'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allowAccess } from '../../allow-access.ts'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'
import { itemAt } from '../../stage/items.ts'

const READ = 'https://www.googleapis.com/auth/analytics.readonly'
const SEARCH = 'https://www.googleapis.com/auth/webmasters.readonly'
const OWNER = 'ada@trailhouse.example'
const SHOP = 'properties/310000001'
const APP = 'properties/310000002'
const SPRING = { startDate: '2026-03-01', endDate: '2026-04-15' }

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(async () => {
  await control.order('/reset')
  await control.order('/clock', { at: '2026-04-20T20:00:00Z' })
})
afterAll(() => sandbox.stop())

async function signIn(email: string, scope: string) {
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
  return { access_token: tokens.access_token ?? '' }
}

/** Google's own libraries, signed in as a person. */
async function connect(email = OWNER, scope = READ) {
  const credentials = await signIn(email, scope)
  // Each library brings its own version of the client.
  const [ofAdmin, ofData] = [new adminAuth.OAuth2(), new dataAuth.OAuth2()]
  ofAdmin.setCredentials(credentials)
  ofData.setCredentials(credentials)
  const at = { rootUrl: `${sandbox.services.analytics}/`, retry: false }
  const admin = analyticsadmin({ version: 'v1beta', auth: ofAdmin, ...at })
  const data = analyticsdata({ version: 'v1beta', auth: ofData, ...at })
  return {
    list: async () => (await admin.accountSummaries.list({ pageSize: 200 })).data,
    report: async (requestBody: analyticsdata_v1beta.Schema$RunReportRequest, property = SHOP) =>
      (await data.properties.runReport({ property, requestBody })).data,
  }
}

const named = (...names: string[]) => names.map((name) => ({ name }))
const only = (fieldName: string, value: string) => ({
  filter: { fieldName, stringFilter: { matchType: 'EXACT', value } },
})
const ORGANIC = only('sessionDefaultChannelGroup', 'Organic Search')

const sessions = (found: analyticsdata_v1beta.Schema$RunReportResponse) =>
  (found.rows ?? []).reduce((sum, { metricValues }) => sum + Number(metricValues?.[0]?.value), 0)

const bought = (found: analyticsdata_v1beta.Schema$RunReportResponse) =>
  (found.rows ?? [])
    .filter(({ dimensionValues }) => dimensionValues?.some(({ value }) => value === 'purchase'))
    .reduce((sum, { metricValues }) => sum + Number(metricValues?.[0]?.value), 0)

test('the accounts of a person are listed with their properties', async () => {
  const { list } = await connect()
  expect(await list()).toEqual({
    accountSummaries: [
      {
        name: 'accountSummaries/1001',
        account: 'accounts/1001',
        displayName: 'Trailhouse',
        propertySummaries: [
          {
            property: SHOP,
            displayName: 'trailhouse.example',
            propertyType: 'PROPERTY_TYPE_ORDINARY',
            parent: 'accounts/1001',
          },
          {
            property: APP,
            displayName: 'Trailhouse app',
            propertyType: 'PROPERTY_TYPE_ORDINARY',
            parent: 'accounts/1001',
          },
        ],
      },
    ],
  })
  expect(await (await connect('newcomer@people.example')).list()).toEqual({})
})

test('without access, without the scope or with an expired token, calls are refused', async () => {
  await expect((await connect('guest@people.example')).list()).rejects.toMatchObject({ status: 403 })
  await expect((await connect(OWNER, SEARCH)).list()).rejects.toMatchObject({
    status: 403,
    message: 'Request had insufficient authentication scopes.',
  })
  const { report, list } = await connect()
  const visits = { dateRanges: [SPRING], metrics: named('sessions') }
  await expect(report(visits, 'properties/1')).rejects.toMatchObject({ status: 403 })
  await control.order('/delete-property', { email: OWNER, property: SHOP })
  await expect(report(visits)).rejects.toMatchObject({
    status: 403,
    message: 'User does not have sufficient permissions for this property.',
  })
  await control.order('/expire-access')
  await expect(list()).rejects.toMatchObject({ status: 401 })
})

test('visits from search follow the clicks in Search Console, and other channels bring more', async () => {
  const { report } = await connect()
  const ask = { dateRanges: [SPRING], dimensions: named('yearMonth'), metrics: named('sessions') }
  const months = await report({ ...ask, dimensionFilter: ORGANIC })
  expect(months.rows?.map(({ dimensionValues }) => dimensionValues?.[0]?.value).toSorted()).toEqual([
    '202603',
    '202604',
  ])
  const auth = new OAuth2Client()
  auth.setCredentials(await signIn(OWNER, SEARCH))
  const api = searchconsole({ version: 'v1', auth, rootUrl: `${sandbox.services.searchConsole}/` })
  const searched = await api.searchanalytics.query({
    siteUrl: 'sc-domain:trailhouse.example',
    requestBody: SPRING,
  })
  const clicks = itemAt(searched.data.rows ?? [], 0).clicks ?? 0
  expect(sessions(months) / clicks).toBeCloseTo(0.94, 2)
  expect(sessions(await report(ask))).toBeGreaterThan(sessions(months) * 1.5)
})

test('events are counted by name, and both filters narrow them', async () => {
  const { report } = await connect()
  const ask = { dateRanges: [SPRING], dimensions: named('eventName'), metrics: named('eventCount') }
  const all = await report(ask)
  expect(all.rows?.map(({ dimensionValues }) => dimensionValues?.[0]?.value)).toEqual(
    expect.arrayContaining(['purchase', 'generate_lead', 'sign_up', 'page_view']),
  )
  expect(all.rowCount).toBe(all.rows?.length)
  const list = { filter: { fieldName: 'eventName', inListFilter: { values: ['purchase', 'sign_up'] } } }
  const some = await report({
    ...ask,
    dimensions: named('yearMonth', 'eventName'),
    dimensionFilter: { andGroup: { expressions: [ORGANIC, list] } },
    orderBys: [{ dimension: { dimensionName: 'yearMonth' } }, { dimension: { dimensionName: 'eventName' } }],
  })
  expect(some.rows?.map(({ dimensionValues }) => dimensionValues?.map(({ value }) => value))).toEqual([
    ['202603', 'purchase'],
    ['202603', 'sign_up'],
    ['202604', 'purchase'],
    ['202604', 'sign_up'],
  ])
  expect(bought(some)).toBeGreaterThan(0)
  expect(bought(some)).toBeLessThan(bought(all))
  const second = await report({ ...ask, limit: '2', offset: '2' })
  expect(second.rows).toEqual(all.rows?.slice(2, 4))
  expect(second.rowCount).toBe(all.rowCount)
})

test('a property that counts nothing yet answers without rows', async () => {
  const { report } = await connect()
  const answer = await report({ dateRanges: [SPRING], metrics: named('sessions') }, APP)
  expect(answer.rows).toBeUndefined()
  expect(answer.rowCount).toBeUndefined()
})

test.each([
  ['an odd date', { dateRanges: [{ startDate: '1 March', endDate: 'today' }] }],
  ['a range that ends before it begins', { dateRanges: [{ startDate: 'today', endDate: 'yesterday' }] }],
  ['an unknown dimension', { dimensions: named('mood') }],
  ['an unknown metric', { metrics: named('joy') }],
  ['a filter of an unknown field', { dimensionFilter: only('mood', 'good') }],
])('a report with %s is refused', async (_, change) => {
  const { report } = await connect()
  const ask = { dateRanges: [SPRING], metrics: named('sessions'), ...change }
  await expect(report(ask)).rejects.toMatchObject({ status: 400 })
})

test('more than 60 reports a minute are refused with RESOURCE_EXHAUSTED when quotas are kept', async () => {
  const { report } = await connect()
  const ask = { dateRanges: [{ startDate: 'yesterday', endDate: 'yesterday' }], metrics: named('sessions') }
  await control.order('/quotas', { areKept: true })
  for (let round = 0; round < 60; round++) await report(ask)
  await expect(report(ask)).rejects.toMatchObject({ status: 429, message: /Exhausted property tokens/ })
  await expect(report(ask, APP)).resolves.toMatchObject({ kind: 'analyticsData#runReport' })
  await control.order('/clock', { advanceMs: 60_000 })
  await expect(report(ask)).resolves.toMatchObject({ rowCount: 1 })
})
