import { expect, test } from 'vitest'
import { killChanges } from '#tests/support/articles/kill-changes.ts'

test('of a hundred kills some come before the commit and some after, and none leaves anything between', async () => {
  const { undone, done } = await killChanges(100)
  expect(undone).toBeGreaterThan(10)
  expect(done).toBeGreaterThan(10)
}, 900_000)
