import { expect, test } from 'vitest'
import { explainUnknownDays, listDayNotes } from './describe-days.ts'

const IMPORTED = { first: '2031-03-01', last: '2031-06-30', days: 122 }
const answer = (days: number, imported: number) => ({
  coverage: { days, imported },
  previousCoverage: null,
  previous: null,
  anonymised: null,
  imported: IMPORTED,
})

const notesOf = (given: Parameters<typeof listDayNotes>[0], range: { from: string; to: string }) =>
  listDayNotes(given, { range, isImporting: false })

test.each([
  [{ from: '2031-07-01', to: '2031-07-09' }, 'the last day with search data is Jun 30, 2031.'],
  [{ from: '2031-01-01', to: '2031-02-01' }, 'your search data begin on Mar 1, 2031.'],
  [{ from: '2031-04-01', to: '2031-04-01' }, 'The numbers of these days were not imported.'],
])('a range without a known day says why: %j', (range, words) => {
  expect(explainUnknownDays(answer(9, 0), { range, isImporting: false })).toContain(words)
  expect(explainUnknownDays(answer(9, 1), { range, isImporting: false })).toBe(null)
})

test('a range that is longer than the data says where they begin and end', () => {
  const notes = notesOf(answer(365, 122), { from: '2031-01-01', to: '2031-12-31' })
  expect(notes).toEqual([
    '122 of 365 days are counted: search data begin on Mar 1, 2031, and the last known day is Jun 30, 2031.',
  ])
  expect(notesOf(answer(30, 29), { from: '2031-04-01', to: '2031-04-30' })).toEqual([
    '29 of 30 days are counted: the others were not imported.',
  ])
  expect(notesOf(answer(30, 30), { from: '2031-04-01', to: '2031-04-30' })).toEqual([])
})

test('while the first import reads older days, nothing says that search data begin where it is', () => {
  const before = { range: { from: '2031-01-01', to: '2031-02-01' }, isImporting: true }
  expect(explainUnknownDays(answer(9, 0), before)).toBe(
    'These days are not imported yet. The newest days come first.',
  )
  expect(
    listDayNotes(answer(181, 122), { ...before, range: { from: '2031-01-01', to: '2031-06-30' } }),
  ).toEqual(['122 of 181 days are counted: older ones are still being imported.'])
})

const compared = (imported: number) =>
  notesOf(
    {
      ...answer(30, 30),
      previous: { from: '2031-02-15', to: '2031-03-16' },
      previousCoverage: { days: 30, imported },
      anonymised: { clicks: 0.1, impressions: 0.25, days: 30 },
    },
    { from: '2031-04-01', to: '2031-04-30' },
  )

test('a window to compare with that is not whole says so', () => {
  const withheld =
    'Google does not show the queries of 25.0% of all impressions; they are missing where keywords are counted.'
  expect(compared(16)).toEqual([
    'Of Feb 15 – Mar 16, 2031 only 16 of 30 days are known, so changes look larger than they are.',
    withheld,
  ])
  expect(compared(0)).toEqual([
    'Nothing is known of Feb 15 – Mar 16, 2031, so there is nothing to compare with.',
    withheld,
  ])
  expect(compared(30)).toEqual([withheld])
})
