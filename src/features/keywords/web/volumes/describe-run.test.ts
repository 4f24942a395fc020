import { expect, test } from 'vitest'
import { describeOffer, describeRun } from './describe-run.ts'

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

const RUN = { id: 1, reason: null, is_ending: false, found: 0, unknown: 0 }
const ESTIMATE = {
  unknownCount: 300,
  askCount: 300,
  cost: 50_000,
  provider: 'Somebody',
  isSandbox: false,
  run: null,
}

test.each([
  [{}, '300 keywords have no search volume. Getting them costs about $0.05.'],
  [
    { unknownCount: 1, askCount: 1, cost: 0, isSandbox: true },
    '1 keyword has no search volume. Getting it costs nothing.',
  ],
  [
    { askCount: 10 },
    '300 keywords have no search volume. Getting the 10 not asked for in the last 30 days costs about $0.05.',
  ],
  [{ run: { ...RUN, state: 'done' } }, '300 keywords have no search volume. Getting them costs about $0.05.'],
  [{ run: { ...RUN, state: 'running' } }, null],
  [{ provider: null }, null],
  [{ askCount: 0 }, null],
] as const)('after an import with %j the offer is %j', (given, text) => {
  expect(describeOffer({ ...ESTIMATE, ...given })).toBe(text)
})
