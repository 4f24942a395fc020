import { expect, test } from 'vitest'
import { ADA, makeServices, openWith } from '#tests/support/connections/connections-world.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { BLOG, makeWebAnalytics, SHOP } from '#tests/support/fakes/web-analytics.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

const PATH = '/integrations/google-analytics-data'
const organic = { dimension: 'sessionDefaultChannelGroup', values: ['Organic Search'] }
const byMonth = { dimensions: ['yearMonth'], metrics: ['sessions'] }
const byEvent = { dimensions: ['yearMonth', 'eventName'], metrics: ['eventCount'] }

/** A user in the demo whose Google account sees two properties; the months of the tests are in the past. */
async function open(grants = [ADA]) {
  const analytics = makeWebAnalytics()
  const world = await openWith({ ...makeServices(grants), webAnalytics: analytics.port })
  const { call, contentplanId, connect } = world
  const choose = (change: object = {}) =>
    call('POST', '/integrations/google-analytics-property', {
      contentplanId,
      type: 'ga-4',
      gaProperty: SHOP.property,
      gaName: '',
      ga_events: 'purchase, sign_up,,purchase',
      ...change,
    })
  const read = (asked: object) => call('POST', PATH, { contentplanId, ...PAST, ...asked })
  return {
    ...world,
    analytics,
    list: () => call('GET', '/integrations/google-analytics-properties'),
    consent: () => connect('state=state+of+analytics&code=good', 'analytics'),
    choose,
    read,
  }
}

/** May of the last year, which is over. */
const YEAR = new Date().getUTCFullYear() - 1
const PAST = { startDate: `${YEAR}-05-01`, endDate: `${YEAR}-05-31` }
const MONTH = `${YEAR}05`

test('Google Analytics is connected by consent, then a property with its events is chosen', async () => {
  const { list, consent, choose, call, contentplanId, look, analytics } = await open()
  expect(await list()).toEqual({ status: 200, body: { state: 'connect', properties: [] } })
  expect(await choose()).toMatchObject({ status: 424, body: { details: { trouble: 'no_token' } } })
  await consent()
  expect(await list()).toEqual({ status: 200, body: { state: 'connected', properties: [SHOP, BLOG] } })

  expect(await choose({ gaProperty: 'properties/77' })).toMatchObject({
    status: 403,
    body: {
      message:
        'properties/77 is none of the Google Analytics properties that your Google account sees. Choose one from the list.',
    },
  })
  expect(
    await choose({ ga_events: Array.from({ length: 51 }, (_, index) => `e${index}`).join() }),
  ).toMatchObject({
    status: 400,
    body: { message: 'ga_events: name 50 events at most' },
  })
  const saved = { type: 'ga-4', ga_property: 'properties/1', ga_name: 'Shop', ga_events: 'purchase,sign_up' }
  expect(await choose()).toMatchObject({ status: 200, body: saved })
  expect((await call('GET', `/integrations/${contentplanId}`)).body).toMatchObject([saved])

  // Events of a property that the plan reads can be changed while Google is away.
  analytics.failWith(new AdapterError('unavailable', 'Google Analytics is away.'))
  expect(await choose({ gaName: 'Our shop', ga_events: '' })).toMatchObject({
    status: 200,
    body: { ga_name: 'Our shop', ga_events: '' },
  })
  expect(await list()).toMatchObject({ status: 503, body: { message: 'Google Analytics is away.' } })
  analytics.failWith(new AdapterError('auth', 'Google Analytics refuses its key.', { reason: 'scope' }))
  expect((await list()).body).toEqual({ state: 'connect', properties: [] })

  expect(await call('DELETE', `/integrations/google-analytics-property/${contentplanId}`)).toEqual({
    status: 200,
    body: { isConnected: false },
  })
  expect((await call('GET', `/integrations/${contentplanId}`)).body).toEqual([])
  expect(
    await look(`select action from audit_entries where action like 'google analytics%' order by id`),
  ).toEqual(['connected', 'connected', 'disconnected'].map((end) => ({ action: `google analytics ${end}` })))
})

