import { describe, expect, test } from 'vitest'
import { addTallies, describeTally, EMPTY_TALLY, judgeRun } from './tally.ts'

const skipped = [{ name: 'a disk that is full', reason: 'needs root' }]

describe('a test run ends with a count that machines read', () => {
  test('without skipped tests the count is the only line', () => {
    expect(describeTally({ passed: 12, failed: 0, skipped: [] })).toBe('12 passed, 0 failed')
  })

  test('skipped tests are listed with their reasons before the count', () => {
    expect(describeTally({ passed: 3, failed: 1, skipped })).toBe(
      'skipped: a disk that is full: needs root\n3 passed, 1 failed, 1 skipped',
    )
  })

  test('the counts of all runners are added up', () => {
    const sum = addTallies([
      EMPTY_TALLY,
      { passed: 2, failed: 1, skipped },
      { passed: 4, failed: 0, skipped },
    ])
    expect(sum).toEqual({ passed: 6, failed: 1, skipped: [...skipped, ...skipped] })
  })
})

describe('a runner that proves nothing counts as failed', () => {
  test.each([
    ['it wrote no result', null, true, 1],
    ['it crashed after green tests', { passed: 5, failed: 0, skipped: [] }, false, 1],
    ['it found no test at all', EMPTY_TALLY, true, 1],
    ['it skipped every test', { passed: 0, failed: 0, skipped }, true, 1],
    ['its tests failed', { passed: 5, failed: 2, skipped: [] }, false, 2],
    ['its tests passed', { passed: 5, failed: 0, skipped }, true, 0],
  ])('%s', (_name, found, hasEndedWell, failed) => {
    expect(judgeRun(found, hasEndedWell).failed).toBe(failed)
  })
})
