import { expect, test } from 'vitest'
import { describeRange, findPreset, listDayPresets, PRESETS, rangeOfPreset } from './date-presets.ts'
import { addMonths } from '#platform/days.ts'
import { formatDays } from './format-days.ts'

const TODAY = '2026-11-21'
const DAYS = { presets: PRESETS, end: TODAY }

test.each([
  ['days-7', '2026-11-15'],
  ['days-28', '2026-10-25'],
  ['days-30', '2026-10-23'],
  ['months-3', '2026-08-22'],
  ['months-6', '2026-05-22'],
  ['months-12', '2025-11-22'],
  ['months-16', '2025-07-22'],
])('the preset %s starts on %s when its last day is 2026-11-21', (key, from) => {
  const ranges = PRESETS.filter((preset) => preset.key === key).map((preset) =>
    rangeOfPreset(preset, { end: TODAY }),
  )
  expect(ranges).toEqual([{ from, to: TODAY }])
})

test('a range that is a preset is shown by its name, another range by its days', () => {
  expect(describeRange({ from: '2026-10-25', to: TODAY }, DAYS)).toBe('Last 28 days')
  expect(describeRange({ from: '2026-10-24', to: TODAY }, DAYS)).toBe('Oct 24 – Nov 21, 2026')
})

test('presets by a number of days are named and found by it', () => {
  const days = { presets: listDayPresets([30, 90]), end: TODAY }
  expect(days.presets.map(({ label }) => label)).toEqual(['Last 30 days', 'Last 90 days'])
  expect(describeRange({ from: '2026-08-24', to: TODAY }, days)).toBe('Last 90 days')
  expect(describeRange({ from: '2026-10-25', to: TODAY }, days)).toBe('Oct 25 – Nov 21, 2026')
})

test('a preset does not start before the earliest day, and is still shown by its name', () => {
  const range = { from: '2026-09-01', to: TODAY }
  expect(
    PRESETS.map((preset) => rangeOfPreset(preset, { end: TODAY, earliest: '2026-09-01' })).at(-1),
  ).toEqual(range)
  expect(findPreset(range, { ...DAYS, earliest: '2026-09-01' })?.key).toBe('months-3')
})

test('subtracting a month from the 31st gives the last day of a shorter month', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2026-01-31', -14)).toBe('2024-11-30')
})

test('a range of days is written with the year once when both days are in the same year', () => {
  expect(formatDays({ from: '2026-11-21', to: '2026-11-21' })).toBe('Nov 21, 2026')
  expect(formatDays({ from: '2025-12-01', to: '2026-01-05' })).toBe('Dec 1, 2025 – Jan 5, 2026')
})
