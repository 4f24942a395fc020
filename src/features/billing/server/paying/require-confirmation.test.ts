import { expect, test } from 'vitest'
import { encodeError, toReplyError } from '#platform/server/api/explain-error.ts'
import { requireConfirmation } from '../index.ts'
import { NotConfirmed } from '#features/billing/server/paying/require-confirmation.ts'

const dear = { cost: 2_500_000, needsConfirmation: true, provider: 'DataForSEO' }
const cheap = { ...dear, cost: 900_000, needsConfirmation: false }

test.each([
  [cheap, undefined, true],
  [cheap, 0, true],
  [dear, undefined, false],
  [dear, 0, false],
  [dear, 2_499_999, false],
  [dear, 2_500_000, true],
  [dear, 9_000_000, true],
])('a run that costs %o may start with %s confirmed: %s', (estimate, confirmedCost, may) => {
  const start = () => requireConfirmation({ estimate, confirmedCost })
  expect(attempt(start)).toBe(may)
})

function attempt(start: () => void): boolean {
  try {
    start()
    return true
  } catch (error) {
    if (error instanceof NotConfirmed) return false
    throw error
  }
}

test('the error of a run without a confirmation has its cost in its sentence and in its details', () => {
  const reply = toReplyError(new NotConfirmed(dear), 'request')
  expect(reply.status).toBe(409)
  expect(encodeError(reply)).toEqual({
    message: 'This costs about $2.50 at DataForSEO. Please confirm it first.',
    error: 'Conflict',
    code: 'not_confirmed',
    details: { estimate: dear },
  })
})
