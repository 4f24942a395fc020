import { expect, test } from 'vitest'
import { killChanges } from '#tests/support/changes/kill-changes.ts'

test('a process that is killed while it clusters anew or takes that back leaves the old plan or the new one', async () => {
  const { undone, done } = await killChanges(8)
  expect(undone + done).toBe(8)
}, 180_000)
