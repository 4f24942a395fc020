import { expect, test } from 'vitest'
import { rankCompetitors } from '#features/competition/rank-competitors.ts'
import { openBoots } from '#tests/support/competition/competition-world.ts'

test('pages of other sites are ordered by how many keywords they rank for, then by their mean rank', async () => {
  const { ask, ranks } = await openBoots()
  await ranks(
    'boots',
    ['https://x.example/1', 'https://own.example/boots', 'https://www.y.example/a', 'https://z.example/'],
    ['One', 'Ours', 'Why', ''],
  )
  await ranks(
    'snow boots',
    ['https://blog.own.example/', 'http://y.example/a/', 'https://z.example/', 'https://w.example/'],
    ['Ours', 'Why not', 'Zed', 'Last'],
  )
  const { status, body } = await ask('url/external?limit=4')
  expect(status).toBe(200)
  expect(body).toEqual({
    keyword_count: 2,
    urls: [
      // Ranks 3 and 2, and 4 and 3.
      { url: 'http://y.example/a/', domain: 'y.example', title: 'Why not', keywords: 2, rank: 2.5 },
      { url: 'https://z.example/', domain: 'z.example', title: 'Zed', keywords: 2, rank: 3.5 },
      { url: 'https://x.example/1', domain: 'x.example', title: 'One', keywords: 1, rank: 1 },
      { url: 'https://w.example/', domain: 'w.example', title: 'Last', keywords: 1, rank: 4 },
    ],
  })
})

test('five competitors are listed unless more are asked for, and none without known results', async () => {
  const { ask, hikers, tents, look } = await openBoots()
  expect((await ask('url/external')).body.urls).toHaveLength(5)
  expect((await ask('url/external?limit=10')).body.urls).toHaveLength(10)
  expect((await ask('url/external', hikers)).body.keyword_count).toBe(1)
  await look(`update serps set is_sandbox = false where keyword = 'tents'`)
  expect((await ask('url/external', tents)).body).toEqual({ urls: [], keyword_count: 0 })
})

test('only the first ten different pages count', () => {
  const results = Array.from({ length: 12 }, (_, at) => ({ url: `https://${at}.example/`, title: '' }))
  const twice = [{ url: 'https://0.example/#top', title: '' }, ...results]
  const found = rankCompetitors([twice], () => false)
  expect(found.map(({ rank }) => rank)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(found.at(-1)).toMatchObject({ url: 'https://9.example/', title: null })
})

test('texts that are no addresses are no competitors', () => {
  expect(rankCompetitors([[{ url: 'no address', title: '' }]], () => false)).toEqual([])
})
