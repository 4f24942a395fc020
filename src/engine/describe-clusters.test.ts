import { describe, expect, test } from 'vitest'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { createDendrograms } from './dendrogram.ts'
import { describeClusters } from './describe-clusters.ts'

const leaf = (row: number) => ({ row, overlap: 10, children: [] })
const pages = (...numbers: number[]) => numbers.map((number) => `https://site.example/${number}`)

function describeRows(
  rows: { keyword: string; volume: number | null; urls: string[] }[],
  minimumScore: number,
) {
  const table = tableOf(rows)
  const clustering = clusterKeywords(table, { minimumScore })
  const described = describeClusters(table, clustering, minimumScore)
  const mains = Array.from(described.byVolume, (cluster) => rows[described.mainRow[cluster]].keyword)
  return { ...described, clustering, mains }
}

describe('the main keyword of a cluster', () => {
  test('the main keyword is the one of largest volume', () => {
    const { mains } = describeRows(
      [
        { keyword: 'small', volume: 10, urls: pages(1, 2, 3) },
        { keyword: 'large', volume: 90, urls: pages(1, 2, 3) },
      ],
      3,
    )
    expect(mains).toEqual(['large'])
  })

  test('of keywords with equal volume, the one that shares most with the others is the main keyword', () => {
    const { mains } = describeRows(
      [
        { keyword: 'a', volume: 10, urls: pages(1, 2, 3, 7) },
        { keyword: 'b', volume: 10, urls: pages(1, 2, 3, 4) },
        { keyword: 'c', volume: 10, urls: pages(1, 2, 3, 4) },
      ],
      2,
    )
    expect(mains).toEqual(['b'])
  })

  test('a keyword that shares less than the minimum with the rest is not the main keyword', () => {
    const { mains } = describeRows(
      [
        { keyword: 'loose', volume: 99, urls: pages(1, 2, 31, 32, 33) },
        { keyword: 'core one', volume: 50, urls: pages(1, 2, 3, 4, 5, 6) },
        { keyword: 'core two', volume: 40, urls: pages(1, 3, 4, 5, 6, 7) },
        { keyword: 'core three', volume: 30, urls: pages(1, 2, 3, 4, 5, 6, 7) },
      ],
      2,
    )
    expect(mains).toEqual(['core one', 'loose'])
  })
})

describe('figures of a cluster', () => {
  const rows = [
    { keyword: 'a', volume: 10, urls: pages(1, 2, 3, 4) },
    { keyword: 'b', volume: 20, urls: pages(1, 2, 3) },
    { keyword: 'c', volume: 30, urls: pages(1, 2) },
    { keyword: 'alone', volume: 70, urls: pages(50) },
  ]

  test('clusters are ordered by the volume of all their keywords', () => {
    const { mains, volume, byVolume } = describeRows(rows, 2)
    expect(mains).toEqual(['alone', 'c'])
    expect(Array.from(byVolume, (cluster) => volume[cluster])).toEqual([70, 60])
  })

  test('a cluster adds up its known volumes, and clusters with a volume of 0 come before clusters without a known volume', () => {
    const { mains, volume, knownVolumes, byVolume } = describeRows(
      [
        { keyword: 'all unknown', volume: null, urls: pages(1, 2, 3) },
        { keyword: 'all unknown, too', volume: null, urls: pages(1, 2, 3) },
        { keyword: 'nobody', volume: 0, urls: pages(11, 12, 13) },
        { keyword: 'a part', volume: 40, urls: pages(21, 22, 23) },
        { keyword: 'a part unknown', volume: null, urls: pages(21, 22, 23) },
      ],
      3,
    )
    expect(mains).toEqual(['a part', 'nobody', 'all unknown'])
    expect(Array.from(byVolume, (cluster) => volume[cluster])).toEqual([40, 0, 0])
    expect(Array.from(byVolume, (cluster) => knownVolumes[cluster])).toEqual([1, 1, 0])
  })

  test('the overlap of a cluster is the mean over its pairs, and NaN for a single keyword', () => {
    const { overlap, byVolume } = describeRows(rows, 2)
    expect(overlap[byVolume[0]]).toBeNaN()
    expect(overlap[byVolume[1]]).toBeCloseTo((3 + 2 + 2) / 3, 9)
  })

  test('the dendrogram has each merge with the mean overlap across it', () => {
    const { clustering, byVolume } = describeRows(rows, 2)
    expect(createDendrograms(clustering)(byVolume[1])).toEqual({
      row: null,
      overlap: 2,
      children: [leaf(2), { row: null, overlap: 3, children: [leaf(1), leaf(0)] }],
    })
  })

  test('equal SERPs are children of one node, and unrelated parts are children of a root of overlap 0', () => {
    const table = tableOf([
      { keyword: 'a', volume: 3, urls: pages(1, 2) },
      { keyword: 'b', volume: 2, urls: pages(2, 1) },
      { keyword: 'c', volume: 1, urls: pages(1, 2) },
    ])
    const clustering = clusterKeywords(table, { minimumScore: 0 })
    const tree = createDendrograms(clustering)(0)
    expect(tree.overlap).toBe(2)
    expect(tree.children.map(({ row }) => row)).toEqual([0, 1, 2])
  })
})
