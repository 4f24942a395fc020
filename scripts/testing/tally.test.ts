import { describe, expect, test } from 'vitest'
import { addTallies, describeTally, EMPTY_TALLY, judgeRun, shortenReason } from './tally.ts'

const skipped = [{ name: 'a disk that is full', reason: 'needs root' }]
const failed = [{ name: 'a day', reason: 'expected 1 to be 2' }]

describe('a test run ends with a count that programs read', () => {
  test('the count is the only line when no test failed or was skipped', () => {
    expect(describeTally({ ...EMPTY_TALLY, passed: 12 })).toBe('12 passed, 0 failed')
  })

  test('skipped and failed tests are listed with their reasons before the count', () => {
    expect(describeTally({ ...EMPTY_TALLY, passed: 3, failed, skipped }).split('\n')).toEqual([
      'skipped: a disk that is full: needs root',
      'failed: a day: expected 1 to be 2',
      '3 passed, 1 failed, 1 skipped',
    ])
  })

  test('a reason is the first line of the message, without colours', () => {
    expect(shortenReason('\u001B[31mexpected 1\u001B[39m to be 2\n\n  at line 3')).toBe('expected 1 to be 2')
    expect(shortenReason(undefined)).toBe('no reason given')
  })

  test('the counts and times of all runners are added up', () => {
    const files = [{ name: 'days.test.ts', seconds: 2 }]
    const tests = [{ name: 'days.test.ts: a day', seconds: 1 }]
    const one = { ...EMPTY_TALLY, passed: 2, failed, skipped, files, tests }
    const other = { ...EMPTY_TALLY, passed: 4, skipped, flaky: failed, files }
    expect(addTallies([EMPTY_TALLY, one, other])).toEqual({
      passed: 6,
      failed,
      skipped: [...skipped, ...skipped],
      flaky: failed,
      files: [...files, ...files],
      tests,
    })
  })

  test('a test that passed on its second try is listed, with the error of the first try', () => {
    const flaky = [{ name: 'a row is dragged', reason: 'expected 1 to be 2' }]
    expect(describeTally({ ...EMPTY_TALLY, passed: 1, flaky }).split('\n')).toEqual([
      'flaky: a row is dragged: expected 1 to be 2',
      '1 passed, 0 failed',
    ])
  })
})

describe('a runner without a trustworthy result counts as failed', () => {
  test.each([
    ['it wrote no result', null, 'exit code 1', ['vitest: ended without a result: exit code 1']],
    [
      'it crashed after green tests',
      { ...EMPTY_TALLY, passed: 5 },
      'exit code 1',
      ['vitest: had no failed test, but: exit code 1'],
    ],
    ['it found no test at all', EMPTY_TALLY, '', ['vitest: had no failed test, but: no test ran']],
    [
      'it skipped every test',
      { ...EMPTY_TALLY, skipped },
      '',
      ['vitest: had no failed test, but: no test ran'],
    ],
    ['its tests failed', { ...EMPTY_TALLY, passed: 5, failed }, 'exit code 1', ['a day: expected 1 to be 2']],
    ['its tests passed', { ...EMPTY_TALLY, passed: 5, skipped }, '', []],
  ])('the tally of a runner is judged when %s', (_name, found, ending, expected) => {
    const judged = judgeRun('vitest', found, { ok: ending === '', ending })
    expect(judged.failed.map(({ name, reason }) => `${name}: ${reason}`)).toEqual(expected)
  })
})
