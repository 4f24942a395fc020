import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShareOfOne, readAmount } from './read-amount.ts'
import { readIntent } from './read-intent.ts'

test.each([
  ['0.60', 0.6],
  ['0,60', 0.6],
  ['$0.60', 0.6],
  ['US$1.2', 1.2],
  ['0,60 €', 0.6],
  ['1.234,50 €', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1.234', 1.234],
  ['28 %', 28],
  ['28/100', 28],
  ['0.5 - 1.5', 1],
  ['<1', 1],
  ['CHF 2', 2],
  ['£.50', 0.5],
  ['１２', 12],
  ['0', 0],
  ['', null],
  ['-', null],
  ['-5', null],
  ['n/a', null],
  ['High', null],
  ['1.', null],
  ['1..2', null],
  ['1e5', null],
  ['x'.repeat(500), null],
])('%s is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test('an amount that is written with a dot or a comma is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (cents) => {
      const text = (cents / 100).toFixed(2)
      expect(readAmount(text)).toBe(cents / 100)
      expect(readAmount(text.replace('.', ','))).toBe(cents / 100)
    }),
  )
})

test('reading an amount never throws and never gives a negative number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const amount = readAmount(text)
      return amount === null || (Number.isFinite(amount) && amount >= 0)
    }),
  )
})

test.each([
  [['0.1', '1.00', ''], true],
  [['0,28'], true],
  [['0', '1'], false],
  [['0.5', '28'], false],
  [[''], false],
])('%j is a share of one: %s', (cells, expected) => {
  expect(isShareOfOne(cells)).toBe(expected)
})

test.each([
  ['I', 'informational'],
  ['i, T', 'informational, transactional'],
  ['1,0', 'informational, commercial'],
  ['Commercial', 'Commercial'],
  ['Informationssuche / Kauf', 'Informationssuche, Kauf'],
  ['-', null],
  ['', null],
  ['n/a', null],
])('the intent %s is %s', (text, expected) => {
  expect(readIntent(text)).toBe(expected)
})
