import { expect, test } from 'vitest'
import { Invalid, NotConnected, Temporary } from '#platform/errors.ts'
import { AdapterError } from '../outbound/adapter-error.ts'
import { judgeFailure } from './judge-failure.ts'

const step = { name: 'Importing', attempts: 3, backOffSeconds: 5 }
const tooFast = (retryAfter: number | null) => new AdapterError('rate_limited', 'Slowly.', { retryAfter })
const judge = (error: unknown, attempts = 0, waitedSeconds = 0) =>
  judgeFailure({ error, step, attempts, losses: 0, waitedSeconds })

test.each(['unavailable', 'bad_response'] as const)(
  'a step whose service fails as %s is tried again, as often as the step may fail',
  (kind) => {
    const error = new AdapterError(kind, 'It is away.')
    expect(judge(error)).toEqual({ kind: 'pause', seconds: 5, reason: 'It is away.', spends: 'attempt' })
    expect(judge(error, 1)).toMatchObject({ kind: 'pause', seconds: 10 })
    expect(judge(error, 2)).toEqual({ kind: 'fail', reason: 'It is away.', trouble: null })
  },
)

test('a service that says when it works again is not called before that', () => {
  const away = new AdapterError('unavailable', 'It is away.', { retryAfter: 90 })
  expect([judge(away), judge(away, 1)]).toEqual([
    { kind: 'pause', seconds: 90, reason: 'It is away.', spends: 'attempt' },
    { kind: 'pause', seconds: 90, reason: 'It is away.', spends: 'attempt' },
  ])
  expect(judge(away, 2)).toMatchObject({ kind: 'fail' })
})

test('a step whose service is called too fast waits, and no attempt is spent', () => {
  expect(judge(tooFast(17), 2)).toEqual({ kind: 'pause', seconds: 17, reason: 'Slowly.', spends: 'patience' })
  expect(judge(tooFast(null), 2)).toMatchObject({ kind: 'pause', seconds: 60, spends: 'patience' })
})

test.each([
  [0, 0, 1],
  [17, 600, 60],
  [null, 600, 60],
  [null, 3_600, 360],
  [0, 20 * 3_600, 600],
  [7_200, 3_600, 7_200],
])('a service that asks for %s seconds after %d is asked again in %d', (asked, waited, seconds) => {
  expect(judge(tooFast(asked), 0, waited)).toMatchObject({ kind: 'pause', seconds })
})

test('a step whose service asks to slow down for a day fails, and says so', () => {
  expect(judge(tooFast(17), 0, 24 * 3_600)).toEqual({
    kind: 'fail',
    reason: 'Slowly. It has asked so for a day. Start this again later.',
    trouble: null,
  })
})

test.each([
  new AdapterError('forbidden', 'Not for you.'),
  new AdapterError('payment', 'Not for you.'),
  new Invalid('Not for you.'),
])('a failure that a person has to repair first is not tried again: $name', (error) => {
  expect(judge(error)).toEqual({ kind: 'fail', reason: 'Not for you.', trouble: null })
})

test.each(['55P03', '40P01', '40001'])(
  'a step waits for rows that others hold (%s), however often, and no attempt is spent',
  (code) => {
    const heldUp = Object.assign(new Error('canceling statement due to lock timeout'), { code })
    const told = new Temporary('The keywords of this plan are being changed right now.', { cause: heldUp })
    for (const error of [heldUp, told])
      expect(judge(error, 2)).toMatchObject({ kind: 'pause', seconds: 5, spends: 'nothing' })
  },
)

test('a statement that took too long is tried again as often as the step may fail, with a reason for users', () => {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(judge(error)).toMatchObject({ kind: 'pause', spends: 'attempt' })
  expect(judge(error, 2)).toMatchObject({
    kind: 'fail',
    reason: expect.stringContaining('This took too long'),
  })
})

test('the trouble code in the details of an error is kept beside the reason', () => {
  class NoKey extends NotConnected {
    override readonly details = { trouble: 'no_key' }
  }
  expect(judge(new NoKey('Set a key first.'))).toEqual({
    kind: 'fail',
    reason: 'Set a key first.',
    trouble: 'no_key',
  })
})
