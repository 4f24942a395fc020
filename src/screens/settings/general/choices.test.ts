import { expect, test } from 'vitest'
import { listCms, listImageSources, listMarkets } from './choices.ts'
import { pickChanged } from './pick-changed.ts'

test('finished articles can go nowhere, or to what is connected', () => {
  expect(listCms([], 'none')).toEqual([{ value: 'none', label: 'None' }])
  expect(listCms(['gsc', 'custom-cms', 'wp-plugin'], 'none').map(({ value }) => value)).toEqual([
    'none',
    'wordpress',
    'custom-cms',
  ])
  expect(listCms(['autoblog'], 'none').at(-1)).toEqual({ value: 'autoblog', label: 'Autoblog' })
})

test('each market is chosen by the number that providers give it', () => {
  expect(listMarkets().find(({ label }) => label === 'Germany')?.value).toBe('2276')
  expect(listMarkets().every(({ value }) => /^2\d{3}$/.test(value))).toBe(true)
})

test('images come from what works, and from what was saved', () => {
  expect(listImageSources('none').map(({ value }) => value)).toEqual(['none', 'stock'])
  expect(listImageSources('library').map(({ value }) => value)).toEqual(['none', 'stock', 'library'])
})

test('the saved CMS is shown as what it is after its connection is gone', () => {
  expect(listCms([], 'webflow').at(-1)).toEqual({ value: 'webflow', label: 'Webflow (not connected)' })
})

test('only the settings that were changed are saved', () => {
  const saved = { minimum_score: 3, country_crawl: '', language: 'en' }
  expect(pickChanged(saved, { ...saved, minimum_score: 4 })).toEqual({ minimum_score: 4 })
})
