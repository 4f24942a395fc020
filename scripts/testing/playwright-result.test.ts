import { describe, expect, test } from 'vitest'
import { parsePlaywrightResult } from './playwright-result.ts'

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped'

function makeResult(
  specs: { title: string; status: Status; tries: (string | null)[]; why?: string }[],
): string {
  const suite = {
    specs: specs.map(({ title, status, tries, why }) => ({
      title,
      file: 'rows.spec.ts',
      tests: [
        {
          status,
          annotations: why === undefined ? [] : [{ type: 'skip', description: why }],
          results: tries.map((message) => ({ duration: 1500, ...(message && { error: { message } }) })),
        },
      ],
    })),
  }
  return JSON.stringify({ suites: [{ specs: [], suites: [suite] }], errors: [] })
}

describe('the journeys are counted from what Playwright wrote', () => {
  test('a journey that passed on its second try is flaky, with the error of the first try', () => {
    const tally = parsePlaywrightResult(
      makeResult([{ title: 'a row is dragged', status: 'flaky', tries: ['it was not there', null] }]),
    )
    expect(tally).toMatchObject({
      passed: 1,
      failed: [],
      flaky: [{ name: 'rows.spec.ts: a row is dragged', reason: 'it was not there' }],
      tests: [{ name: 'rows.spec.ts: a row is dragged', seconds: 3 }],
    })
  })

  test('passed, failed and skipped journeys are counted, and a file has the sum of their times', () => {
    const tally = parsePlaywrightResult(
      makeResult([
        { title: 'a row is there', status: 'expected', tries: [null] },
        { title: 'a row is gone', status: 'unexpected', tries: ['once', 'and again'] },
        { title: 'a row is far', status: 'skipped', tries: [null], why: 'no mouse' },
      ]),
    )
    expect(tally).toMatchObject({
      passed: 1,
      failed: [{ name: 'rows.spec.ts: a row is gone', reason: 'and again' }],
      skipped: [{ name: 'rows.spec.ts: a row is far', reason: 'no mouse' }],
      files: [{ name: 'rows.spec.ts', seconds: 6 }],
    })
    expect(tally.tests).toHaveLength(2)
  })

  test('an error outside of any journey is a failure', () => {
    const json = JSON.stringify({ suites: [], errors: [{ message: 'the program did not start' }] })
    expect(parsePlaywrightResult(json).failed).toEqual([
      { name: 'outside of any test', reason: 'the program did not start' },
    ])
  })
})
