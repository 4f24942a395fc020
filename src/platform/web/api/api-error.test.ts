import { expect, test } from 'vitest'
import { ApiError, codeOf, messageOf, statusOf, troubleOf } from './api-error.ts'

test.each([
  [
    'the message of the answer',
    new ApiError(409, { message: 'No slots left.', error: 'Conflict' }),
    'No slots left.',
  ],
  ['the error of the answer', new ApiError(409, { message: '', error: 'Conflict' }), 'Conflict'],
  ['the exception', new Error('The server cannot be reached.'), 'The server cannot be reached.'],
  ['an answer beside an exception', { response: { error: 'Gone' }, message: 'failed' }, 'Gone'],
  ['an empty exception', new Error(' '), 'It did not work.'],
  ['no exception at all', undefined, 'It did not work.'],
  ['a message that is no text', { message: 7 }, 'It did not work.'],
])('the user reads the first text that an error has: %s', (_, error, expected) => {
  expect(messageOf(error, 'It did not work.')).toBe(expected)
})

test.each([
  [502, '<html>Bad gateway</html>', /cannot answer at the moment \(502\).*try again/],
  [413, undefined, /refused this \(413\)/],
])('an answer %i without a text gets one', (status, body, words) => {
  expect(messageOf(new ApiError(status, body), 'It did not work.')).toMatch(words)
})

test('only answered calls have a status', () => {
  expect(statusOf(new ApiError(401, { message: 'Please sign in.', code: 'not_signed_in' }))).toBe(401)
  expect(statusOf(new Error('lost'))).toBeNull()
})

test('only answered calls have codes, and only some have a trouble code', () => {
  const refused = new ApiError(424, { code: 'not_connected', details: { trouble: 'no_token' } })
  expect([codeOf(refused), troubleOf(refused)]).toEqual(['not_connected', 'no_token'])
  const away = new ApiError(503, { code: 'temporary', details: { requestId: '7' } })
  expect([codeOf(away), troubleOf(away)]).toEqual(['temporary', null])
  const lost = new Error('lost')
  expect([codeOf(lost), troubleOf(lost)]).toEqual([null, null])
})
