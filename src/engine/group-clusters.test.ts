import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySerpRows, drawClusterOf } from '#tests/support/engine/any-serp-rows.ts'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import type { PlantedKeyword } from '#tests/support/engine/planted-keywords.ts'
import { createRandom } from '#tests/support/engine/planted-keywords.ts'
import { fillKeywordTable, listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { tableOf, type SerpRow } from '#tests/support/engine/serp-rows.ts'
import { labelGroups, labelTopics } from '#tests/support/engine/topic-labels.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { groupClusters } from './group-clusters.ts'

describe('what becomes a group', () => {
  test('clusters whose results share pages are a group, whatever their words', () => {
    expect(group(['alpha: a1 a2 shoes', 'beta: b1 b2 shoes', 'gamma: c1 c2 c3'])).toEqual([0, 0, -1])
  })

  test('clusters whose keywords share a rare word are a group, though their results do not agree', () => {
    const others = Array.from({ length: 20 }, (_, i) => `best other${i}: o${i}`)
    const [tent, tents] = group(['best tent: t1', 'cheap tents: t2', ...others])
    expect([tent, tents]).toEqual([0, 0])
  })

  test('a word or a page that all clusters have groups nothing', () => {
    const clusters = Array.from({ length: 30 }, (_, i) => `best thing${i}: wiki own${i}`)
    expect(new Set(group(clusters))).toEqual(new Set([-1]))
  })

  test('languages without spaces are compared by pairs of characters', () => {
    const others = Array.from('山川森海空星雪花月風', (name, i) => `${name}: o${i}`)
    expect(group(['登山靴 おすすめ: a', '登山靴の選び方: b', ...others]).slice(0, 2)).toEqual([0, 0])
  })

  test('a chain of clusters, each related to the next, does not become one group', () => {
    const chain = Array.from({ length: 60 }, (_, i) => `name${i}: link${i} own${i} link${i + 1}`)
    const sizes = Map.groupBy(group(chain), (one) => one)
    expect(Math.max(...[...sizes.values()].map(({ length }) => length))).toBeLessThanOrEqual(8)
  })

  test('clusters that are left out, that have no rows, and a single cluster are in no group', () => {
    const table = tableOf([serp('a', 1, 'x y'), serp('b', 1, 'x y'), serp('c', 1, 'x y')])
    const clusterOf = Int32Array.of(0, 1, 3)
    const leftOut = Uint8Array.of(0, 0, 0, 1)
    expect([...groupClusters(table, { clusterOf, clusterCount: 4, leftOut }).groupOf]).toEqual([0, 0, -1, -1])
    const one = Int32Array.of(0, 0, 0)
    expect(groupClusters(table, { clusterOf: one, clusterCount: 1 })).toEqual({
      groupOf: Int32Array.of(-1),
      groupCount: 0,
    })
  })

  test('an empty table has no groups', () => {
    const none = { clusterOf: new Int32Array(0), clusterCount: 2 }
    expect(groupClusters(tableOf([]), none)).toEqual({ groupOf: Int32Array.of(-1, -1), groupCount: 0 })
  })

  test('the group with the most searches is the first', () => {
    const rows = [serp('a', 50, 'x y'), serp('b', 1, 'x y'), serp('c', 40, 'z w'), serp('d', 40, 'z w')]
    const { groupOf } = groupClusters(tableOf(rows), {
      clusterOf: Int32Array.of(0, 1, 2, 3),
      clusterCount: 4,
    })
    expect([...groupOf]).toEqual([1, 1, 0, 0])
  })
})

test('neither the order of the keywords nor the numbers of the clusters change the groups', () => {
  fc.assert(
    fc.property(anySerpRows({ most: 80 }), fc.nat(), fc.boolean(), (rows, seed, isOneEach) => {
      const clusterCount = isOneEach ? rows.length : 12
      const clusterOf = isOneEach
        ? Int32Array.from(rows.keys())
        : drawClusterOf(seed, rows.length, clusterCount)
      const order = createRandom(seed).shuffle([...rows.keys()])
      const numbers = createRandom(seed + 1).shuffle([...Array(clusterCount).keys()])
      const before = groupClusters(tableOf(rows), { clusterOf, clusterCount })
      const after = groupClusters(tableOf(order.map((row) => rows[row])), {
        clusterOf: Int32Array.from(order, (row) => (clusterOf[row] < 0 ? -1 : numbers[clusterOf[row]])),
        clusterCount,
      })
      expect(numbers.map((cluster) => after.groupOf[cluster])).toEqual([...before.groupOf])
    }),
    { numRuns: 200 },
  )
})

test('every group has two clusters or more, and the numbers have no gaps', () => {
  fc.assert(
    fc.property(anySerpRows({ most: 80 }), fc.nat(), (rows, seed) => {
      const clusterOf = drawClusterOf(seed, rows.length, 12)
      const { groupOf, groupCount } = groupClusters(tableOf(rows), { clusterOf, clusterCount: 12 })
      const sizes = new Int32Array(groupCount)
      for (const one of groupOf) if (one >= 0) sizes[one]++
      expect(sizes.every((size) => size >= 2)).toBe(true)
    }),
  )
})

describe('data that no search engine would deliver', () => {
  const CLUSTERS = 10_000
  const everyOne = {
    clusterOf: Int32Array.from({ length: CLUSTERS }, (_, row) => row),
    clusterCount: CLUSTERS,
  }

  test.each([
    { name: 'the same results', row: (i: number) => serp(`k${i}`, 1, 'a b c d e f g h i j') },
    { name: 'the same page', row: (i: number) => serp(`k${i}`, 1, `a own${i}`) },
    { name: 'the same word', row: (i: number) => serp(`shoes k${i}`, 1, `own${i}`) },
    {
      name: 'a page in common with every hundredth',
      row: (i: number) => serp(`k${i}`, 1, `a${i % 100} own${i}`),
    },
    { name: 'long keywords of few words', row: (i: number) => serp(`${writeDigits(i)} k${i}`, 1, `own${i}`) },
  ])(
    'ten thousand clusters of which all have $name take less than three seconds of the processor',
    ({ row }) => {
      const table = tableOf(Array.from({ length: CLUSTERS }, (_, i) => row(i)))
      const begun = process.threadCpuUsage()
      groupClusters(table, everyOne)
      const { user, system } = process.threadCpuUsage(begun)
      expect(user + system).toBeLessThan(3_000_000)
    },
  )
})

/** `least` is 0.03 below the lowest adjusted Rand index, of clusters with planted topics, of ten seeds. */
describe('quality of the groups', () => {
  const SEEDS = [1, 2]

  test.each([
    { name: 'with words of their own', topicWords: 0, change: keepTexts, least: 0.945 },
    { name: 'that share words', topicWords: 40, change: keepTexts, least: 0.715 },
    { name: 'whose words say nothing', topicWords: 0, change: shuffleTexts, least: 0.625 },
  ])('the groups of 4,000 keywords are the planted topics $name', ({ topicWords, change, least }) => {
    for (const seed of SEEDS) {
      const keywords = change(listPlantedKeywords({ keywords: 4000, seed, topicWords }))
      const table = fillKeywordTable(keywords).table()
      const clustering = clusterKeywords(table, { minimumScore: 3 })
      const clusters = { clusterOf: labelRows(clustering), clusterCount: clustering.clusterCount }
      const labels = labelGroups(groupClusters(table, clusters))
      const { adjustedRand } = measureAgreement(labelTopics(keywords, clusters), labels)
      expect(adjustedRand, `seed ${seed}`).toBeGreaterThanOrEqual(least)
    }
  })
})

function keepTexts(keywords: PlantedKeyword[]): PlantedKeyword[] {
  return keywords
}

/** Gives each keyword the text of another. */
function shuffleTexts(keywords: PlantedKeyword[]): PlantedKeyword[] {
  const texts = createRandom(1).shuffle(keywords.map(({ keyword }) => keyword))
  return keywords.map((planted, at) => ({ ...planted, keyword: texts[at] }))
}

/** The groups of clusters that have one keyword each, given as "keyword: page page". */
function group(clusters: string[]): number[] {
  const rows = clusters.map((text) => {
    const [keyword = '', pages = ''] = text.split(': ')
    return serp(keyword, 10, pages)
  })
  const clusterOf = Int32Array.from(rows, (_, row) => row)
  return [...groupClusters(tableOf(rows), { clusterOf, clusterCount: rows.length }).groupOf]
}

function serp(keyword: string, volume: number, pages: string): SerpRow {
  return { keyword, volume, urls: pages.split(' ').map((page) => `https://${page}.example/`) }
}

function writeDigits(number: number): string {
  return [...String(number).padStart(5, '0')].map((digit, place) => `w${place}${digit}`).join(' ')
}
