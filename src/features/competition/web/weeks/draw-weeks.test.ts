import { expect, test } from 'vitest'
import { drawWeeks, shortenWeek } from './draw-weeks.ts'

const UNKNOWN = { target_impressions: null, google_impressions: null, page_impressions: null }

test('each week is a row of three lines, with gaps where it is not known', () => {
  const weeks = [
    { from: '2031-05-05', target_impressions: 3, google_impressions: 7, page_impressions: 0 },
    { from: '2031-05-12', ...UNKNOWN },
  ]
  expect(drawWeeks(weeks).rows).toEqual([
    ['May 5, 2031', 3, 7, 0],
    ['May 12, 2031', null, null, null],
  ])
})

test.each([[[]], [[{ from: '2031-05-05', ...UNKNOWN }]]])('%j are no chart', (weeks) => {
  expect(drawWeeks(weeks).rows).toEqual([])
})

test('the axis shows a week without its year', () => {
  expect(shortenWeek('May 5, 2031')).toBe('May 5')
})
