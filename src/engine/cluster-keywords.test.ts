import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkByBruteForce } from '#tests/support/engine/brute-linkage.ts'
import { createRandom, drawSerpRows, keywordsOf, rowsOf, tableOf } from '#tests/support/engine/serp-rows.ts'
import type { SerpRow } from '#tests/support/engine/serp-rows.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import type { Clustering } from './cluster-keywords.ts'
import { createDendrograms } from './dendrogram.ts'
import type { DendrogramNode } from './dendrogram.ts'
import { describeClusters } from './describe-clusters.ts'
import { scoreSet, scoreSets } from './overlap-scores.ts'

const anyScore = fc.integer({ min: 1, max: 10 })
const anyRows = fc
  .record({ seed: fc.nat(), rows: fc.integer({ min: 1, max: 48 }), pools: fc.integer({ min: 1, max: 6 }) })
  .map(({ seed, ...size }) => drawSerpRows(seed, size))

function cluster(rows: SerpRow[], minimumScore: number) {
  const table = tableOf(rows)
  return { table, clustering: clusterKeywords(table, { minimumScore }) }
}

describe('guarantees of a run', () => {
  test('a run gives the same clusters as brute force', () => {
    fc.assert(
      fc.property(anyRows, anyScore, (rows, minimumScore) => {
        const { clustering } = cluster(rows, minimumScore)
        expect(keywordsOf(rows, clustering)).toEqual(linkByBruteForce(rows, minimumScore))
      }),
      { numRuns: 300 },
    )
  })

  test('a run over a thousand keywords gives the same clusters as brute force', () => {
    const rows = drawSerpRows(7, { rows: 1000, pools: 90, poolSize: 13 })
    for (const minimumScore of [2, 3])
      expect(keywordsOf(rows, cluster(rows, minimumScore).clustering)).toEqual(
        linkByBruteForce(rows, minimumScore),
      )
  })

  test('keywords of a cluster share at least the minimum score of pages on average', () => {
    fc.assert(
      fc.property(anyRows, anyScore, (rows, minimumScore) => {
        const { table, clustering } = cluster(rows, minimumScore)
        for (const members of listJoined(clustering))
          expect(scoreSet(table, members)).toBeGreaterThanOrEqual(minimumScore - 1e-9)
      }),
    )
  })

  test('after a run, no two clusters could still merge', () => {
    fc.assert(
      fc.property(anyRows, anyScore, (rows, minimumScore) => {
        const { table, clustering } = cluster(rows, minimumScore)
        const clusters = rowsOf(clustering)
        for (const [i, a] of clusters.entries())
          for (const b of clusters.slice(i + 1))
            expect(scoreSets(table, a, b) ?? 0).toBeLessThan(minimumScore)
      }),
    )
  })

  test('the order of the rows changes neither clusters nor main keywords', () => {
    fc.assert(
      fc.property(anyRows, anyScore, fc.nat(), (rows, minimumScore, seed) => {
        const shuffled = shuffle(rows, seed)
        expect(describeRun(shuffled, minimumScore)).toEqual(describeRun(rows, minimumScore))
      }),
    )
  })

  test('every keyword is in exactly one cluster', () => {
    fc.assert(
      fc.property(anyRows, anyScore, (rows, minimumScore) => {
        const { clustering } = cluster(rows, minimumScore)
        expect(
          rowsOf(clustering)
            .flat()
            .toSorted((a, b) => a - b),
        ).toEqual([...rows.keys()])
      }),
    )
  })

  test('a dendrogram has each keyword once, and its overlaps never rise towards the root', () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 0, max: 10 }), (rows, minimumScore) => {
        const { clustering } = cluster(rows, minimumScore)
        const draw = createDendrograms(clustering)
        for (const [number, members] of rowsOf(clustering).entries()) {
          const tree = draw(number)
          expect(listLeaves(tree).toSorted((a, b) => a - b)).toEqual(members.toSorted((a, b) => a - b))
          expectNoInversion(tree)
          expect(tree.overlap).toBeGreaterThanOrEqual(members.length > 1 ? minimumScore - 0.05 : 10)
        }
      }),
    )
  })
})

