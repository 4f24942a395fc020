import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api/api-error.ts'
import { readAskedCost } from './asked-cost.ts'

const estimate = { cost: 2_500_000, needsConfirmation: true, provider: 'DataForSEO' }

test('a refusal for want of a yes says how much it is about', () => {
  const refused = new ApiError(409, {
    message: 'Please confirm.',
    code: 'not_confirmed',
    details: { estimate },
  })
  expect(readAskedCost(refused)).toBe(2_500_000)
})

test.each([
  new ApiError(409, { code: 'conflict', details: { estimate } }),
  new ApiError(409, { code: 'not_confirmed' }),
  new ApiError(409, { code: 'not_confirmed', details: { estimate: { cost: '2' } } }),
  new Error('not_confirmed'),
  null,
])('%s asks for nothing', (error) => {
  expect(readAskedCost(error)).toBeNull()
})
