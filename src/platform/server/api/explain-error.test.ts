import { expect, test } from 'vitest'
import { InvalidField } from '#platform/errors.ts'
import { encodeError, toReplyError } from './explain-error.ts'

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test.each([
  ['a connection that is refused', withCode('ECONNREFUSED'), 'cannot be reached'],
  [
    'a pool without a free connection',
    new Error('timeout exceeded when trying to connect'),
    'cannot be reached',
  ],
  ['a connection that gets no answer', new Error('timeout expired'), 'cannot be reached'],
  ['a statement that takes too long', withCode('57014'), 'much is going on'],
  ['a lock that another transaction holds', withCode('55P03'), 'much is going on'],
  ['a deadlock', withCode('40P01'), 'much is going on'],
])('%s is a temporary error, and the reply says so', (_, error, words) => {
  const reply = toReplyError(error, 'request 7')
  expect(reply.status).toBe(503)
  expect(encodeError(reply)).toMatchObject({ code: 'temporary', message: expect.stringContaining(words) })
})

test.each([withCode('42P01'), new Error('a secret of the inside'), 'thrown words'])(
  'the reply to an unexpected error reveals nothing about the program',
  (error) => {
    const reply = toReplyError(error, 'request 7')
    expect(reply.status).toBe(500)
    expect(encodeError(reply)).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      error: 'Internal Server Error',
      code: 'failed',
      details: { requestId: 'request 7' },
    })
  },
)

test('a refused field is named in the form of those that do not fit the contract', () => {
  const reply = toReplyError(new InvalidField('q', 'this is too long'), 'request 7')
  expect(encodeError(reply)).toEqual({
    message: 'q: this is too long',
    error: 'Bad Request',
    code: 'invalid',
    details: [{ path: 'q', message: 'this is too long' }],
  })
})
