import { expect, test } from 'vitest'
import { describeRun } from './describe-run.ts'

test.each([
  [
    { state: 'done', reason: null, found: 1204, unknown: 286 },
    '1,204 search volumes found, 286 unknown to Somebody.',
  ],
  [{ state: 'done', reason: null, found: 1, unknown: 0 }, '1 search volume found.'],
  [{ state: 'done', reason: null, found: 0, unknown: 3 }, '0 search volumes found, 3 unknown to Somebody.'],
  [
    { state: 'failed', reason: 'The cap is reached.', found: 1000, unknown: 0 },
    'Not all search volumes were fetched. 1,000 search volumes found. The cap is reached.',
  ],
] as const)('the run %j is reported as %s', (run, text) => {
  expect(describeRun(run, 'Somebody')).toBe(text)
})
