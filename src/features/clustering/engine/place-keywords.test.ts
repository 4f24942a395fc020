import { expect, test } from 'vitest'
import { drawSerpRows, rowsOf, tableOf } from '../../../../tests/support/serp-rows.ts'
import { clusterKeywords, describeClusters, placeKeywords } from './index.ts'

const table = tableOf(drawSerpRows(3, { rows: 3000, pools: 300 }))
const minimumScore = 3
const none = () => new Int32Array(table.count).fill(-1)

function groupsOf(clusterOf: Int32Array): string[] {
  const groups = Map.groupBy(clusterOf.keys(), (row) => clusterOf[row])
  return [...groups.values()].map((rows) => rows.join(' ')).toSorted()
}

test('where nothing is placed yet, a placement is a clustering', () => {
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

test('what is placed stays, the rest joins it or founds clusters, and a cluster without rows has no main row', () => {
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
