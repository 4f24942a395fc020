import { expect, test } from 'vitest'
import { judgeLosses } from './judge-losses.ts'

const judge = (lost: number, { restSeconds = 0, hasSuspect = false } = {}) =>
  judgeLosses({ name: 'Crawling', lost, restSeconds }, { hasSuspect })

test.each([0, 1])('a step in which %i workers ended is begun, whatever other steps are running', (lost) => {
  const expected = { kind: 'work', isSuspect: false }
  expect([judge(lost), judge(lost, { hasSuspect: true })]).toEqual([expected, expected])
})

test('a process runs only one step at a time in which two workers ended', () => {
  expect(judge(2)).toEqual({ kind: 'work', isSuspect: true })
  expect(judge(2, { hasSuspect: true })).toEqual({ kind: 'wait', seconds: 1, reason: null })
})

test.each([1, 2])('a step that is known to have stopped %i workers rests first, and says why', (lost) => {
  expect(judge(lost, { restSeconds: 41.2 })).toEqual({
    kind: 'wait',
    seconds: 42,
    reason: 'The step Crawling stopped Keyloom, and is tried again in a while.',
  })
})

test.each([3, 4])('a step in which %i workers ended is set aside, also during its rest', (lost) => {
  const verdict = judge(lost, { restSeconds: 41.2 })
  expect(verdict).toEqual({
    kind: 'setAside',
    reason: expect.stringMatching(
      new RegExp(
        `^Keyloom ended ${lost} times during the step Crawling, so this was set aside. Start it again`,
      ),
    ),
  })
})
