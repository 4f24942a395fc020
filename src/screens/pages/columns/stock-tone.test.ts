import { expect, test } from 'vitest'
import { STOCK_STATUSES } from '#features/pages/rules.ts'
import { stockTone } from './stock-tone.ts'

test('each stock has its colour, and a word that is not known is grey', () => {
  expect(STOCK_STATUSES.map(stockTone)).toEqual(['good', 'warning', 'warning', 'danger'])
  expect(stockTone('sold')).toBe('neutral')
})
