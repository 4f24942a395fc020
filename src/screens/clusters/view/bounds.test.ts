import { expect, test } from 'vitest'
import { FILTER_METRICS } from '#features/articles/rules.ts'
import { listRanges, parseBound } from './bounds.ts'

test.each([
  ['', null],
  [' 1,200 ', 1200],
  ['5%', 5],
  ['−3', -3],
  ['-3', -3],
  ['1.5', undefined],
  ['many', undefined],
  ['9999999999999', undefined],
])('“%s” is read as the bound %s', (text, bound) => {
  expect(parseBound(text)).toBe(bound)
})

test('the ranges of search volumes lie between adjacent bounds, and the last one has no end', () => {
  expect(listRanges('estimated_search_volume')).toEqual([
    { min: 0, max: 10 },
    { min: 10, max: 100 },
    { min: 100, max: 1_000 },
    { min: 1_000, max: 10_000 },
    { min: 10_000, max: null },
  ])
})

test('the ranges of every metric adjoin, and those of changes begin below zero', () => {
  for (const metric of FILTER_METRICS) {
    const ranges = listRanges(metric)
    for (const [index, range] of ranges.entries()) expect(range.max).toBe(ranges[index + 1]?.min ?? null)
    expect(ranges[0]?.min === null).toBe(metric.endsWith('_change'))
  }
})
