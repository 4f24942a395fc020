import { expect, test } from 'vitest'
import { FIRST_VIEW, readView, writeFilter, writeView, type KeywordsView } from './keywords-view.ts'

const OTHER: KeywordsView = {
  tab: 'excluded',
  text: 'c++',
  source: 'auto-expand',
  results: 'none',
  sort: { key: 'title', direction: 'ascending' },
  page: 3,
  pageSize: 500,
}

test('the first view has an empty address and comes back from it', () => {
  expect(Object.values(writeView(FIRST_VIEW)).every((value) => value === undefined)).toBe(true)
  expect(readView({})).toEqual(FIRST_VIEW)
})

test('every part of a view comes back from its address', () => {
  expect(readView(writeView(OTHER))).toEqual(OTHER)
})

test.each([
  { tab: 'constructor' },
  { source: 'somewhere' },
  { results: 'all' },
  { results: 'some' },
  { sort: 'status' },
  { page: '0' },
  { page: '1.5' },
  { page: '1e99' },
  { rows: '7' },
])('the address %j says nothing', (search) => {
  expect(readView(search)).toEqual(FIRST_VIEW)
})

test('a filter names only what is filtered', () => {
  expect(writeFilter({ ...FIRST_VIEW, tab: 'all' })).toEqual({
    q: '.*',
    sortColumn: 'estimated_search_volume',
    sortDirection: 'desc',
  })
  expect(writeFilter(OTHER)).toEqual({
    q: 'c\\+\\+',
    status: ['excluded'],
    source: ['auto-expand'],
    results: 'none',
    sortColumn: 'title',
    sortDirection: 'asc',
  })
})
