import { expect, test } from 'vitest'
import { killWriters } from '#tests/support/writing/kill-writers.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

const sandbox = shareSandbox()

test('a worker process that is killed while it writes costs one call again at most; another goes on within thirty seconds', async () => {
  const { violations, killed, resumes } = await killWriters(1, { sandbox: sandbox(), kills: 1, writers: 1 })
  expect(violations).toEqual([])
  expect(killed).toBe(1)
  expect(Math.max(...resumes)).toBeLessThan(30_000)
}, 180_000)
