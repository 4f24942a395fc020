import { expect, test } from 'vitest'
import { killChanges } from '#tests/support/articles/kill-changes.ts'

test('of a hundred kills some happen before the commit and some after, and none leaves a half-made change', async () => {
  const { undone, done } = await killChanges(100)
  expect(undone).toBeGreaterThan(10)
  expect(done).toBeGreaterThan(10)
}, 900_000)
