import { describe, expect, test } from 'vitest'
import { addTallies, describeTally, EMPTY_TALLY, judgeRun, shortenReason } from './tally.ts'

const skipped = [{ name: 'a disk that is full', reason: 'needs root' }]
const failed = [{ name: 'a day', reason: 'expected 1 to be 2' }]

describe('a test run ends with a count that machines read', () => {
  test('without skipped tests the count is the only line', () => {
    expect(describeTally({ passed: 12, failed: [], skipped: [] })).toBe('12 passed, 0 failed')
  })

  test('skipped and failed tests are listed with their reasons before the count', () => {
    expect(describeTally({ passed: 3, failed, skipped }).split('\n')).toEqual([
      'skipped: a disk that is full: needs root',
      'failed: a day: expected 1 to be 2',
      '3 passed, 1 failed, 1 skipped',
    ])
  })

  test('a reason is the first line of what was said, without its colours', () => {
    expect(shortenReason('\u001B[31mexpected 1\u001B[39m to be 2\n\n  at line 3')).toBe('expected 1 to be 2')
    expect(shortenReason(undefined)).toBe('no reason given')
  })

  test('the counts of all runners are added up', () => {
    const sum = addTallies([EMPTY_TALLY, { passed: 2, failed, skipped }, { passed: 4, failed: [], skipped }])
    expect(sum).toEqual({ passed: 6, failed, skipped: [...skipped, ...skipped] })
  })
})

describe('a runner that proves nothing counts as failed', () => {
  test.each([
    ['it wrote no result', null, 'exit code 1', ['vitest: ended without a result: exit code 1']],
    [
      'it crashed after green tests',
      { passed: 5, failed: [], skipped: [] },
      'exit code 1',
      ['vitest: had no failed test, but: exit code 1'],
    ],
    ['it found no test at all', EMPTY_TALLY, '', ['vitest: had no failed test, but: no test ran']],
    [
      'it skipped every test',
      { passed: 0, failed: [], skipped },
      '',
      ['vitest: had no failed test, but: no test ran'],
    ],
    ['its tests failed', { passed: 5, failed, skipped: [] }, 'exit code 1', ['a day: expected 1 to be 2']],
    ['its tests passed', { passed: 5, failed: [], skipped }, '', []],
  ])('%s', (_name, found, ending, expected) => {
    const judged = judgeRun('vitest', found, { ok: ending === '', ending })
    expect(judged.failed.map(({ name, reason }) => `${name}: ${reason}`)).toEqual(expected)
  })
})
