import { z } from 'zod'

const namedSchema = z.array(z.object({ name: z.string(), reason: z.string() }))
const tallySchema = z.object({ passed: z.number(), failed: namedSchema, skipped: namedSchema })

export type Tally = z.infer<typeof tallySchema>

export const EMPTY_TALLY: Tally = { passed: 0, failed: [], skipped: [] }

export function parseTally(json: string): Tally {
  return tallySchema.parse(JSON.parse(json))
}

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: [...sum.failed, ...one.failed],
      skipped: [...sum.skipped, ...one.skipped],
    }),
    EMPTY_TALLY,
  )
}

/**
 * What a runner found, corrected by how its process ended: one that crashed, found no test or failed
 * outside of a test counts as one more failure, because a green count alone proves nothing.
 */
export function judgeRun(runner: string, found: Tally | null, ended: { ok: boolean; ending: string }): Tally {
  if (found === null) return failOnce(EMPTY_TALLY, `ended without a result: ${ended.ending || 'exit code 0'}`)
  const hasRun = found.passed + found.failed.length > 0
  if (found.failed.length > 0 || (ended.ok && hasRun)) return found
  return failOnce(found, `had no failed test, but: ${ended.ending || 'no test ran'}`)

  function failOnce(tally: Tally, reason: string): Tally {
    return { ...tally, failed: [{ name: runner, reason }] }
  }
}

/**
 * The last lines of a test run: the skipped and the failed tests with their reasons, then the count that
 * machines read. Whoever sees only the end of a long log learns here what to mend.
 */
export function describeTally({ passed, failed, skipped }: Tally): string {
  const count = `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
  return [
    ...skipped.map(({ name, reason }) => `skipped: ${name}: ${reason}`),
    ...failed.map(({ name, reason }) => `failed: ${name}: ${reason}`),
    count,
  ].join('\n')
}

const ESC = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESC}\\[[0-9;]*m`, 'g')

/** The first line of an error's message without colours: enough to know it again. */
export function shortenReason(message: string | undefined): string {
  const line = message?.replaceAll(COLOURS, '').trim().split('\n')[0] ?? ''
  return line === '' ? 'no reason given' : line
}
