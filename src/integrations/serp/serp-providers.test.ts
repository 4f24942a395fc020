import { expect, test } from 'vitest'
import {
  KEY,
  listOrganic,
  serveDataForSeo,
  serveSearxng,
  serveSerpApi,
  serveSerper,
} from '#tests/support/fakes/serp-services.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { connectDataForSeoSerps } from './dataforseo.ts'
import type { SerpQuery } from './index.ts'
import { connectSearchService } from './search-service.ts'
import { searxng } from './searxng.ts'
import { serpApi } from './serpapi.ts'
import { serper } from './serper.ts'

const signal = new AbortController().signal
const QUERY: SerpQuery = {
  keyword: 'shoes',
  location: '2840',
  country: 'US',
  language: 'en',
  device: 'mobile',
}

async function openQueue() {
  const fake = await serveDataForSeo()
  const { request } = openOutboundTo(fake.baseUrl)
  const { queue } = connectDataForSeoSerps({ baseUrl: fake.baseUrl, login: 'login', password: KEY, request })
  if (queue === null) throw new Error('DataForSEO has a queue')
  return { fake, queue }
}

test('DataForSEO takes a batch, finishes it later, and gives each result by the id of its task', async () => {
  const { fake, queue } = await openQueue()
  const queries = Array.from({ length: queue.batchSize }, (_, index) => ({
    ...QUERY,
    keyword: `shoes ${index}`,
  }))
  const posted = await queue.post(queries, { signal })
  expect(posted).toHaveLength(100)
  expect(fake.asked).toHaveLength(1)
  const taskId = posted[7]?.taskId ?? ''
  expect(await queue.listReady({ signal })).toEqual([])
  expect(await queue.get(taskId, { ...QUERY, keyword: 'shoes 7' }, { signal })).toBeNull()

  fake.finish()
  expect(await queue.listReady({ signal })).toHaveLength(100)
  const serp = await queue.get(taskId, { ...QUERY, keyword: 'shoes 7' }, { signal })
  expect(serp?.urls[0]).toEqual({ position: 1, ...listOrganic('shoes 7')[0] })
  expect(serp?.device).toBe('mobile')
})

test('DataForSEO refuses one search of a batch without the others', async () => {
  const { queue } = await openQueue()
  const posted = await queue.post([QUERY, { ...QUERY, keyword: '' }], { signal })
  expect(posted).toEqual([
    { taskId: 'task-0', failure: null },
    { taskId: null, failure: expect.objectContaining({ kind: 'invalid', reason: '40501' }) },
  ])
  await expect(queue.get('unknown', QUERY, { signal })).rejects.toMatchObject({ kind: 'not_found' })
})

test('a batch that fails is not sent again, because it is paid for when it is posted', async () => {
  const { fake, queue } = await openQueue()
  fake.failWith({ status: 503, body: '' })
  await expect(queue.post([QUERY], { signal })).rejects.toMatchObject({ kind: 'unavailable' })
  expect(fake.asked).toHaveLength(1)
})

test.each([
  [40200, 'payment'],
  [40202, 'rate_limited'],
  [40203, 'quota'],
  [40207, 'forbidden'],
  [50000, 'unavailable'],
  [40000, 'bad_response'],
])('the code %i of DataForSEO in an HTTP 200 is a failure of the kind %s', async (code, kind) => {
  const { fake, queue } = await openQueue()
  fake.failWith({ body: { status_code: code, tasks: [] } })
  await expect(queue.listReady({ signal })).rejects.toMatchObject({ kind, reason: String(code) })
})

test('an empty answer of SearXNG is a failure when its engines have failed', async () => {
  const fake = await serveSearxng()
  const { request } = openOutboundTo(fake.baseUrl)
  const provider = connectSearchService(searxng, { baseUrl: `${fake.baseUrl}/`, request })
  fake.failWith({ body: { results: [], unresponsive_engines: [['google', 'timeout']] } })
  await expect(provider.fetchSerp(QUERY, { signal })).rejects.toMatchObject({
    reason: 'unresponsive_engines',
  })
  fake.failWith({ body: { results: listOrganic('x'), unresponsive_engines: [['google', 'timeout']] } })
  expect((await provider.fetchSerp(QUERY, { signal })).urls).toHaveLength(10)
  fake.failWith({ status: 403, body: '<html>' })
  await expect(provider.fetchSerp(QUERY, { signal })).rejects.toThrow(/settings\.yml/)
})

test('used-up credits are told apart from wrong calls', async () => {
  const paid = await serveSerper()
  paid.failWith({ status: 400, body: { message: 'Not enough credits' } })
  const bySerper = connectSearchService(serper, {
    ...openOutboundTo(paid.baseUrl),
    baseUrl: paid.baseUrl,
    apiKey: KEY,
  })
  await expect(bySerper.fetchSerp(QUERY, { signal })).rejects.toMatchObject({ kind: 'payment' })
  const used = await serveSerpApi()
  used.failWith({ status: 429, body: { error: 'Your account has run out of searches.' } })
  const bySerpApi = connectSearchService(serpApi, {
    ...openOutboundTo(used.baseUrl),
    baseUrl: used.baseUrl,
    apiKey: KEY,
  })
  await expect(bySerpApi.fetchSerp(QUERY, { signal })).rejects.toMatchObject({ kind: 'quota' })
})
