import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './plain-search.ts'

test.each(['?showSetupMessage=true&page=2', '?token=1e5', '?q=a%2Bb+c%26d', '?next=%2Fworkspace%2F1', ''])(
  'the query %j is the same after it was read and written',
  (query) => {
    expect(stringifySearch(parseSearch(query))).toBe(query)
  },
)

test('every value of a query stays a text, and names without a value are left out', () => {
  expect(parseSearch('?page=2&open=true')).toEqual({ page: '2', open: 'true' })
  expect(stringifySearch({ page: 2, tab: undefined, filter: null })).toBe('?page=2')
})
