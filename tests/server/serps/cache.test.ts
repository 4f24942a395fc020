import { expect, test } from 'vitest'
import { makeSerp, type Serp } from '#integrations/serp/index.ts'
import { makeSignInWorld } from '#tests/support/accounts/sign-in-world.ts'
import { findCachedSerps, storeSerps } from '#features/serps/server/index.ts'
import { itemAt } from '#platform/items.ts'

const now = new Date('2031-05-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const market = { location: '2840', language: 'en', device: 'desktop' } as const
const cache = { ...market, isSandbox: false }
const provider = { name: 'test', isSandbox: false }

function serpOf(keyword: string, fetchedAt: Date, hosts: string[], change: Partial<Serp> = {}): Serp {
  const results = hosts.map((host) => ({ url: `https://${host}.example/`, title: `About ${host}` }))
  return { ...makeSerp({ keyword, country: 'US', ...market }, { results, fetchedAt }), ...change }
}

test('stored results are found for every spelling of a keyword, with all their fields', async () => {
  const { database } = await makeSignInWorld()
  const known = serpOf('Trail  Shoes', daysAgo(3), ['a', 'b'])
  await storeSerps({ database }, { provider, serps: [known, serpOf('คำ 😀', daysAgo(1), [])] })
  const found = await findCachedSerps(
    { database, now },
    { ...cache, keywords: ['trail shoes', ' TRAIL SHOES ', 'คำ 😀', 'unknown'] },
  )
  expect([...found.keys()].toSorted()).toEqual([' TRAIL SHOES ', 'trail shoes', 'คำ 😀'])
  expect(found.get('trail shoes')).toEqual({ ...known, keyword: 'trail shoes' })
  expect(found.get('คำ 😀')?.urls).toEqual([])
})

test('results older than 30 days, or of another market, are not found', async () => {
  const { database } = await makeSignInWorld()
  const serps = [serpOf('old', daysAgo(30.1), ['a']), serpOf('young', daysAgo(29.9), ['a'])]
  await storeSerps({ database }, { provider, serps })
  const find = async (change = {}) => [
    ...(await findCachedSerps({ database, now }, { ...cache, keywords: ['old', 'young'], ...change })).keys(),
  ]
  expect(await find()).toEqual(['young'])
  expect(await find({ days: 60 })).toHaveLength(2)
  expect(await find({ days: 1 })).toEqual([])
  for (const change of [{ location: '2276' }, { language: 'de' }, { device: 'mobile' as const }])
    expect(await find(change)).toEqual([])
})

test('the newer result stays, whichever is stored last', async () => {
  const { database } = await makeSignInWorld()
  const young = serpOf('shoes', daysAgo(1), ['young'])
  for (const serps of [
    [serpOf('shoes', daysAgo(5), ['old']), young],
    [serpOf('SHOES', daysAgo(9), ['older'])],
  ])
    await storeSerps({ database }, { provider, serps })
  const found = await findCachedSerps({ database, now }, { ...cache, keywords: ['shoes'] })
  expect(found.get('shoes')).toEqual(young)
})

test('20,000 results are stored and found at once', async () => {
  const { database } = await makeSignInWorld()
  const keywords = Array.from({ length: 20_000 }, (_, i) => `keyword ${i}`)
  for (let at = 0; at < keywords.length; at += 5000)
    await storeSerps(
      { database },
      {
        provider,
        serps: keywords.slice(at, at + 5000).map((keyword) => serpOf(keyword, daysAgo(1), ['a', 'b', 'c'])),
      },
    )
  expect((await findCachedSerps({ database, now }, { ...cache, keywords })).size).toBe(20_000)
})

test('sandbox results are never found among real ones, nor the other way round', async () => {
  const { database, look } = await makeSignInWorld()
  const madeUp = { name: 'test', isSandbox: true }
  await storeSerps({ database }, { provider, serps: [serpOf('shoes', daysAgo(3), ['real'])] })
  await storeSerps({ database }, { provider: madeUp, serps: [serpOf('shoes', daysAgo(1), ['made-up'])] })
  await storeSerps({ database }, { provider: madeUp, serps: [serpOf('boots', daysAgo(1), ['made-up'])] })
  const keywords = ['shoes', 'boots']
  const find = async (isSandbox: boolean) => [
    ...(await findCachedSerps({ database, now }, { ...market, isSandbox, keywords })).values(),
  ]
  expect((await find(false)).map(({ urls }) => itemAt(urls, 0).title)).toEqual(['About real'])
  expect((await find(true)).map(({ urls }) => itemAt(urls, 0).title)).toEqual([
    'About made-up',
    'About made-up',
  ])
  expect(await look('select count(*)::int as n from serps')).toEqual([{ n: 3 }])
})
