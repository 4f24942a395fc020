import { expect, test } from 'vitest'
import { additionalClicks, additionalClicksOf } from './additional-clicks.ts'

test.each([
  [{ impressions: 1000, clicks: 0, position: 10 }, 341],
  [{ impressions: 1000, clicks: 41, position: 10 }, 300],
  [{ impressions: 1000, clicks: 500, position: 10 }, 0],
  [{ impressions: 1000, clicks: 0, position: 1 }, 285],
  [{ impressions: 1000, clicks: 0, position: 0.5 }, 285],
  [{ impressions: 1000, clicks: 0, position: 250 }, 626],
  [{ impressions: 0, clicks: 0, position: null }, 0],
  [{ impressions: null, clicks: null, position: null }, null],
])('%j could have brought %j additional clicks', (measured, additional) => {
  expect(additionalClicksOf(measured)).toBe(additional)
})

test('additional clicks are not known without the potential ones, and are never fewer than none', () => {
  expect(additionalClicks(null, 10)).toBeNull()
  expect(additionalClicks(100, null)).toBe(100)
  expect(additionalClicks(100, 120)).toBe(0)
})
