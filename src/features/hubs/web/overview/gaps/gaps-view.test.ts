import { expect, test } from 'vitest'
import { changeView, FIRST_VIEW, readSort, writeFilter } from './gaps-view.ts'

test('missing pages come first, by what they would bring', () => {
  expect(writeFilter(FIRST_VIEW, 7)).toEqual({
    filter_topicId: [7],
    orderByColumn: 'content_gap',
    orderByDirection: 'desc',
    limit: 50,
    offset: 0,
    straightReturn: '1',
  })
})

test.each([
  [{ text: 'winter boots' }, { filter_title_words: 'winter boots' }],
  [{ text: '/blog boots' }, { filter_article_url_words: '/blog boots' }],
  [{ pages: 'new' }, { filter_new: '1' }],
  [{ pages: 'existing' }, { filter_existing: '1' }],
  [{ action: 'merge' }, { filter_action: ['merge'], filter_existing: '1' }],
  [{ page: 3 }, { offset: 100 }],
] as const)('the view with %j asks for %j', (part, asked) => {
  expect(writeFilter({ ...FIRST_VIEW, ...part }, 7)).toMatchObject(asked)
})

test('new pages have no action, so that one filter ends the other', () => {
  const merged = changeView(FIRST_VIEW, { action: 'merge', page: 2 })
  expect(merged).toMatchObject({ action: 'merge', pages: 'all', page: 2 })
  const fresh = changeView(merged, { pages: 'new' })
  expect(fresh).toMatchObject({ action: 'all', pages: 'new', page: 1 })
  expect(changeView(fresh, { action: 'leave' })).toMatchObject({ action: 'leave', pages: 'all' })
})

test('a column that the server cannot sort by gives the first order', () => {
  expect(readSort({ key: 'title', direction: 'ascending' })).toEqual({ key: 'title', direction: 'ascending' })
  expect(readSort({ key: 'nothing', direction: 'ascending' })).toEqual(FIRST_VIEW.sort)
})
