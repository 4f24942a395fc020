import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dropLargeData, isLarge } from './large-data.ts'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test.each([
  ['a long list', rows(201), true],
  ['a page of a list', rows(200), false],
  ['a reply around a long list', { pageCounts: { all: 3 }, pages: rows(500) }, true],
  ['a reply around a page', { keywords: rows(100), counts: {} }, false],
  ['a text', 'x'.repeat(1000), false],
  ['nothing yet', undefined, false],
  ['null', null, false],
])('whether %s counts as large', (_, data, expected) => {
  expect(isLarge(data)).toBe(expected)
})

test('leaving a screen forgets its long lists and keeps what the next screen shows', () => {
  const client = new QueryClient()
  for (const key of ['left behind', 'shown']) client.setQueryData([key], rows(1000))
  client.setQueryData(['short'], rows(3))
  const stop = new QueryObserver(client, { queryKey: ['shown'], enabled: false }).subscribe(() => {})
  dropLargeData(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['shown', 'short'])
  stop()
  client.clear()
})
