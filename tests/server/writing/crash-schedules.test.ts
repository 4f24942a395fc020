import { afterAll, expect, test, vi } from 'vitest'
import { runCrashSchedule } from '#tests/support/writing/crash-schedule.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

vi.setConfig({ testTimeout: 120_000 })
const sandbox = shareSandbox()
let kills = 0
// Which of two workers gets a run, and so whether it comes to the place where it is killed, differs from run to run.
afterAll(() => expect(kills).toBeGreaterThan(0))

// Schedules that notice when sections are not remembered.
test.each([3, 4, 6, 20, 24])(
  'workers that are killed at the random places of schedule %i charge once, lose no version, store no error and ask for one part again a kill',
  async (seed) => {
    const { violations, killed } = await runCrashSchedule(seed, sandbox())
    kills += killed
    expect(violations).toEqual([])
  },
)
