import { expect, test } from 'vitest'
import { formatDate, formatDay, formatRelative } from './moments.ts'

const NOW = new Date('2026-11-21T09:00:00Z')

test.each([
  ['2026-11-21T08:59:40Z', 'just now'],
  ['2026-11-21T08:55:00Z', '5 minutes ago'],
  ['2026-11-21T06:00:00Z', '3 hours ago'],
  ['2026-11-20T08:00:00Z', 'yesterday'],
  ['2026-11-24T09:30:00Z', 'in 3 days'],
  ['2026-11-10T09:00:00Z', 'last week'],
  ['2026-08-01T09:00:00Z', '3 months ago'],
  ['2024-01-01T09:00:00Z', '2 years ago'],
])('at 09:00 on 2026-11-21, the time %s is written as "%s"', (time, words) => {
  expect(formatRelative(time, NOW)).toBe(words)
})

test('an exact time is written with day, year and minute', () => {
  expect(formatDate('2026-11-12T09:30:00Z')).toMatch(/^Nov 12, 2026, 9:30\sAM$/)
  expect(formatDay('2026-11-12T09:30:00Z')).toBe('Nov 12, 2026')
})
