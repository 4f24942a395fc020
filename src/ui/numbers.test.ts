import { expect, test } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatDecimals,
  formatDelta,
  formatNoun,
  formatPercent,
  formatScore,
  formatShort,
  formatSize,
} from './numbers.ts'

test.each([
  [formatCount(1_234_567), '1,234,567'],
  [formatCount(0.4), '0'],
  [formatScore(3), '3.0'],
  [formatAmount(0.31), '0.31'],
  [formatAmount(0.5), '0.50'],
  [formatDecimals(0.05), '0.05'],
  [formatDecimals(28.5), '28.5'],
  [formatPercent(0.0994), '9.9%'],
  [formatPercent(0), '0.0%'],
  [formatPercent(1), '100.0%'],
  [formatDelta(-4), '4'],
  [formatDelta(0.25), '0.3'],
  [formatDelta(-1200), '1,200'],
  [formatShort(999), '999'],
  [formatShort(1234), '1.2K'],
  [formatShort(34_600_000), '34.6M'],
  [formatNoun(1, 'row', 'rows'), '1 row'],
  [formatNoun(1240, 'row', 'rows'), '1,240 rows'],
  [formatSize(999), '999 B'],
  [formatSize(999_499), '999 KB'],
])('a number is formatted as "%s"', (written, expected) => {
  expect(written).toBe(expected)
})
