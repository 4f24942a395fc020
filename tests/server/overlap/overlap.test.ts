import { describe, expect, test } from 'vitest'
import { tableOf, createRandom } from '#tests/support/engine/serp-rows.ts'
import { openOverlapPlan, type Serps } from '#tests/support/overlap/overlap-world.ts'
import { scoreManySets, scoreSet, scoreSets } from '#engine/index.ts'
import { itemAt } from '#platform/items.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const page = (name: string) => `https://${name}.example/`
const serpOf = (names: string) => [...names].map(page)

/** Boots share pages with other boots, socks share one with boots, and the tent has no results. */
const SERPS: Serps = {
  boots: serpOf('abcdef'),
  'hiking boots': ['http://www.A.example', ...serpOf('bcxyz')],
  'boots men': serpOf('fedcba'),
  socks: serpOf('fnopqr'),
  tent: null,
}

async function openBoots() {
  const plan = await openOverlapPlan()
  const ids = await plan.addKeywords(SERPS)
  const boots = await plan.addCluster('Boots', [
    entryOf(ids, 'boots'),
    entryOf(ids, 'hiking boots'),
    entryOf(ids, 'boots men'),
  ])
  const rest = await plan.addCluster('Rest', [entryOf(ids, 'socks'), entryOf(ids, 'tent')])
  return { ...plan, ids, boots, rest }
}

