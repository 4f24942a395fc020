import { z } from 'zod'

const namedSchema = z.array(z.object({ name: z.string(), reason: z.string() }))
const timedSchema = z.array(z.object({ name: z.string(), seconds: z.number() }))
const tallySchema = z.object({
  passed: z.number(),
  failed: namedSchema,
  skipped: namedSchema,
  /** Tests that passed on their second try; they are counted in `passed`, too. */
  flaky: namedSchema,
  /** Seconds of each file, including loading and hooks. */
  files: timedSchema,
  tests: timedSchema,
})

export type Tally = z.infer<typeof tallySchema>
export type Timed = Tally['tests'][number]
export type Named = Tally['failed'][number]

export const EMPTY_TALLY: Tally = { passed: 0, failed: [], skipped: [], flaky: [], files: [], tests: [] }

export function parseTally(json: string): Tally {
  return tallySchema.parse(JSON.parse(json))
}

export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    files: tallies.flatMap(({ files }) => files),
    tests: tallies.flatMap(({ tests }) => tests),
  }
}

/**
 * The tally of a runner, with one failure added if it had none but its process crashed, found no test or failed
 * outside of a test. Otherwise such a run would look green.
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
 * The last lines of a test run: the flaky, skipped and failed tests with their reasons, then the count that
 * programs read. They come last, so that the end of a long log shows them.
 */
export function describeTally(tally: Tally): string {
  return [
    ...listNamed('flaky', tally.flaky),
    ...listNamed('skipped', tally.skipped),
    ...listNamed('failed', tally.failed),
    countTests(tally),
  ].join('\n')
}

export function countTests({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
}

function listNamed(what: string, tests: Named[]): string[] {
  return tests.map(({ name, reason }) => `${what}: ${name}: ${reason}`)
}

const ESC = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESC}\\[[0-9;]*m`, 'g')

/** The first line of an error message, without colours. */
export function shortenReason(message: string | undefined): string {
  const line =
    withoutColours(message ?? '')
      .trim()
      .split('\n')[0] ?? ''
  return line === '' ? 'no reason given' : line
}

export function withoutColours(text: string): string {
  return text.replaceAll(COLOURS, '')
}
