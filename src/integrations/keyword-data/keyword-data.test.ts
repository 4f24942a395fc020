import { env } from 'node:process'
import { expect, test } from 'vitest'
import { serveKeywordData } from '#tests/support/fakes/keyword-services.ts'
import { KEY } from '#tests/support/fakes/serp-services.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { DATAFORSEO_URL } from '../dataforseo-call.ts'
import { connectDataForSeoKeywords } from './dataforseo.ts'

const signal = new AbortController().signal
const MARKET = { location: '2840', language: 'en' }

async function openFake(password = KEY) {
  const fake = await serveKeywordData()
  const { request } = openOutboundTo(fake.baseUrl)
  return {
    fake,
    data: connectDataForSeoKeywords({ baseUrl: fake.baseUrl, login: 'login', password, request }),
  }
}

test('every keyword has its volume, in the order of the request, and null when it is unknown', async () => {
  const { data } = await openFake()
  const rows = await data.volumes.fetch(
    { ...MARKET, keywords: ['Boots', 'rare boots', ' boots '] },
    { signal },
  )
  expect(rows).toEqual([
    { keyword: 'Boots', searchVolume: 50, cpc: 1.5, competition: 30 },
    { keyword: 'rare boots', searchVolume: null, cpc: 1.5, competition: 30 },
    { keyword: ' boots ', searchVolume: 50, cpc: 1.5, competition: 30 },
  ])
})

test('keywords that the service would refuse do not spoil the others of the same call', async () => {
  const { fake, data } = await openFake()
  const odd = [
    'are boots good?',
    'x'.repeat(81),
    Array.from({ length: 11 }, () => 'a').join(' '),
    '',
    '  ',
    'boots, men',
  ]
  const rows = await data.volumes.fetch({ ...MARKET, keywords: [...odd, 'boots', 'größe 42'] }, { signal })
  expect(rows.map(({ searchVolume }) => searchVolume)).toEqual([...odd.map(() => null), 50, 80])
  await data.volumes.fetch({ ...MARKET, keywords: odd }, { signal })
  expect(fake.asked).toHaveLength(1)
})

test('related keywords have volumes, and the keyword itself is not among them', async () => {
  const { data } = await openFake()
  const rows = await data.related.fetch({ ...MARKET, keyword: 'Boots', limit: 5 }, { signal })
  expect(rows).toHaveLength(4)
  expect(rows[0]).toEqual({ keyword: 'boots 0', searchVolume: 50, cpc: null, competition: 25 })
  expect(await data.related.fetch({ ...MARKET, keyword: 'rare', limit: 5 }, { signal })).toEqual([])
})

test('failures of the service for keyword data are AdapterErrors of the right kind', async () => {
  const refused = await openFake('wrong')
  await expect(refused.data.volumes.fetch({ ...MARKET, keywords: ['a'] }, { signal })).rejects.toMatchObject({
    kind: 'auth',
  })
  const { fake, data } = await openFake()
  for (const [code, kind] of [
    [40200, 'payment'],
    [40202, 'rate_limited'],
    [50000, 'unavailable'],
  ] as const) {
    fake.failWith({ body: { status_code: 20000, tasks: [{ id: '1', status_code: code, result: null }] } })
    await expect(data.related.fetch({ ...MARKET, keyword: 'a', limit: 1 }, { signal })).rejects.toMatchObject(
      { kind },
    )
  }
})

test('the real service for keyword data has volumes', async (context) => {
  const [login, password] = [env['DATAFORSEO_LOGIN'], env['DATAFORSEO_PASSWORD']]
  context.skip(
    login === undefined || password === undefined,
    'DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD would be needed',
  )
  const { request } = openOutboundTo()
  const data = connectDataForSeoKeywords({
    baseUrl: DATAFORSEO_URL,
    login: login ?? '',
    password: password ?? '',
    request,
  })
  const [row] = await data.volumes.fetch({ ...MARKET, keywords: ['hiking boots'] }, { signal })
  expect(row?.searchVolume).toBeGreaterThan(1_000)
})
