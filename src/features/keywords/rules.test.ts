import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import { describe, expect, test } from 'vitest'
import {
  countToActivate,
  disarmFormulas,
  findClusteringTrouble,
  findKeywordFault,
  findPasteTrouble,
  readRelatedLines,
  writeCsvCell,
} from './rules.ts'

describe('a keyword', () => {
  test.each([
    ['', 'empty'],
    ['!?', 'neither letters nor digits'],
    ['👟', 'neither letters nor digits'],
    ['a\u0007', 'control characters'],
    ['\ud800a', 'half a character'],
    ['x'.repeat(501), 'longer than 500 characters'],
    ['İ'.repeat(300), 'longer than 500 characters'],
    ['x'.repeat(500), null],
    ['𠮷'.repeat(500), null],
    ['c++', null],
    ['what is seo?', null],
    ['2026', null],
  ])('the text %j has the fault %j', (text, fault) => {
    expect(findKeywordFault(text)).toBe(fault)
  })
})

test('a pasted list has between 2 and 5000 keywords', () => {
  expect(findPasteTrouble(1)).toBe('Enter at least 2 keywords')
  expect(findPasteTrouble(2)).toBeNull()
  expect(findPasteTrouble(5000)).toBeNull()
  expect(findPasteTrouble(5001)).toBe('You can add up to 5000 at once')
})

test('related keywords are searched for the first twenty lines that are not empty', () => {
  const lines = Array.from({ length: 25 }, (_, at) => `word ${at}`)
  expect(readRelatedLines(`\n\n ${lines.join('\n\n')}`)).toEqual(lines.slice(0, 20))
  expect(readRelatedLines(' \n ')).toEqual([])
})

describe('clustering', () => {
  test.each([
    { inactive: 10, active: 0, limit: 100, most: 10 },
    { inactive: 10, active: 95, limit: 100, most: 5 },
    { inactive: 10, active: 100, limit: 100, most: 0 },
    { inactive: 10, active: 150, limit: 100, most: 0 },
    { inactive: 0, active: 1, limit: 100, most: 0 },
  ])('activates $most of $inactive with $active of $limit active', ({ most, ...counts }) => {
    expect(countToActivate(counts)).toBe(most)
  })

  test('is blocked at the limit', () => {
    expect(findClusteringTrouble({ active: 99, limit: 100 })).toBeNull()
    expect(findClusteringTrouble({ active: 100, limit: 100 })).toBe(KEYWORD_LIMIT_REACHED)
    expect(findClusteringTrouble({ active: 101, limit: 100 })).toBe(KEYWORD_LIMIT_REACHED)
  })
})

test.each([
  ['shoes', 'shoes', 'shoes'],
  ['=1+1', "'=1+1", "'=1+1"],
  [' ＠sum', "' ＠sum", `' ＠sum`],
  ['\t=1', "'\t'=1", `"'\t'=1"`],
  ['a;=1+1', "a;'=1+1", `"a;'=1+1"`],
  ['a; -b', "a;' -b", `"a;' -b"`],
  ['a,-b', 'a,-b', '"a,-b"'],
  ['a-b = c', 'a-b = c', 'a-b = c'],
  ['a "b"', 'a "b"', '"a ""b"""'],
  ['a\r\n+b', "a\r\n'+b", `"a\r\n'+b"`],
])('%j is written into a spreadsheet as %j, in CSV as %j', (text, disarmed, cell) => {
  expect(disarmFormulas(text)).toBe(disarmed)
  expect(writeCsvCell(disarmed)).toBe(cell)
})
