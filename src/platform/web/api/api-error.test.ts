import { expect, test } from 'vitest'
import { Invalid, Temporary } from '#platform/errors.ts'
import { ApiError, codeOf, describeFailure, mayPassLater, messageOf, statusOf } from './api-error.ts'
import { fieldProblemOf, troubleOf } from './error-details.ts'

const ACTION = 'The plan could not be made.'

test.each([
  ['the message', { message: 'No slots left.', error: 'Conflict' }, 'No slots left.'],
  ['the error', { message: '', error: 'Conflict' }, 'Conflict'],
])('a refusal is told in its own words: %s', (_, body, text) => {
  expect(describeFailure(new ApiError(409, body), ACTION)).toEqual({ text, detail: null })
})

test.each([
  ['a fault of the server', new ApiError(500, { message: 'It broke.' }), 'It broke.'],
  ['a full disk', new ApiError(507, { message: 'The disk is full.' }), 'The disk is full.'],
  [
    'a gateway without an answer',
    new ApiError(502, '<html>Bad gateway</html>'),
    'The server cannot answer at the moment (502).',
  ],
  ['a refusal without words', new ApiError(413, undefined), 'The server refused this (413).'],
  ['a server that cannot be reached', new Temporary('The server is away.'), 'The server is away.'],
  ['an unexpected error', new Error('lost'), 'lost'],
  ['an answer beside an exception', { response: { error: 'Gone' }, message: 'failed' }, 'Gone'],
  ['an exception without words', new Error(' '), null],
  ['no exception at all', undefined, null],
  ['a message that is no text', { message: 7 }, null],
])('every other failure shows the text of the action, and the reason as a detail: %s', (_, error, detail) => {
  expect(describeFailure(error, ACTION)).toEqual({ text: ACTION, detail })
  expect(messageOf(error, ACTION)).toBe(detail === null ? ACTION : `${ACTION} ${detail}`)
})

test('what the browser itself refuses is told in its own words', () => {
  const refused = new Invalid('The file is empty.')
  expect(describeFailure(refused, ACTION)).toEqual({ text: 'The file is empty.', detail: null })
})

const isText = (name: string) => name === 'q'

test('a refused field is found by its name', () => {
  const problem = { path: 'q', message: 'this is too long' }
  const other = { path: 'page', message: 'this is no number' }
  expect(fieldProblemOf(new ApiError(400, { details: [other, problem] }), isText)).toBe('this is too long')
  expect(fieldProblemOf(new ApiError(400, { details: [other] }), isText)).toBeNull()
  expect(fieldProblemOf(new ApiError(400, { message: 'q: no.' }), isText)).toBeNull()
  expect(fieldProblemOf(new Error('lost'), isText)).toBeNull()
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

test.each([
  ['no answer', new Temporary('The server is away.'), true],
  ['a fault of the server', new ApiError(503, {}), true],
  ['too many calls', new ApiError(429, {}), true],
  ['a refusal', new ApiError(409, {}), false],
  ['an ended session', new ApiError(401, {}), false],
])('the same call may succeed later, or would be refused again: %s', (_, error, expected) => {
  expect(mayPassLater(error)).toBe(expected)
})
