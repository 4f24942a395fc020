import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api/api-error.ts'
import { readCostToConfirm } from './cost-to-confirm.ts'

const estimate = { cost: 2_500_000, needsConfirmation: true, provider: 'DataForSEO' }

test('the refusal of a cost that is not confirmed names the cost', () => {
  const refused = new ApiError(409, {
    message: 'Please confirm.',
    code: 'not_confirmed',
    details: { estimate },
  })
  expect(readCostToConfirm(refused)).toBe(2_500_000)
})

test.each([
  new ApiError(409, { code: 'conflict', details: { estimate } }),
  new ApiError(409, { code: 'not_confirmed' }),
  new ApiError(409, { code: 'not_confirmed', details: { estimate: { cost: '2' } } }),
  new Error('not_confirmed'),
  null,
])('the error %s names no cost to confirm', (error) => {
  expect(readCostToConfirm(error)).toBeNull()
})
