import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOnPage, togglePage, toggleRange, toggleRow } from './select-rows.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e']

function select(...keys: string[]): ReadonlySet<string> {
  return new Set(keys)
}

test('toggling a row twice selects it and deselects it', () => {
  expect([...toggleRow(select('a'), 'b')]).toEqual(['a', 'b'])
  expect([...toggleRow(select('a', 'b'), 'b')]).toEqual(['a'])
})

test.each([
  ['goes downwards', select('b'), 'b', 'd', ['b', 'c', 'd']],
  ['goes upwards', select('d'), 'd', 'b', ['b', 'c', 'd']],
  ['deselects the range when the target was selected', select('a', 'b', 'c', 'd'), 'b', 'd', ['a']],
  ['selects only the target when the anchor is not shown', select('z'), 'z', 'd', ['d', 'z']],
  ['selects only the target without an anchor', select(), null, 'c', ['c']],
])('a range selection %s', (_, selected, anchor, target, expected) => {
  expect([...toggleRange(selected, { keys: KEYS, anchor, target })].sort()).toEqual(expected)
})

test('selecting all rows of a page keeps rows of other pages selected', () => {
  expect([...togglePage(select('z', 'b'), KEYS)].sort()).toEqual([...KEYS, 'z'])
  expect([...togglePage(select('z', ...KEYS), KEYS)]).toEqual(['z'])
})

test('none, some or all rows of a page are selected', () => {
  expect(countOnPage(select('z'), KEYS)).toBe('none')
  expect(countOnPage(select('z', 'a'), KEYS)).toBe('some')
  expect(countOnPage(select('z', ...KEYS), KEYS)).toBe('all')
  expect(countOnPage(select('z'), [])).toBe('none')
})

test('a range selection never changes a row outside of the range', () => {
  const key = fc.constantFrom(...KEYS)
  fc.assert(
    fc.property(fc.subarray(KEYS), key, key, (chosen, anchor, target) => {
      const next = toggleRange(select(...chosen), { keys: KEYS, anchor, target })
      const ends = [KEYS.indexOf(anchor), KEYS.indexOf(target)]
      const outside = KEYS.filter((_, index) => index < Math.min(...ends) || index > Math.max(...ends))
      expect(outside.filter((each) => next.has(each))).toEqual(
        outside.filter((each) => chosen.includes(each)),
      )
      expect(next.has(target)).toBe(!chosen.includes(target))
    }),
  )
})
