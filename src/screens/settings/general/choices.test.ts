import { expect, test } from 'vitest'
import { listCms, listImageSources, listMarkets } from './choices.ts'

test('finished articles can go nowhere, or to what is connected', () => {
  expect(listCms([])).toEqual([{ value: 'none', label: 'None' }])
  expect(listCms(['gsc', 'custom-cms', 'wp-plugin']).map(({ value }) => value)).toEqual([
    'none',
    'wordpress',
    'custom-cms',
  ])
})

test('each market is chosen by the number that providers give it', () => {
  expect(listMarkets().find(({ label }) => label === 'Germany')?.value).toBe('2276')
  expect(listMarkets().every(({ value }) => /^2\d{3}$/.test(value))).toBe(true)
})

test('images come from what works, and from what was saved', () => {
  expect(listImageSources('none').map(({ value }) => value)).toEqual(['none', 'stock'])
  expect(listImageSources('library').map(({ value }) => value)).toEqual(['none', 'stock', 'library'])
})
