import { expect, test } from 'vitest'
import { judgeReports, judgeWork, limitOf, percentile } from './judge-work.ts'

test('the 95th percentile is the time within which 95 of 100 answers arrive', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1)
  expect([percentile(hundred.toReversed(), 0.95), percentile([7], 0.95), percentile([], 0.95)]).toEqual([
    95, 7, 0,
  ])
})

test('a failed answer is reported with its path and counts like the others', () => {
  expect(
    judgeWork([
      { path: '/a', tookMs: 10.4, failure: null },
      { path: '/b', tookMs: 900, failure: '503 later' },
    ]),
  ).toEqual({ answers: 2, failures: ['/b: 503 later'], p95Ms: 900, longestMs: 900 })
})

test('an attack that other users notice is reported, for its failures or for its slowness', () => {
  const quiet = { answers: 9, failures: [], p95Ms: 500, longestMs: 900, limitMs: limitOf(20) }
  expect(
    judgeReports([
      { attack: 'a flood', ...quiet },
      { attack: 'a hang', ...quiet, p95Ms: 501 },
      { attack: 'a flood of a busy machine', ...quiet, p95Ms: 1_248, limitMs: limitOf(200) },
      { attack: 'a crash', ...quiet, failures: ['/b: 503 later'] },
    ]),
  ).toEqual(['a hang: 95 of 100 requests of another workspace took up to 501 ms', 'a crash: /b: 503 later'])
})