describe('work of a run, and special cases', () => {
  test('one URL in every SERP links no keywords and no pair is counted', () => {
    const { clustering } = cluster(
      many((i) => ['https://everywhere.example/', ...serp(`own-${i}`, 9)]),
      1,
    )
    expect(clustering.counted).toBe(0)
    expect(clustering.clusterCount).toBe(20_000)
  })

  test('20,000 equal SERPs are one cluster without a pair being counted', () => {
    const { clustering } = cluster(
      many(() => serp('same', 10)),
      3,
    )
    expect(clustering.counted).toBe(0)
    expect(clustering.clusterCount).toBe(1)
  })

  test('20,000 SERPs that differ only in a page of their own are one cluster without a pair being counted', () => {
    const { clustering } = cluster(
      many((i) => [...serp('same', 9), `https://own-${i}.example/`]),
      3,
    )
    expect(clustering.counted).toBe(0)
    expect(clustering.clusterCount).toBe(1)
  })

  test('each of 20,000 keywords without SERP is a cluster of its own', () => {
    const { clustering } = cluster(
      many(() => []),
      1,
    )
    expect(clustering.clusterCount).toBe(20_000)
  })

  test('a subject with more pairs than the limit is split into clusters that still reach the minimum score', () => {
    const random = createRandom(5)
    const table = tableOf(many(() => drawSome(serp('pool', 40), 10, random), 2000))
    const whole = clusterKeywords(table, { minimumScore: 2 })
    const parts = clusterKeywords(table, { minimumScore: 2, mostPairs: 200_000 })
    expect(whole.counted).toBeGreaterThan(2_000_000)
    expect(parts.counted).toBeLessThanOrEqual(200_000)
    expect(parts.clusterCount).toBeLessThan(200)
    for (const members of listJoined(parts)) expect(scoreSet(table, members)).toBeGreaterThanOrEqual(2)
  })

  test('a page that ranks for unrelated keywords does not link them, but counts in the overlap of linked ones', () => {
    const rows = many(
      (i) => ['https://encyclopedia.example/', ...serp(`topic-${i >> 1}`, 2), ...serp(`own-${i}`, 7)],
      200,
    )
    const { clustering } = cluster(rows, 3)
    expect(clustering.clusterCount).toBe(100)
  })

  test('an empty table gives no clusters', () => {
    expect(cluster([], 3).clustering.clusterCount).toBe(0)
  })

  test('the progress of each stage rises to 1', () => {
    const seen: Record<string, number[]> = { comparing: [], clustering: [] }
    clusterKeywords(tableOf(drawSerpRows(3, { rows: 9000, pools: 900 })), {
      minimumScore: 2,
      onProgress: (stage, done) => seen[stage].push(done),
    })
    for (const values of Object.values(seen)) expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(seen.clustering.at(-1)).toBe(1)
  })
})

/** A SERP with pages of one site. */
function serp(name: string, pages: number): string[] {
  return Array.from({ length: pages }, (_, i) => `https://${name}.example/page-${i}`)
}

function many(urlsOf: (i: number) => string[], count = 20_000): SerpRow[] {
  return Array.from({ length: count }, (_, i) => ({
    keyword: `keyword ${i}`,
    volume: i % 50,
    urls: urlsOf(i),
  }))
}

function listJoined(clustering: Clustering): number[][] {
  return rowsOf(clustering).filter(({ length }) => length > 1)
}

function describeRun(rows: SerpRow[], minimumScore: number) {
  const { table, clustering } = cluster(rows, minimumScore)
  const { mainRow, overlap, byVolume } = describeClusters(table, clustering, minimumScore)
  const clusters = rowsOf(clustering)
  return Array.from(byVolume, (number) => ({
    main: rows[mainRow[number]].keyword,
    overlap: overlap[number],
    keywords: clusters[number].map((row) => rows[row].keyword).toSorted(),
  }))
}

function shuffle<Item>(items: Item[], seed: number): Item[] {
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

function drawSome(pool: string[], count: number, random: () => number): string[] {
  return shuffle(pool, Math.floor(random() * 2 ** 31)).slice(0, count)
}

function listLeaves(node: DendrogramNode): number[] {
  return node.row === null ? node.children.flatMap(listLeaves) : [node.row]
}

function expectNoInversion(node: DendrogramNode): void {
  for (const child of node.children) {
    expect(child.overlap).toBeGreaterThanOrEqual(node.overlap)
    expectNoInversion(child)
  }
}