test('a report has what was counted; without results, days or a property it says so', async () => {
  const { consent, choose, call, contentplanId, read, analytics, look } = await open()
  expect(await read(byMonth)).toMatchObject({
    status: 424,
    body: {
      message: 'Connect your Google Analytics 4 property to view this report',
      details: { trouble: 'no_property' },
    },
  })
  await consent()
  await choose()
  expect(await read(byMonth)).toEqual({ status: 200, body: [{ yearMonth: MONTH, sessions: 1_430 }] })
  expect((await read({ ...byMonth, filters: [organic] })).body).toEqual([{ yearMonth: MONTH, sessions: 510 }])
  expect((await read({ dimensions: ['eventName'], metrics: ['eventCount'] })).body).toEqual([
    { eventName: 'page_view', eventCount: 1_400 },
    { eventName: 'purchase', eventCount: 27 },
    { eventName: 'sign_up', eventCount: 3 },
  ])
  const readUse = async () => (await call('GET', `/integrations/${contentplanId}`)).body
  expect(await readUse()).toMatchObject([{ last_used_at: expect.any(String), last_error: null }])
  const count = analytics.asked.length
  await read(byMonth)
  expect(analytics.asked).toHaveLength(count)

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const today = new Date().toISOString().slice(0, 10)
  const refusals = [
    [
      { startDate: '2021-05-31', endDate: '2021-05-01' },
      'The last day, 2021-05-01, is before the first one, 2021-05-31.',
    ],
    [{ endDate: tomorrow }, `${tomorrow} is still to come; name today, ${today}, or a day before.`],
    [{ startDate: '2021-02-30' }, '"2021-02-30" is no day; write it like 2031-05-30.'],
    [
      { startDate: '2015-08-13' },
      'Google Analytics 4 has no data before 2015-08-14; begin on that day or later.',
    ],
  ] as const
  for (const [days, message] of refusals)
    expect(await read({ ...byMonth, ...days })).toMatchObject({ status: 400, body: { message } })

  analytics.failWith(
    new AdapterError('rate_limited', 'Google Analytics asks to slow down.', { retryAfter: 60 }),
  )
  const other = { ...byMonth, endDate: `${YEAR}-05-30` }
  expect(await read(other)).toMatchObject({
    status: 503,
    body: { message: 'Google Analytics asks to slow down.' },
  })
  analytics.failWith(new AdapterError('forbidden', 'No.', { reason: 'http_403' }))
  expect(await read({ ...byMonth, endDate: `${YEAR}-05-29` })).toMatchObject({
    status: 403,
    body: { details: { trouble: 'no_access' }, message: expect.stringContaining('may have been deleted') },
  })
  expect(await readUse()).toMatchObject([{ last_error: expect.stringContaining('may have been deleted') }])
  analytics.failWith(null)
  await choose({ gaProperty: BLOG.property })
  expect(await read(byMonth)).toMatchObject({
    status: 404,
    body: { message: 'No analytics results found', details: { trouble: 'no_results' } },
  })
  await look(`update google_grants set sealed_refresh_token = null, sealed_access_token = null`)
  expect(await read(other)).toMatchObject({ status: 424, body: { details: { trouble: 'no_token' } } })
})

test('with the sharing key a report shows what Director shows, until the sharing ends', async () => {
  const { consent, choose, call, read, server, workspaceId, contentplanId, look, analytics } = await open()
  await consent()
  await choose({ ga_events: 'purchase' })
  const share = async (isShared: boolean) =>
    (await call('PUT', `/workspace/${workspaceId}/contentplan`, { contentplanId, share: isShared })).body
      .sharingKey
  const key = await share(true)
  const visitor = new TestBrowser(server)
  const look2 = (asked: object, used = key) =>
    visitor.call('POST', PATH, { contentplanId, ...PAST, ...asked, key: used })

  expect(await look2(byMonth)).toEqual({ status: 200, body: [{ yearMonth: MONTH, sessions: 510 }] })
  const wide = { ...byEvent, filters: [{ dimension: 'eventName', values: ['page_view', 'sign_up'] }] }
  expect((await look2(wide)).body).toEqual([{ yearMonth: MONTH, eventName: 'purchase', eventCount: 7 }])
  for (const asked of [
    { dimensions: ['eventName'], metrics: ['eventCount'] },
    { ...byMonth, metrics: ['eventCount'] },
    { ...byEvent, metrics: ['sessions'] },
  ])
    expect(await look2(asked)).toMatchObject({
      status: 403,
      body: { message: 'A shared report has visits from search by month, and its conversions by month.' },
    })

  const refused = await look2(byMonth, 'another key')
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'This link is not valid, or it is not shared any more.' },
  })
  expect(
    await visitor.call('POST', PATH, { contentplanId: contentplanId + 1, ...PAST, ...byMonth, key }),
  ).toEqual(refused)

  // What is wrong with the connection is for its owner alone.
  analytics.failWith(new AdapterError('forbidden', 'No.', { reason: 'http_403' }))
  const unreadable = {
    status: 424,
    body: {
      message: 'This report cannot be shown at the moment: its owner has to connect Google Analytics again.',
      details: { trouble: 'not_readable' },
    },
  }
  expect(await look2({ ...byMonth, endDate: `${YEAR}-05-30` })).toMatchObject(unreadable)
  analytics.failWith(null)
  await choose({ ga_events: '' })
  expect(await look2(byEvent)).toMatchObject({ status: 404, body: { message: 'No analytics results found' } })
  await look(`delete from integrations where type = 'ga-4'`)
  expect(await look2(byMonth)).toMatchObject(unreadable)

  expect(await share(false)).toBe(null)
  expect(await look2(byMonth)).toEqual(refused)
  const next = await share(true)
  expect(next).not.toBe(key)
  expect(await look2(byMonth)).toEqual(refused)
  expect((await look2(byMonth, next)).status).toBe(424)
  expect((await read(byMonth)).status).toBe(424)
})
