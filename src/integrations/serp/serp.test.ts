import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import {
  KEY,
  listOrganic,
  NOTHING,
  serveBrave,
  serveDataForSeo,
  serveSearxng,
  serveSerpApi,
  serveSerper,
} from '#tests/support/fakes/serp-services.ts'
import { openOutboundTo, type Fake } from '#tests/support/fakes/serve-fake.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { brave } from './brave.ts'
import { DATAFORSEO_URL } from '../dataforseo-call.ts'
import { connectDataForSeoSerps } from './dataforseo.ts'
import type { SerpProvider, SerpQuery } from './index.ts'
import { connectSearchService, type SearchService } from './search-service.ts'
import { searxng } from './searxng.ts'
import { serpApi } from './serpapi.ts'
import { serper } from './serper.ts'

const signal = new AbortController().signal
const QUERY: SerpQuery = {
  keyword: 'Grüne Schuhe & mehr',
  location: '2276',
  country: 'DE',
  language: 'de',
  device: 'desktop',
}

interface Peer {
  serve(): Promise<Fake>
  connect(place: { baseUrl: string; key: string; request: SendRequest }): SerpProvider
  hasKey: boolean
  /** The real service, if the environment has its URL and key. */
  live: { baseUrl: string | undefined; key: string | undefined; wants: string }
}

function byOneCall<Reply>(service: SearchService<Reply>, serve: Peer['serve'], variable: string): Peer {
  return {
    serve,
    connect: ({ key, ...place }) => connectSearchService(service, { ...place, apiKey: key }),
    hasKey: true,
    live: { baseUrl: service.baseUrl ?? undefined, key: env[variable], wants: variable },
  }
}

const PEERS: Record<string, Peer> = {
  DataForSEO: {
    serve: serveDataForSeo,
    connect: ({ key, ...place }) =>
      connectDataForSeoSerps({ ...place, login: env['DATAFORSEO_LOGIN'] ?? 'login', password: key }),
    hasKey: true,
    live: {
      baseUrl: DATAFORSEO_URL,
      key: env['DATAFORSEO_PASSWORD'],
      wants: 'DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
    },
  },
  Serper: byOneCall(serper, serveSerper, 'SERPER_KEY'),
  SerpApi: byOneCall(serpApi, serveSerpApi, 'SERPAPI_KEY'),
  Brave: byOneCall(brave, serveBrave, 'BRAVE_KEY'),
  SearXNG: {
    serve: serveSearxng,
    connect: ({ baseUrl, request }) => connectSearchService(searxng, { baseUrl, request }),
    hasKey: false,
    live: { baseUrl: env['SEARXNG_URL'], key: '', wants: 'SEARXNG_URL' },
  },
}

async function openFake({ serve, connect }: Peer, key = KEY) {
  const fake = await serve()
  const { request } = openOutboundTo(fake.baseUrl)
  return { fake, provider: connect({ baseUrl: fake.baseUrl, key, request }) }
}

describe.each(Object.entries(PEERS))('search results by %s', (_name, peer) => {
  test('search results are the first ten organic ones, in order, with the keyword of the query', async () => {
    const { provider } = await openFake(peer)
    const { fetchedAt, ...serp } = await provider.fetchSerp(QUERY, { signal })
    expect(serp).toEqual({
      keyword: QUERY.keyword,
      location: '2276',
      language: 'de',
      device: 'desktop',
      urls: listOrganic(QUERY.keyword)
        .slice(0, 10)
        .map((result, index) => ({ position: index + 1, ...result })),
    })
    expect(fetchedAt).toBeInstanceOf(Date)
  })

  test('a search that finds nothing has no results', async () => {
    const { provider } = await openFake(peer)
    expect((await provider.fetchSerp({ ...QUERY, keyword: NOTHING }, { signal })).urls).toEqual([])
  })

  test('a search has a price, and is free without a key', async () => {
    const { provider } = await openFake(peer)
    expect(provider.pricePerSerp > 0).toBe(peer.hasKey)
    expect(provider.devices).toContain('desktop')
  })

  test('a wrong key fails with auth, and the error does not contain the key', async (context) => {
    context.skip(!peer.hasKey, 'this service has no keys')
    const { provider } = await openFake(peer, 'wrong-key')
    const failure: unknown = await provider.fetchSerp(QUERY, { signal }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'AdapterError', kind: 'auth' })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('wrong-key')
  })

  test.each([
    [
      { status: 429, headers: { 'retry-after': '61' }, body: {} },
      { kind: 'rate_limited', retryAfter: 61 },
    ],
    [{ status: 500, body: 'oops' }, { kind: 'unavailable' }],
    [{ status: 402, body: {} }, { kind: 'payment' }],
    [{ status: 200, body: '<html>' }, { kind: 'bad_response' }],
    [{ status: 200, body: [1, 2] }, { kind: 'bad_response' }],
  ])('an answer of %o is an AdapterError of the right kind', async (answer, failure) => {
    const { fake, provider } = await openFake(peer)
    fake.failWith(answer)
    await expect(provider.fetchSerp(QUERY, { signal })).rejects.toMatchObject(failure)
  })

  test('a search ends when its signal is aborted', async () => {
    const { provider } = await openFake(peer)
    const gone = AbortSignal.abort(new Error('gone'))
    await expect(provider.fetchSerp(QUERY, { signal: gone })).rejects.toThrow('gone')
  })

  test('the real service has search results', async (context) => {
    const { baseUrl, key, wants } = peer.live
    context.skip(baseUrl === undefined || key === undefined, `${wants} would be needed`)
    if (baseUrl === undefined || key === undefined) return
    const { request } = openOutboundTo(new URL(baseUrl).origin)
    const query = { ...QUERY, keyword: 'hiking boots', location: '2840', country: 'US', language: 'en' }
    const { urls } = await peer.connect({ baseUrl, key, request }).fetchSerp(query, { signal })
    expect(urls.length).toBeGreaterThan(3)
    expect(urls.map(({ position }) => position)).toEqual(urls.map((_, index) => index + 1))
  })
})
