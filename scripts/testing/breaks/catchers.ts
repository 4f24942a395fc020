import { z } from 'zod'

const timesSchema = z.object({
  parts: z.array(z.object({ passed: z.number(), failed: z.array(z.object({ name: z.string() })) })),
})

const TEST_FILE = /\.(test|spec)\.ts\b/

/**
 * The tests that failed in a run, from the JSON of `--times`. A runner that ended without a result does not count,
 * because no test of it has noticed the break.
 */
export function listCatchers(json: string): string[] {
  const { parts } = timesSchema.parse(JSON.parse(json))
  return parts.flatMap(({ failed }) => failed.map(({ name }) => name).filter((name) => TEST_FILE.test(name)))
}
