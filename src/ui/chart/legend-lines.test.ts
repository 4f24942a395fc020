import { expect, test } from 'vitest'
import { countLegendLines } from './legend-lines.ts'

test.each([
  ['no name', [], 100, 1],
  ['a name that is wider than the chart', [300], 100, 1],
  ['names that just fit', [50, 50], 160, 1],
  ['names that do not fit', [50, 50], 159, 2],
  ['names on three lines', [50, 50, 120, 10], 160, 3],
])('lines of a legend: %s', (_case, widths, room, lines) => {
  expect(countLegendLines(widths, room)).toBe(lines)
})
