import { expect, test } from 'vitest'
import { FIRST_VIEW } from '../clusters-view.ts'
import { findTrend, toggleTrend } from './trends.ts'

test('trending clusters are those whose impressions grew, the most first, with the change as first metric', () => {
  const view = { ...FIRST_VIEW, ...toggleTrend('trending', FIRST_VIEW) }
  expect(view.bounds).toEqual({ google_impressions_change: { min: 1, max: null } })
  expect(view.metrics).toEqual(['google_impressions_change', 'relevance'])
  expect(view.sort).toEqual({ key: 'google_impressions_change', direction: 'descending' })
  expect(findTrend(view)).toBe('trending')
})

test('losing clusters take the place of trending ones, and go when they are chosen again', () => {
  const bounds = { relevance: { min: 5, max: null } }
  const trending = { ...FIRST_VIEW, ...toggleTrend('trending', { ...FIRST_VIEW, bounds }) }
  const losing = { ...FIRST_VIEW, ...toggleTrend('losing', trending) }
  expect(losing.bounds).toEqual({ ...bounds, google_impressions_change: { min: null, max: -1 } })
  expect(losing.sort.direction).toBe('ascending')
  expect(findTrend(losing)).toBe('losing')
  expect({ ...FIRST_VIEW, ...toggleTrend('losing', losing) }).toEqual({ ...FIRST_VIEW, bounds })
})
