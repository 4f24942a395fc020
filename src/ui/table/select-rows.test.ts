import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOnPage, togglePage, toggleRange, toggleRow } from './select-rows.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e']

function select(...keys: string[]): ReadonlySet<string> {
  return new Set(keys)
}

test('a row is turned on and off again', () => {
  expect([...toggleRow(select('a'), 'b')]).toEqual(['a', 'b'])
  expect([...toggleRow(select('a', 'b'), 'b')]).toEqual(['a'])
})

test.each([
  ['downwards', select('b'), 'b', 'd', ['b', 'c', 'd']],
  ['upwards', select('d'), 'd', 'b', ['b', 'c', 'd']],
  ['and off where the target was on', select('a', 'b', 'c', 'd'), 'b', 'd', ['a']],
  ['from an anchor that has gone', select('z'), 'z', 'd', ['d', 'z']],
  ['without an anchor', select(), null, 'c', ['c']],
])('a range goes %s', (_, selected, anchor, target, expected) => {
  expect([...toggleRange(selected, { keys: KEYS, anchor, target })].sort()).toEqual(expected)
})

test('all on the page means the page: rows of other pages stay selected', () => {
  expect([...togglePage(select('z', 'b'), KEYS)].sort()).toEqual([...KEYS, 'z'])
  expect([...togglePage(select('z', ...KEYS), KEYS)]).toEqual(['z'])
})

test('the page is selected not at all, in part or whole', () => {
  expect(countOnPage(select('z'), KEYS)).toBe('none')
  expect(countOnPage(select('z', 'a'), KEYS)).toBe('some')
  expect(countOnPage(select('z', ...KEYS), KEYS)).toBe('all')
  expect(countOnPage(select('z'), [])).toBe('none')
})

test('a range never touches a row outside it', () => {
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
