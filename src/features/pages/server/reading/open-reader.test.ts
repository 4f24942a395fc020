import { expect, test } from 'vitest'
import { openReader } from './open-reader.ts'

const source = { url: 'https://shop.example/a', domain: 'shop.example', robotsTag: null }
const GOOD = { ...source, html: '<title>Good</title>' }

test('a page that was made to be slow is given up, and the next one is read', async () => {
  await using reader = openReader({ longestMs: 1_500 })
  expect(await reader.read(GOOD)).toMatchObject({ page: { title: 'Good' }, problem: null })
  const hostile = await reader.read({ ...source, html: '<div>'.repeat(200_000) })
  expect(hostile).toEqual({ page: null, problem: 'Reading it took too long.' })
  expect(await reader.read(GOOD)).toMatchObject({ page: { title: 'Good' }, problem: null })
})
