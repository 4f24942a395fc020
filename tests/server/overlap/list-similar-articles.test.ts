import { describe, expect, test } from 'vitest'
import { createRandom, tableOf } from '#tests/support/engine/serp-rows.ts'
import { openOverlapPlan, type Serps } from '#tests/support/overlap/overlap-world.ts'
import { scoreSets } from '#engine/index.ts'
import { itemAt } from '#platform/items.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const serpOf = (names: string) => [...names].map((name) => `https://${name}.example/`)

interface Similar {
  id: number
  score: number
  shared_urls: number
}

describe('similar clusters', () => {
  test('are those that share the most pages, the best first, with their known figures', async () => {
    const { addKeywords, addCluster, listSimilar } = await openOverlapPlan()
    const ids = await addKeywords({
      boots: serpOf('abcdef'),
      'hiking boots': serpOf('abcxyz'),
      'boots men': ['http://www.A.example', 'https://b.example/#top', ...serpOf('mn')],
      socks: serpOf('fnopqr'),
      tent: serpOf('stuvwx'),
      stove: null,
    })
    const own = await addCluster('Boots', [entryOf(ids, 'boots'), entryOf(ids, 'hiking boots')])
    const men = await addCluster('Men', [entryOf(ids, 'boots men')])
    const rest = await addCluster('Rest', [entryOf(ids, 'socks'), entryOf(ids, 'stove')])
    await addCluster('Tents', [entryOf(ids, 'tent')])
    const { status, body } = await listSimilar(own)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      knownCount: 2,
      articles: [
        { id: men, title: 'Men', score: 2, shared_urls: 2, keywords: [{ keyword: 'boots men' }] },
        { id: rest, score: 0.5, shared_urls: 1, keywords: [{ keyword: 'socks' }, { keyword: 'stove' }] },
        { title: 'Tents', score: 0.5, shared_urls: 1 },
      ],
    })
    expect((await listSimilar(rest)).body.articles.map(({ id }: Similar) => id)).toEqual([men, own])
  })

  test('are none where no page is shared, and unknown where there are no results', async () => {
    const { addKeywords, addCluster, listSimilar, look } = await openOverlapPlan()
    const ids = await addKeywords({ a: serpOf('a'), b: serpOf('b'), c: null, d: [], inactive: serpOf('a') })
    const clusters = []
    for (const name of ['a', 'b', 'c', 'd']) clusters.push(await addCluster(name, [entryOf(ids, name)]))
    const known = []
    for (const id of clusters) known.push((await listSimilar(id)).body)
    expect(known).toEqual([1, 1, 0, 0].map((knownCount) => ({ knownCount, articles: [] })))
    await look(`update keywords set article_id = ${clusters[1]} where id = ${entryOf(ids, 'inactive')}`)
    expect((await listSimilar(itemAt(clusters, 0))).body.articles).toHaveLength(1)
    await look(`update serps set is_sandbox = false where keyword = 'inactive'`)
    expect((await listSimilar(itemAt(clusters, 0))).body.articles).toEqual([])
  })

  test('have at least an overlap that rounds to 0.1: one shared page of twenty-one pairs is too little', async () => {
    const { addKeywords, addCluster, listSimilar } = await openOverlapPlan()
    const many = Array.from(
      { length: 21 },
      (_, at) => [`k${at}`, at === 0 ? serpOf('a') : serpOf('b')] as const,
    )
    const ids = await addKeywords({ own: serpOf('a'), ...Object.fromEntries(many) })
    const own = await addCluster('Own', [entryOf(ids, 'own')])
    const others = many.map(([name]) => entryOf(ids, name))
    await addCluster('Twenty', others.slice(0, 20))
    expect((await listSimilar(own)).body.articles).toMatchObject([{ score: 0.1, shared_urls: 1 }])
    await addCluster('Twenty-one', others)
    expect((await listSimilar(own)).body.articles).toEqual([])
  })

  test('belong to the same plan', async () => {
    const { addKeywords, addCluster, addPlan, call, look, listSimilar } = await openOverlapPlan()
    const ids = await addKeywords({ a: serpOf('abc'), b: serpOf('abc') })
    const own = await addCluster('Own', [entryOf(ids, 'a')])
    const other = await addPlan()
    const path = `/contentplan/${other.contentplanId}/article/similar?articleId=${own}`
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const foreign = await other.addArticle('Foreign')
    await look(
      `update keywords set contentplan_id = ${other.contentplanId}, article_id = ${foreign} where id = ${entryOf(ids, 'b')}`,
    )
    expect((await listSimilar(own)).body.articles).toEqual([])
  })

  test.each([1, 2, 3])('equal a comparison of all pairs (seed %i)', async (seed) => {
    const { addKeywords, addCluster, listSimilar } = await openOverlapPlan()
    const random = createRandom(seed)
    const serps = drawSerps(random, 400)
    const ids = Object.values(await addKeywords(serps))
    const table = tableOf(
      Object.entries(serps).map(([keyword, urls]) => ({ keyword, volume: 0, urls: urls ?? [] })),
    )
    const rowsOf = [...Map.groupBy(ids.keys(), () => Math.floor(random() ** 2 * 60)).values()]
    const clusters = []
    for (const rows of rowsOf)
      clusters.push({
        id: await addCluster(
          'One',
          rows.map((row) => itemAt(ids, row)),
        ),
        rows,
      })
    for (const own of clusters.slice(0, 8)) {
      const expected = clusters
        .filter((other) => other !== own)
        .map(({ rows }) => scoreSets(table, own.rows, rows) ?? 0)
        .filter((score) => score >= 0.05)
        .toSorted((a, b) => b - a)
        .slice(0, 20)
        .map((score) => Math.round(score * 10) / 10)
      const { articles } = (await listSimilar(own.id)).body
      expect(articles.map(({ score }: Similar) => score)).toEqual(expected)
      for (const { id, score } of articles) {
        const { rows = [] } = clusters.find((one) => one.id === id) ?? {}
        expect(Math.round((scoreSets(table, own.rows, rows) ?? 0) * 10) / 10).toBe(score)
      }
    }
  })

  test('are not clusters that share only hub URLs', async () => {
    const { addKeywords, addCluster, listSimilar } = await openOverlapPlan()
    const names = Array.from({ length: 60 }, (_, at) => [
      `k${at}`,
      [...serpOf('w'), `https://${at % 59}.example/`],
    ])
    const ids = Object.values(await addKeywords(Object.fromEntries(names)))
    const clusters = []
    for (const at of ids.keys()) clusters.push(await addCluster(`c${at}`, [itemAt(ids, at)]))
    const { articles } = (await listSimilar(itemAt(clusters, 0))).body
    expect(articles).toMatchObject([{ id: clusters[59], score: 2 }])
    expect((await listSimilar(itemAt(clusters, 1))).body).toMatchObject({ knownCount: 1, articles: [] })
  })

  test('are clusters that share pages of one large intent', async () => {
    const { addKeywords, addCluster, listSimilar } = await openOverlapPlan()
    const names = Array.from({ length: 60 }, (_, at) => [`k${at}`, serpOf('vw')])
    const ids = Object.values(await addKeywords(Object.fromEntries(names)))
    const own = await addCluster('Own', ids.slice(0, 30))
    const other = await addCluster('Other', ids.slice(30))
    expect((await listSimilar(own)).body.articles).toMatchObject([{ id: other, score: 2, shared_urls: 2 }])
  })

  test('are found by their other pages where one page is in nearly all results', async () => {
    const { addKeywords, addCluster, addPlan, listSimilar, look } = await openOverlapPlan()
    const names = Array.from({ length: 600 }, (_, at) => `k${at}`)
    const own = Object.fromEntries(
      names.map((name, at) => [name, [...serpOf('w'), `https://${at % 300}.example/`]]),
    )
    const ids = Object.values(await addKeywords(own))
    const clusters = []
    for (const at of [0, 300, 1]) clusters.push(await addCluster(`c${at}`, [itemAt(ids, at)]))
    const { articles } = (await listSimilar(itemAt(clusters, 0))).body
    expect(articles).toMatchObject([{ id: clusters[1], score: 2, shared_urls: 2 }])
    await look(`update keywords set article_id = null, contentplan_id = ${(await addPlan()).contentplanId}
      where id > ${itemAt(ids, 301)}`)
    expect((await listSimilar(itemAt(clusters, 0))).body.articles).toMatchObject([
      { id: clusters[1] },
      { score: 1 },
    ])
  })
})

/** Results around some topics, with URLs in many spellings; some keywords have no known results. */
function drawSerps(random: () => number, count: number): Serps {
  const draw = (most: number) => Math.floor(random() * most)
  const write = (page: string) =>
    itemAt(
      [
        `https://${page}`,
        `http://www.${page}/`,
        `https://${page}?utm_source=x`,
        `https://${page.toUpperCase().replace('/P', '/p')}#top`,
      ],
      draw(4),
    )
  const drawUrls = () => {
    const topic = draw(12)
    return Array.from({ length: 10 }, () =>
      write(random() < 0.7 ? `t${topic}.example/p${draw(15)}` : `any.example/p${draw(40)}`),
    )
  }
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`keyword ${at}`, random() < 0.1 ? null : drawUrls()]),
  )
}
