import { expect, test, vi } from 'vitest'
import { createPageHasher } from '#engine/index.ts'
import { estimateSerps, readSerpPages, readSiteUrls, storeSerps } from '#features/serps/server/index.ts'
import { makeSerp, type SerpProvider } from '#integrations/serp/index.ts'
import {
  listKeywords,
  makeCollecting,
  makeSerpWorld,
  MARKET,
  startCollecting,
} from '#tests/support/serps/serp-world.ts'

// Runs wait for the queue, a few seconds each time.
vi.setConfig({ testTimeout: 90_000 })

const now = new Date()
const costs = { confirmAbove: 100_000, monthlyCap: null }
const signal = new AbortController().signal

async function makeWorld() {
  const world = await makeSerpWorld()
  const { own } = world.jobs
  return {
    ...world,
    estimate: (keywords: string[], provider: SerpProvider | null = world.provider) =>
      world.jobs.as(own, ({ database }) =>
        estimateSerps({ database, now, costs }, { provider, keywords, market: MARKET }),
      ),
    keep: (provider: SerpProvider, keywords: string[]) =>
      storeSerps(
        { database: world.jobs.database },
        {
          provider,
          serps: keywords.map((keyword, at) =>
            makeSerp(
              { keyword, ...MARKET },
              { fetchedAt: now, results: [{ url: `https://site-${at}.example/a,b"c`, title: 'A' }] },
            ),
          ),
        },
      ),
  }
}

test('an estimate counts the stored results, calls no service, and equals the cost of the run', async () => {
  const world = await makeWorld()
  await world.keep(world.provider, listKeywords(50))
  const keywords = [...listKeywords(250), 'TENT 0', 'tent  1', 'x'.repeat(600)]
  const estimate = await world.estimate(keywords)
  expect(estimate).toEqual({
    wanted: 250,
    cached: 50,
    posted: 0,
    calls: 200,
    cost: 200 * 600,
    needsConfirmation: true,
    provider: 'DataForSEO',
  })
  expect(await world.listPaths()).toEqual([])
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, keywords), 'done')
  expect(await world.readLedger(world.jobs.own)).toMatchObject({ cost: estimate.cost })
  expect(await world.estimate(keywords)).toMatchObject({
    cached: 250,
    calls: 0,
    cost: 0,
    needsConfirmation: false,
  })
})

test('searches that are queued and paid are not estimated again', async () => {
  const world = await makeWorld()
  await world.control.order('/dataforseo', { delayMs: 3_600_000 })
  const collecting = makeCollecting(world)
  await world.jobs.startWorker({ pipelines: [collecting.pipeline], services: {} })
  await world.untilState(await startCollecting(world, collecting, listKeywords(100)), 'waiting')
  expect(await world.estimate(listKeywords(101))).toMatchObject({
    wanted: 101,
    cached: 0,
    calls: 1,
    cost: 2_000,
  })
})

test('the sandbox finds nothing real and costs nothing; a missing provider is reported', async () => {
  const world = await makeWorld()
  await world.keep(world.provider, listKeywords(3))
  const madeUp = { ...world.provider, isSandbox: true, pricePerSerp: 0 }
  expect(await world.estimate(listKeywords(3), madeUp)).toMatchObject({ cached: 0, calls: 3, cost: 0 })
  await expect(world.estimate(['tent'], null)).rejects.toThrow('No provider of search results is connected.')
  const desktopOnly: SerpProvider = { ...world.provider, devices: ['mobile'] }
  await expect(world.estimate(['tent'], desktopOnly)).rejects.toThrow(
    'DataForSEO has no search results for desktop',
  )
})

test('12,000 results are read in pieces, only those of the right kind, and so are the addresses of one site in them', async () => {
  const world = await makeWorld()
  const keywords = listKeywords(12_000)
  for (let at = 0; at < keywords.length; at += 4_000)
    await world.keep(world.provider, keywords.slice(at, at + 4_000))
  const { database } = world.jobs
  const ctx = { database, signal }
  const asked = { provider: world.provider, keywords: [...keywords, 'unknown'], market: MARKET }
  const pieces = await Array.fromAsync(readSerpPages(ctx, asked))
  const sizes = pieces.map(({ places }) => places.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(12_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5_000)
  const found = new Map(
    pieces.flatMap(({ places, pages: { start, items } }) =>
      places.map((place, at) => [asked.keywords[place], items.slice(start[at], start[at + 1])]),
    ),
  )
  expect([...found.keys()].toSorted()).toEqual(keywords.toSorted())
  expect(found.get('tent 5')).toEqual(createPageHasher()(['https://site-5.example/a,b"c']))

  const own = await Array.fromAsync(readSiteUrls(ctx, { ...asked, domain: 'www.Site-5.example' }))
  expect(own.flat()).toEqual(
    ['tent 5', 'tent 4005', 'tent 8005'].map((keyword) => ({
      keyword,
      urls: [{ url: 'https://site-5.example/a,b"c', rank: 1 }],
    })),
  )
  const madeUp = { ...asked, provider: { isSandbox: true } }
  expect(await Array.fromAsync(readSerpPages(ctx, madeUp))).toEqual([])
  expect((await Array.fromAsync(readSiteUrls(ctx, { ...madeUp, domain: 'site-5.example' }))).flat()).toEqual(
    [],
  )
})
