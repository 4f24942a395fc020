import { expect, test } from 'vitest'
import { scoreSets } from '#engine/index.ts'
import { linkDensely } from './dense-linkage.ts'
import { PRESETS } from './planted-keywords.ts'
import { fillKeywordTable, listPlantedKeywords } from './planted-table.ts'

const table = fillKeywordTable(listPlantedKeywords({ ...PRESETS.hard, keywords: 400, seed: 1 })).table()
const labels = linkDensely(table, 2)
const clusters = [...Map.groupBy(labels.keys(), (row) => labels[row]).values()]

test('dense average linkage leaves no two clusters that could still be merged', () => {
  const missed = clusters.flatMap((a, i) =>
    clusters.slice(i + 1).filter((b) => (scoreSets(table, a, b) ?? 0) >= 2),
  )
  expect(missed).toEqual([])
})

test('dense average linkage merges only clusters that share enough', () => {
  const loose = clusters.filter(
    (rows) => rows.length === 2 && (scoreSets(table, [rows[0]], [rows[1]]) ?? 0) < 2,
  )
  expect(clusters.length).toBeLessThan(200)
  expect(loose).toEqual([])
})
