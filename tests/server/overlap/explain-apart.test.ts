import { expect, test } from 'vitest'
import { openOverlapPlan } from '#tests/support/overlap/overlap-world.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const serpOf = (names: string) => [...names].map((name) => `https://${name}.example/`)

async function openBoots() {
  const plan = await openOverlapPlan()
  const ids = await plan.addKeywords({
    boots: serpOf('abcdef'),
    'hiking boots': serpOf('abcxyz'),
    'boots men': ['http://www.A.example', ...serpOf('bmn')],
    socks: serpOf('fnopqr'),
    tent: serpOf('stuvw'),
    stove: null,
  })
  const add = async (title: string, ...names: string[]) =>
    plan.addCluster(
      title,
      names.map((name) => entryOf(ids, name)),
    )
  return {
    ...plan,
    ids,
    boots: await add('Boots', 'boots', 'hiking boots'),
    men: await add('Men', 'boots men', 'socks'),
    tents: await add('Tents', 'tent'),
    stoves: await add('Stoves', 'stove'),
  }
}

test('the reasons why two clusters are apart are their average overlap, the shared pages and their closest pair', async () => {
  const { ids, boots, men, explainApart } = await openBoots()
  const { status, body } = await explainApart(boots, men)
  expect(status).toBe(200)
  expect(body).toEqual({
    reason: 'below_minimum',
    clusters: [
      { id: boots, title: 'Boots', keyword_count: 2, knownCount: 2 },
      { id: men, title: 'Men', keyword_count: 2, knownCount: 2 },
    ],
    score: 1.3,
    minimum_score: 3,
    needed_score: 1,
    urlCount: 3,
    urls: [
      { url: 'https://a.example/', is_hub: false, keywordsA: 2, keywordsB: 1 },
      { url: 'https://b.example/', is_hub: false, keywordsA: 2, keywordsB: 1 },
      { url: 'https://f.example/', is_hub: false, keywordsA: 1, keywordsB: 1 },
    ],
    closest: {
      keywords: [
        { id: entryOf(ids, 'boots'), keyword: 'boots' },
        { id: entryOf(ids, 'boots men'), keyword: 'boots men' },
      ],
      overlap: 2,
    },
  })
  expect((await explainApart(men, boots)).body.urls[0].url).toBe('http://www.A.example')
})

test('two clusters can share nothing, have no known results, or share enough to be merged', async () => {
  const { boots, tents, stoves, men, explainApart, look } = await openBoots()
  expect((await explainApart(boots, tents)).body).toMatchObject({ reason: 'nothing_shared', score: 0 })
  expect((await explainApart(boots, stoves)).body).toMatchObject({
    reason: 'unknown',
    score: null,
    clusters: [{}, { knownCount: 0 }],
    closest: null,
  })
  await look('update contentplans set minimum_score = 1')
  expect((await explainApart(boots, men)).body.reason).toBe('could_merge')
})

test('a hub URL, which ranks for everything in the plan, does not join two clusters', async () => {
  const { addKeywords, addCluster, explainApart } = await openOverlapPlan()
  const ids = await addKeywords(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `k${at}`,
        ['https://everywhere.example/', `https://own-${at}.example/`],
      ]),
    ),
  )
  const one = await addCluster('One', [entryOf(ids, 'k1')])
  const two = await addCluster('Two', [entryOf(ids, 'k2')])
  expect((await explainApart(one, two)).body).toMatchObject({
    reason: 'only_hubs',
    score: 1,
    needed_score: null,
    urls: [{ url: 'https://everywhere.example/', is_hub: true }],
  })
})

test('a request must name two different clusters of the plan', async () => {
  const { boots, men, call, contentplanId, explainApart, addPlan } = await openBoots()
  expect((await explainApart(boots, boots)).status).toBe(400)
  expect((await call('GET', `/contentplan/${contentplanId}/article/apart?articleId=${boots}`)).status).toBe(
    400,
  )
  const other = await addPlan()
  const path = `/contentplan/${other.contentplanId}/article/apart?articleId=${boots}&articleId=${men}`
  expect((await call('GET', path)).status).toBe(404)
})
