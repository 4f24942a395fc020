import { z } from 'zod'

const timesSchema = z.object({
  parts: z.array(z.object({ passed: z.number(), failed: z.array(z.object({ name: z.string() })) })),
})

const TEST_FILE = /\.(test|spec)\.ts\b/

/**
 * The tests that failed in a run, from what `--times` wrote. A runner that ended without a result is none: it has
 * noticed nothing in particular.
 */
export function listCatchers(json: string): string[] {
  const { parts } = timesSchema.parse(JSON.parse(json))
  return parts.flatMap(({ failed }) => failed.map(({ name }) => name).filter((name) => TEST_FILE.test(name)))
}
