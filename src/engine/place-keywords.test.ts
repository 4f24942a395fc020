import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySerpRows, drawClusterOf, drawLocked } from '#tests/support/engine/any-serp-rows.ts'
import { drawSerpRows, rowsOf, tableOf } from '#tests/support/engine/serp-rows.ts'
import { assignKeywords, clusterKeywords, describeClusters, placeKeywords } from './index.ts'

const table = tableOf(drawSerpRows(3, { rows: 3000, pools: 300 }))
const minimumScore = 3
const none = () => new Int32Array(table.count).fill(-1)

function groupsOf(clusterOf: Int32Array): string[] {
  const groups = Map.groupBy(clusterOf.keys(), (row) => clusterOf[row])
  return [...groups.values()].map((rows) => rows.join(' ')).toSorted()
}

test('placing keywords without existing clusters equals a clustering', () => {
  const placed = placeKeywords(table, { clusterOf: none(), clusterCount: 0, minimumScore })
  const full = clusterKeywords(table, { minimumScore })
  const described = describeClusters(table, full, minimumScore)
  expect(groupsOf(placed.clusterOf)).toEqual(
    rowsOf(full)
      .map((rows) => rows.toSorted((a, b) => a - b).join(' '))
      .toSorted(),
  )
  expect(placed.mainRow).toEqual(described.mainRow)
  expect(placed.overlap).toEqual(described.overlap)
})

test('existing keywords stay, new ones join or form clusters, and a cluster without rows has no main row', () => {
  const first = placeKeywords(table, { clusterOf: none(), clusterCount: 0, minimumScore })
  const known = first.clusterOf.map((cluster, row) => (row % 3 === 0 ? -1 : cluster))
  const before = first.clusterCount + 1
  const placed = placeKeywords(table, { clusterOf: known, clusterCount: before, minimumScore })
  const old = [...known.keys()].filter((row) => known[row] >= 0)
  expect(old.map((row) => placed.clusterOf[row])).toEqual(old.map((row) => known[row]))
  expect(placed.clusterOf.every((cluster) => cluster >= 0 && cluster < placed.clusterCount)).toBe(true)
  const joined = placed.clusterOf.filter((cluster, row) => known[row] < 0 && cluster < before)
  expect(joined.length).toBeGreaterThan(100)
  expect(placed.clusterCount).toBeGreaterThan(before)
  expect(placed.mainRow[before - 1]).toBe(-1)
  expect(placed.overlap[before - 1]).toBeNaN()
  const filled = [...placed.mainRow.keys()].filter((cluster) => placed.mainRow[cluster] >= 0)
  expect(filled.map((cluster) => placed.clusterOf[placed.mainRow[cluster]])).toEqual(filled)
})

test('new keywords join no locked cluster, and are placed as if it did not exist', () => {
  fc.assert(
    fc.property(anySerpRows(), fc.nat(), fc.integer({ min: 1, max: 5 }), (rows, seed, least) => {
      const clusterOf = drawClusterOf(seed, rows.length, 6)
      const lockedClusters = drawLocked(seed, 6)
      const options = { clusterOf, clusterCount: 6, minimumScore: least, hubs: new Uint8Array(0) }
      const placed = assignKeywords(tableOf(rows), { ...options, lockedClusters })
      const free = [...rows.keys()].filter((row) => lockedClusters[clusterOf[row]] !== 1)
      const unlocked = assignKeywords(tableOf(free.map((row) => rows[row])), {
        ...options,
        clusterOf: Int32Array.from(free, (row) => clusterOf[row]),
      })
      expect(free.map((row) => placed.clusterOf[row])).toEqual([...unlocked.clusterOf])
      const stay = [...rows.keys()].filter((row) => clusterOf[row] >= 0)
      expect(stay.map((row) => placed.clusterOf[row])).toEqual(stay.map((row) => clusterOf[row]))
    }),
    { numRuns: 300 },
  )
})

test('a new keyword joins the unlocked of two equal clusters, or a new one if both are locked', () => {
  const urls = ['https://one.example/', 'https://two.example/', 'https://three.example/']
  const twins = tableOf(['a', 'b', 'c'].map((keyword) => ({ keyword, volume: 1, urls })))
  const options = { clusterOf: Int32Array.of(0, 1, -1), clusterCount: 2, minimumScore: 3 }
  expect(placeKeywords(twins, { ...options, lockedClusters: Uint8Array.of(1, 0) }).clusterOf[2]).toBe(1)
  expect(placeKeywords(twins, { ...options, lockedClusters: Uint8Array.of(1, 1) }).clusterOf[2]).toBe(2)
})
