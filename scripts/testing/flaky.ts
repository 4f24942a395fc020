import { z } from 'zod'
import type { Named } from './tally.ts'

const DAY_MS = 24 * 60 * 60_000
const WEEK_MS = 7 * DAY_MS
/** Longer than the week that counts, so that people can read the history. */
const KEPT_MS = 60 * DAY_MS

const historySchema = z.array(z.object({ name: z.string(), at: z.iso.datetime() }))

/** Tests that passed only on their second try, and when. */
export type FlakyHistory = z.infer<typeof historySchema>

export function parseFlakyHistory(json: string): FlakyHistory {
  return historySchema.parse(JSON.parse(json))
}

/**
 * Adds the flaky tests of a run that ended at `now` to the history. Returns as failed the tests that needed their
 * second try twice within a week.
 */
export function addFlakyTests(
  history: FlakyHistory,
  { flaky, now }: { flaky: Named[]; now: number },
): { history: FlakyHistory; failed: Named[] } {
  const isWithin = (ms: number) => (one: FlakyHistory[number]) => now - Date.parse(one.at) <= ms
  const ofThisWeek = new Set(history.filter(isWithin(WEEK_MS)).map(({ name }) => name))
  const failed = flaky
    .filter(({ name }) => ofThisWeek.has(name))
    .map(({ name, reason }) => ({
      name,
      reason: `passed only on its second try, twice in seven days: ${reason}`,
    }))
  const at = new Date(now).toISOString()
  return {
    history: [...history.filter(isWithin(KEPT_MS)), ...flaky.map(({ name }) => ({ name, at }))],
    failed,
  }
}
