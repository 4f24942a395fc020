import { describe, expect, test } from 'vitest'
import { firstPair, pairWith, readPair, replaceInPair, writePair } from './compared-pair.ts'

const keyword = (id: number, volume: number | null) => ({
  id,
  keyword: `k${id}`,
  estimated_search_volume: volume,
})
const KEYWORDS = [keyword(1, null), keyword(2, 10), keyword(3, 500), keyword(4, 90)]

describe('the pair in an address', () => {
  test('a pair in an address is read as it was written', () => {
    expect(readPair(writePair([12, 34]))).toEqual([12, 34])
  })

  test.each(['', '12', '12-', '-34', '12-12', '0-3', '01-3', '1-2-3', 'a-b', '12-9999999999', '1.5-2'])(
    'the text %j in an address is not a pair',
    (text) => {
      expect(readPair(text)).toBeNull()
    },
  )
})

test('without a pair in the address, the main keyword is compared with the most searched of the others', () => {
  expect(firstPair(KEYWORDS, 2)).toEqual([2, 3])
  expect(firstPair(KEYWORDS, 3)).toEqual([3, 4])
  expect(firstPair(KEYWORDS, null)).toEqual([3, 4])
  expect(firstPair(KEYWORDS, 99)).toEqual([99, 3])
  expect(firstPair([keyword(1, 5)], 1)).toBeNull()
  expect(firstPair([keyword(1, 5)], null)).toBeNull()
})

test('a picked keyword is compared with the main keyword, and the main keyword with the most searched other one', () => {
  expect(pairWith(4, [2, 3])).toEqual([2, 4])
  expect(pairWith(2, [2, 3])).toEqual([2, 3])
})

test('choosing for one side the keyword of the other side swaps them', () => {
  expect(replaceInPair([1, 2], 'a', 3)).toEqual([3, 2])
  expect(replaceInPair([1, 2], 'b', 3)).toEqual([1, 3])
  expect(replaceInPair([1, 2], 'a', 2)).toEqual([2, 1])
  expect(replaceInPair([1, 2], 'b', 1)).toEqual([2, 1])
})
