import { expect, test } from 'vitest'
import { canGenerate, filterIdeas, listWindows, readHubView, writeHubView } from './hub-view.ts'

test.each([
  [{}, { tab: 'all', page: 1, isNew: false }],
  [
    { tab: 'recent', page: '3', new: '1' },
    { tab: 'recent', page: 3, isNew: true },
  ],
  [
    { tab: 'dismissed', page: '-2', new: 'yes' },
    { tab: 'all', page: 1, isNew: false },
  ],
] as const)('the address %j shows %j', (search, view) => {
  expect(readHubView(search)).toEqual(view)
})

test('an address that is written is read as the same view, and has only what is not as at first', () => {
  const view = { tab: 'listicles', page: 2, isNew: true } as const
  expect(readHubView(writeHubView(view))).toEqual(view)
  expect(Object.values(writeHubView(readHubView({})))).toEqual([undefined, undefined, undefined])
})

test.each([
  [1, [{ offset: 0, limit: 30 }]],
  [16, [{ offset: 0, limit: 480 }]],
  [
    17,
    [
      { offset: 0, limit: 480 },
      { offset: 480, limit: 30 },
    ],
  ],
] as const)('page %i of the ideas asks for %j', (page, windows) => {
  expect(listWindows(page)).toEqual(windows)
})

test.each([
  ['all', {}],
  ['articles', { filter_type: ['article'] }],
  ['listicles', { filter_type: ['listicle', 'buyers-guide'] }],
  ['recent', { filter_min_created_at: '2031-02-25' }],
] as const)('the tab %s lists neither favorites nor dismissed clusters', (tab, own) => {
  expect(filterIdeas({ topicId: 7, tab, today: '2031-03-04' })).toEqual({
    filter_topicId: [7],
    filter_show_in_map: false,
    filter_priority: ['not set', 'high'],
    orderByColumn: 'estimated_search_volume',
    orderByDirection: 'desc',
    straightReturn: true,
    ...own,
  })
})

test('only the tabs of all ideas and of articles offer to generate more', () => {
  expect((['all', 'articles', 'listicles', 'recent'] as const).filter(canGenerate)).toEqual([
    'all',
    'articles',
  ])
})
