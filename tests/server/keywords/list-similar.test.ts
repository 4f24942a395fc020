import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

const WORDS = ['boots', 'hiking boots', 'boots men', 'socks', 'tent']

/** Boots share pages with other boots, socks share one with boots, and the tent has no results. */
async function openCluster(isSandbox: boolean | null = false) {
  const plan = await openKeywordPlan({ providers: { serps: isSandbox === null ? null : { isSandbox } } })
  const { save, ids, change, addArticle, look, call } = plan
  await save(WORDS.map((keyword) => ({ keyword })))
  const known = await ids()
  const article = await addArticle('Boots')
  await change({ keywordIds: Object.values(known), action: 'move', toArticleId: article })
  const serps = {
    boots: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
    'hiking boots': ['http://www.A.example', 'https://b.example/?utm_source=x', 'https://d.example/'],
    'boots men': ['https://c.example/', 'https://b.example/', 'https://a.example/'],
    socks: ['https://c.example/', 'https://e.example/'],
  }
  for (const [keyword, urls] of Object.entries(serps))
    await look(`insert into serps (keyword, location, language, device, provider, fetched_at, urls, titles)
      values ('${keyword}', '2840', 'en', 'desktop', 'made-up', now(), '{${urls.join(',')}}', '{${urls.map(() => 'T').join(',')}}')`)
  const listSimilar = async (keyword: string, query = '') => {
    const { status, body } = await call('GET', `/keyword/${known[keyword]}/keyword?${query}`)
    return {
      status,
      scores: body.keywords?.map((row: { keyword: string; score: number }) => [row.keyword, row.score]),
    }
  }
  return { ...plan, ids: known, article, listSimilar }
}

test('the keywords of a cluster are listed by the number of pages that they share with a given keyword', async () => {
  const { listSimilar, article } = await openCluster()
  const { scores } = await listSimilar('boots')
  expect(scores).toEqual([
    ['boots men', 3],
    ['hiking boots', 2],
    ['socks', 1],
    ['tent', null],
  ])
  expect((await listSimilar('boots', `articleId=${article}`)).scores).toEqual(scores)
  expect(
    (await listSimilar('tent')).scores.every(([, score]: [string, number | null]) => score === null),
  ).toBe(true)
})

test('a keyword outside of clusters is compared with a given cluster', async () => {
  const { listSimilar, change, ids, article } = await openCluster()
  await change({ keywordIds: [ids['boots']], action: 'reset' })
  expect((await listSimilar('boots')).scores).toEqual([])
  expect((await listSimilar('boots', `articleId=${article}`)).scores[0]).toEqual(['boots men', 3])
})

test('results of the sandbox and real ones are not compared, and without a provider there is no score', async () => {
  for (const isSandbox of [true, null]) {
    const { scores } = await (await openCluster(isSandbox)).listSimilar('boots')
    expect(scores.map(([, score]: [string, number | null]) => score)).toEqual([null, null, null, null])
  }
})
