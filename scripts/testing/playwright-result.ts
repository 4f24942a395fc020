import { z } from 'zod'
import { shortenReason, type Tally } from './tally.ts'

const errorSchema = z.object({ message: z.string().optional() })
const testSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(z.object({ error: errorSchema.optional() })),
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

/** Counts what Playwright's JSON reporter wrote; an error outside of any test counts as a failure. */
export function parsePlaywrightResult(json: string): Tally {
  const { suites, errors } = resultSchema.parse(JSON.parse(json))
  const outside = errors.map(({ message }) => ({
    name: 'outside of any test',
    reason: shortenReason(message),
  }))
  const tally: Tally = { passed: 0, failed: outside, skipped: [] }
  for (const { title, file, tests } of suites.flatMap(listSpecs)) {
    for (const { status, annotations, results } of tests) {
      if (status === 'expected') tally.passed++
      else if (status === 'skipped')
        tally.skipped.push({ name: `${file}: ${title}`, reason: findReason(annotations) })
      else
        tally.failed.push({
          name: `${file}: ${title}`,
          reason: shortenReason(results.at(-1)?.error?.message),
        })
    }
  }
  return tally
}

function listSpecs(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}

function findReason(annotations: z.infer<typeof testSchema>['annotations']): string {
  return annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
}
