import { expect, test } from 'vitest'
import { killWriters } from '#tests/support/writing/kill-writers.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

const sandbox = shareSandbox()

test.each(Array.from({ length: 20 }, (_, place) => 2_001 + place))(
  'worker processes that are killed at the random moments of schedule %i charge once, lose no version and ask for one part again a kill; others go on within thirty seconds',
  async (seed) => {
    const { violations, killed } = await killWriters(seed, { sandbox: sandbox(), kills: 3, writers: 2 })
    expect(violations).toEqual([])
    expect(killed).toBeGreaterThan(0)
  },
  300_000,
)
