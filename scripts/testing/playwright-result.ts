import { z } from 'zod'
import { EMPTY_TALLY, shortenReason, type Tally } from './tally.ts'

const errorSchema = z.object({ message: z.string().optional() })
const testSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(z.object({ error: errorSchema.optional(), duration: z.number() })),
})
const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })
type Suite = { specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined }
const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})
const resultSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) })

/** Reads the result of Playwright's JSON reporter. An error outside of any test counts as a failure. */
export function parsePlaywrightResult(json: string): Tally {
  const { suites, errors } = resultSchema.parse(JSON.parse(json))
  const outside = errors.map(({ message }) => ({
    name: 'outside of any test',
    reason: shortenReason(message),
  }))
  const tally: Tally = { ...structuredClone(EMPTY_TALLY), failed: outside }
  const files = new Map<string, number>()
  for (const { title, file, tests } of suites.flatMap(listSpecs)) {
    for (const { status, annotations, results } of tests) {
      const name = `${file}: ${title}`
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      files.set(file, (files.get(file) ?? 0) + seconds)
      if (status === 'skipped') {
        tally.skipped.push({ name, reason: findReason(annotations) })
        continue
      }
      tally.tests.push({ name, seconds })
      if (status === 'unexpected')
        tally.failed.push({ name, reason: shortenReason(results.at(-1)?.error?.message) })
      else tally.passed++
      if (status === 'flaky') tally.flaky.push({ name, reason: shortenReason(results[0]?.error?.message) })
    }
  }
  return { ...tally, files: [...files].map(([name, seconds]) => ({ name, seconds })) }
}

function listSpecs(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}

function findReason(annotations: z.infer<typeof testSchema>['annotations']): string {
  return annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
}
