import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './plain-search.ts'

test.each(['?showSetupMessage=true&page=2', '?token=1e5', '?q=a%2Bb+c%26d', '?next=%2Fworkspace%2F1', ''])(
  'the query %j reads and writes the same',
  (query) => {
    expect(stringifySearch(parseSearch(query))).toBe(query)
  },
)

test('every value stays a text, and what has none is left out', () => {
  expect(parseSearch('?page=2&open=true')).toEqual({ page: '2', open: 'true' })
  expect(stringifySearch({ page: 2, tab: undefined, filter: null })).toBe('?page=2')
})
