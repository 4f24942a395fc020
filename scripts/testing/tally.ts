import { z } from 'zod'

const tallySchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
})

export type Tally = z.infer<typeof tallySchema>

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: [] }

export function parseTally(json: string): Tally {
  return tallySchema.parse(JSON.parse(json))
}

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: [...sum.skipped, ...one.skipped],
    }),
    EMPTY_TALLY,
  )
}

/**
 * What a runner found, corrected by how its process ended: one that crashed, found no test or failed
 * outside of a test counts as one more failure, because a green count alone proves nothing.
 */
export function judgeRun(found: Tally | null, hasEndedWell: boolean): Tally {
  if (found === null) return { ...EMPTY_TALLY, failed: 1 }
  const hasRun = found.passed + found.failed > 0
  if (found.failed === 0 && (!hasEndedWell || !hasRun)) return { ...found, failed: 1 }
  return found
}

/** The last lines of a test run: the skipped tests with their reasons, then the count that machines read. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  const reasons = skipped.map(({ name, reason }) => `skipped: ${name}: ${reason}`)
  const count = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
  return [...reasons, count].join('\n')
}
