import { expect, test, vi } from 'vitest'
import { runCrashSchedule } from '#tests/support/writing/crash-schedule.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

vi.setConfig({ testTimeout: 120_000 })
const sandbox = shareSandbox()

test.each(Array.from({ length: 180 }, (_, place) => 1_001 + place))(
  'workers that are killed at the random places of schedule %i charge once, lose no version, store no error and ask for one part again a kill',
  async (seed) => {
    const { violations } = await runCrashSchedule(seed, sandbox())
    expect(violations).toEqual([])
  },
)