describe('the overlap score', () => {
  test('is the mean of the named pairs, and null where there is no pair', async () => {
    const { ids, boots, rest, score } = await openBoots()
    const { boots: one, 'hiking boots': hiking, 'boots men': men, socks, tent } = ids
    const cases = {
      [`keywordId=${one}&keywordId=${hiking}`]: 3,
      [`keywordId=${one},${men}`]: 6,
      [`keywordId=${one},${one}`]: null,
      [`keywordId=${one}`]: null,
      [`keywordId=${one},${tent}`]: null,
      [`articleId=${boots}`]: 4,
      [`articleId=${boots},${boots}`]: 4,
      [`articleId=${rest}`]: null,
      [`articleId=${boots},${rest}`]: 0.7,
      [`articleId=${boots}&keywordId=${men}`]: 4.5,
      [`articleId=${boots}&keywordId=${socks}`]: 0.7,
      '': null,
    }
    for (const [query, expected] of Object.entries(cases))
      expect([query, await score(query)]).toEqual([query, { status: 200, body: { score: expected } }])
  })

  test('is 0 for more than ten clusters of which one is empty, and the mean for ten', async () => {
    const { addCluster, addKeywords, score } = await openBoots()
    const same = Array.from({ length: 10 }, (_, at) => [`boots ${at}`, serpOf('abcdefghij')])
    const ten: number[] = []
    for (const [name, id] of Object.entries(await addKeywords(Object.fromEntries(same))))
      ten.push(await addCluster(name, [id]))
    expect((await score(`articleId=${ten.join(',')}`)).body).toEqual({ score: 10 })
    const eleven = [...ten, await addCluster('Empty', [])]
    expect((await score(`articleId=${eleven.join(',')}`)).body).toEqual({ score: 0 })
  })

  test('of a page is that of the keywords of its cluster, and null for a page without one', async () => {
    const { boots, rest, ids, score, addPage } = await openBoots()
    const ofBoots = await addPage('boots', boots)
    const other = await addPage('rest', rest)
    const none = await addPage('none')
    const cases = {
      [`pageId=${ofBoots}`]: 4,
      [`pageId=${ofBoots},${ofBoots}&articleId=${boots}`]: 4,
      [`pageId=${ofBoots}&articleId=${rest}`]: 0.7,
      [`pageId=${ofBoots},${other}`]: 0.7,
      [`pageId=${ofBoots}&keywordId=${entryOf(ids, 'socks')}`]: 0.7,
      [`pageId=${none}`]: null,
      [`pageId=${ofBoots},${none}`]: null,
    }
    for (const [query, expected] of Object.entries(cases))
      expect([query, await score(query)]).toEqual([query, { status: 200, body: { score: expected } }])
    const nine: number[] = []
    for (let at = 0; at < 9; at++) nine.push(await addPage(`p${at}`))
    expect((await score(`articleId=${boots}&pageId=${nine.join(',')}`)).body).toEqual({ score: null })
    const ten = [...nine, none]
    expect((await score(`articleId=${boots}&pageId=${ten.join(',')}`)).body).toEqual({ score: 0 })
    expect((await score(`articleId=${boots}&pageId=${[ofBoots, ...nine].join(',')}`)).body).toEqual({
      score: null,
    })
  })

  test('is not available for clusters and keywords of another plan of the workspace', async () => {
    const { ids, boots, addPage, addPlan, call } = await openBoots()
    const ofBoots = await addPage('boots', boots)
    const { contentplanId } = await addPlan()
    for (const query of [
      `articleId=${boots}`,
      `pageId=${ofBoots}`,
      `keywordId=${entryOf(ids, 'boots')},${entryOf(ids, 'socks')}`,
    ])
      expect(await call('GET', `/contentplan/${contentplanId}/article/score?${query}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  })

  test('equals the score of the engine for the same search results', async () => {
    const { addKeywords, addCluster, score } = await openOverlapPlan()
    const serps = drawSerps(120)
    const ids = Object.values(await addKeywords(serps))
    const table = tableOf(
      Object.entries(serps).map(([keyword, urls]) => ({ keyword, volume: 0, urls: urls ?? [] })),
    )
    const sets = [0, 1, 2].map((part) => [...ids.keys()].filter((row) => row % 3 === part))
    const clusters: number[] = []
    for (const rows of sets)
      clusters.push(
        await addCluster(
          'One',
          rows.map((row) => itemAt(ids, row)),
        ),
      )
    const ask = async (query: string) => (await score(query)).body.score
    expect(await ask(`articleId=${clusters[0]}`)).toBe(oneDecimal(scoreSet(table, itemAt(sets, 0))))
    expect(await ask(`articleId=${clusters[0]},${clusters[1]}`)).toBe(
      oneDecimal(scoreSets(table, itemAt(sets, 0), itemAt(sets, 1))),
    )
    expect(await ask(`articleId=${clusters.join(',')}`)).toBe(oneDecimal(scoreManySets(table, sets)))
    expect(await ask(`keywordId=${ids.slice(0, 40).join(',')}`)).toBe(
      oneDecimal(scoreSet(table, [...ids.keys()].slice(0, 40))),
    )
  })
})

describe('the tree of a cluster', () => {
  test('joins keywords by the pages that they share, and lists keywords without results separately', async () => {
    const { ids, addCluster, drawTree } = await openBoots()
    const all = await addCluster('All', Object.values(ids))
    const leaf = (index: number, name: string) => ({
      index,
      keywordId: entryOf(ids, name),
      name,
      overlap: 10,
      height: 0,
      isLeaf: true,
      children: [],
    })
    const { status, body } = await drawTree(all)
    expect(status).toBe(200)
    expect(body).toEqual({
      clusters: merge(0, 0.7, [
        merge(1, 3, [merge(2, 6, [leaf(3, 'boots'), leaf(4, 'boots men')]), leaf(5, 'hiking boots')]),
        leaf(6, 'socks'),
      ]),
      unknown: [{ keywordId: entryOf(ids, 'tent'), name: 'tent' }],
      leftOut: 0,
    })
  })

  test('puts parts that share nothing under one root of overlap 0', async () => {
    const { addKeywords, addCluster, drawTree } = await openOverlapPlan()
    const ids = await addKeywords({ a: serpOf('abc'), b: serpOf('abc'), c: serpOf('xyz'), none: [] })
    const { body } = await drawTree(await addCluster('All', Object.values(ids)))
    expect(body.clusters.overlap).toBe(0)
    expect(body.clusters.children.map((child: { overlap: number }) => child.overlap)).toEqual([3, 10, 10])
    expect(body.unknown).toEqual([])
  })

  test.each([
    ['no keyword', [], null],
    ['one keyword', ['boots'], 'boots'],
    ['one of which nothing is known', ['tent'], null],
  ])('of %s', async (_, names, name) => {
    const { ids, addCluster, drawTree } = await openBoots()
    const { status, body } = await drawTree(
      await addCluster(
        'Some',
        names.map((one) => entryOf(ids, one)),
      ),
    )
    expect([status, body.clusters?.name ?? null]).toEqual([200, name])
  })

  test('has the thousand keywords with the highest volume, however deep it is', async () => {
    const { addKeywords, addCluster, drawTree } = await openOverlapPlan()
    // Each keyword shares one page with the previous keyword and one with all keywords: they join one by one.
    const chain = Array.from({ length: 1010 }, (_, at) => [
      `k${at}`,
      [page('all'), page(`p${at}`), page(`p${at + 1}`)],
    ])
    const ids = Object.values(await addKeywords(Object.fromEntries(chain)))
    const { status, body } = await drawTree(await addCluster('Chain', ids))
    expect([status, body.leftOut]).toEqual([200, 10])
    expect(countLeaves(body.clusters)).toBe(1000)
  })
})

describe('the reason why two keywords are together', () => {
  test('is the list of their shared pages, with both ranks, in the order of the first keyword', async () => {
    const { ids, compare } = await openBoots()
    const { status, body } = await compare(entryOf(ids, 'hiking boots'), entryOf(ids, 'boots'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      overlap: 3,
      urls: [
        { url: 'http://www.A.example', rankA: 1, rankB: 1 },
        { url: page('b'), rankA: 2, rankB: 2 },
        { url: page('c'), rankA: 3, rankB: 3 },
      ],
      keywords: [
        { id: entryOf(ids, 'hiking boots'), keyword: 'hiking boots', resultCount: 6 },
        { id: entryOf(ids, 'boots'), keyword: 'boots', resultCount: 6 },
      ],
    })
    expect(body.keywords[1].others).toEqual([
      { url: page('d'), rank: 4 },
      { url: page('e'), rank: 5 },
      { url: page('f'), rank: 6 },
    ])
    expect(Date.now() - Date.parse(body.keywords[0].fetched_at)).toBeLessThan(3_600_000)
  })

  test('is an overlap of 0 where they share no page, and unknown where results are missing', async () => {
    const { ids, compare } = await openBoots()
    expect((await compare(entryOf(ids, 'hiking boots'), entryOf(ids, 'socks'))).body).toMatchObject({
      overlap: 0,
      urls: [],
    })
    const { body } = await compare(entryOf(ids, 'boots'), entryOf(ids, 'tent'))
    expect(body).toMatchObject({ overlap: null, urls: [], keywords: [{}, { fetched_at: null, others: [] }] })
  })

  test('needs two different keywords of the plan', async () => {
    const { ids, compare, addPlan, call, contentplanId } = await openBoots()
    expect((await compare(entryOf(ids, 'boots'), entryOf(ids, 'boots'))).status).toBe(400)
    for (const query of [
      '',
      `keywordId=${entryOf(ids, 'boots')}`,
      `keywordId=${Object.values(ids).join(',')}`,
    ])
      expect((await call('GET', `/contentplan/${contentplanId}/keyword/shared-urls?${query}`)).status).toBe(
        400,
      )
    const other = await addPlan()
    const path = `/contentplan/${other.contentplanId}/keyword/shared-urls`
    expect(
      (await call('GET', `${path}?keywordId=${entryOf(ids, 'boots')}&keywordId=${entryOf(ids, 'socks')}`))
        .status,
    ).toBe(404)
  })
})

test('results of the other kind, sandbox or real, are ignored', async () => {
  const { ids, boots, score, drawTree, compare, look } = await openBoots()
  await look(`update serps set is_sandbox = not is_sandbox`)
  expect((await score(`articleId=${boots}`)).body).toEqual({ score: null })
  expect((await drawTree(boots)).body).toMatchObject({ clusters: null, unknown: { length: 3 } })
  expect((await compare(entryOf(ids, 'boots'), entryOf(ids, 'socks'))).body.overlap).toBeNull()
})

interface Node {
  isLeaf: boolean
  children: Node[]
}

function merge(index: number, overlap: number, children: object[]) {
  return { index, keywordId: null, name: null, overlap, height: 10 - overlap, isLeaf: false, children }
}

function countLeaves(root: Node): number {
  let leaves = 0
  for (let level = [root]; level.length > 0; level = level.flatMap(({ children }) => children))
    leaves += level.filter(({ isLeaf }) => isLeaf).length
  return leaves
}

/** Results from a pool of twenty pages; some keywords have fewer than ten, some have no known results. */
function drawSerps(count: number): Serps {
  const random = createRandom(7)
  const draw = () =>
    Array.from({ length: 10 }, () => `https://pool.example/${Math.floor(random() * 20)}?utm_source=x`)
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`keyword ${at}`, random() < 0.1 ? null : draw()]),
  )
}

function oneDecimal(score: number | null): number | null {
  return score === null ? null : Math.round(score * 10) / 10
}
