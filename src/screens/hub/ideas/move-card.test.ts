import { expect, test } from 'vitest'
import { moveCard } from './move-card.ts'

test.each([
  ['j', 0, 1],
  ['ArrowRight', 6, 6],
  ['k', 0, 0],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 1, 1],
  ['Enter', 1, null],
] as const)('%s leads from card %i of 7 in 3 columns to %j', (key, active, place) => {
  expect(moveCard(key, { active, count: 7, columns: 3 })).toBe(place)
})

test('the first key leads to the first card, and does nothing without cards', () => {
  expect(moveCard('j', { active: -1, count: 7, columns: 3 })).toBe(0)
  expect(moveCard('j', { active: -1, count: 0, columns: 3 })).toBe(null)
})
