import { expect, test } from 'vitest'
import { shapeTrend } from './trend-shape.ts'

test('a line goes from the left to the right, and its largest value is at the top', () => {
  expect(shapeTrend([0, 5, 10], 10)).toEqual({
    line: 'M0 100 L50 50 L100 0',
    area: 'M0 100 L0 100 L50 50 L100 0 L100 100 Z',
  })
})

test('an unknown value is a gap, not a zero, and a value between two gaps is a dash', () => {
  expect(shapeTrend([10, 10, null, 5, null], 10)).toEqual({
    line: 'M0 0 L25 0 M75 50 h0.4',
    area: 'M0 100 L0 0 L25 0 L25 100 Z M75 100 L75 50 L75 100 Z',
  })
})

test('values that are all zero lie on the ground, and without values nothing is drawn', () => {
  expect(shapeTrend([0, 0], 0).line).toBe('M0 100 L100 100')
  expect(shapeTrend([null, null], 0)).toEqual({ line: '', area: '' })
})
