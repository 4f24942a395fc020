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

test('the first view has an empty address and is read from it again', () => {
  expect(Object.values(writeView(FIRST_VIEW)).every((value) => value === undefined)).toBe(true)
  expect(readView({})).toEqual(FIRST_VIEW)
})

test('every part of a view is read from its address again', () => {
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
])('the invalid address %j gives the first view', (search) => {
  expect(readView(search)).toEqual(FIRST_VIEW)
})

test('the filter for the server has only the parts that the view filters by', () => {
  expect(writeFilter({ ...FIRST_VIEW, tab: 'all' })).toEqual({
    sortColumn: 'estimated_search_volume',
    sortDirection: 'desc',
  })
  expect(writeFilter(OTHER)).toEqual({
    words: 'c++',
    status: ['excluded'],
    source: ['auto-expand'],
    results: 'none',
    sortColumn: 'title',
    sortDirection: 'asc',
  })
})
