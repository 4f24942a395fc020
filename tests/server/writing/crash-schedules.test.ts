import { expect, test, vi } from 'vitest'
import { runCrashSchedule } from '#tests/support/writing/crash-schedule.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

vi.setConfig({ testTimeout: 120_000 })
const sandbox = shareSandbox()

// Schedules that notice when sections are not remembered.
test.each([3, 4, 6, 20, 24])(
  'workers that are killed at the random places of schedule %i charge once, lose no version, store no error and ask for one part again a kill',
  async (seed) => {
    const { violations, killed } = await runCrashSchedule(seed, sandbox())
    expect(violations).toEqual([])
    expect(killed).toBeGreaterThan(0)
  },
)
