import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { queryFlag, queryList, wholeNumber } from '#platform/contract/query.ts'
import { Explained } from '#platform/errors.ts'
import { readQuery } from './read-request.ts'

const read = (search: string) => readQuery(new URL(`http://here.test/api/things${search}`)).search

describe('the forms of a list', () => {
  test.each([
    ['?ids=a,b', '?ids=a%2Cb'],
    ['?ids=a&ids=b', '?ids%5B%5D=a&ids%5B%5D=b'],
    ['?ids[]=a&ids[]=b', '?ids%5B%5D=a&ids%5B%5D=b'],
    ['?ids[0]=a&ids[1]=b', '?ids%5B%5D=a&ids%5B%5D=b'],
    ['?ids%5B%5D=a&ids=b', '?ids%5B%5D=a&ids%5B%5D=b'],
    ['?ids=a&ids[9999]=b', '?ids%5B%5D=a&ids%5B%5D=b'],
    ['?ids[]=a,b', '?ids%5B%5D=a%2Cb'],
    ['?x=1&ids=a&y=2&ids=b', '?x=1&ids%5B%5D=a&ids%5B%5D=b&y=2'],
    ['?ids=%C3%A9+%E2%82%AC&&', '?ids=%C3%A9+%E2%82%AC'],
    ['', ''],
  ])('%s', (given, normal) => {
    expect(read(given)).toBe(normal)
  })
})

test.each([
  '?a[b]=c',
  '?a[0][b]=c',
  '?a[12345]=c',
  '?a[-1]=c',
  '?a[=c',
  '?[]=c',
  '?=c',
  '?__proto__=x',
  '?__proto__[x]=y',
  '?constructor=x',
  '?constructor[prototype]=x',
  '?prototype[]=x',
  '?a=%00',
  '?a=%ZZ',
  '?a=%E0%A4%A',
  '?a=%ED%A0%80',
  '?%00=a',
  `?${'a=1&'.repeat(2_001)}`,
  `?${'a=1&'.repeat(10_000)}`,
  `?${'a'.repeat(65)}=1`,
])('the query %.30s is refused in one sentence', (search) => {
  expect(() => read(search)).toThrow(Explained)
})

test.each(['/%00', '/%ZZ', '/%ED%A0%80'])('the path %s is refused in one sentence', (path) => {
  expect(() => readQuery(new URL(`http://here.test/api${path}`))).toThrow(Explained)
})

test('any query is read or refused, and reading the result again changes nothing', () => {
  const pieces = ['a', 'ids', '[', ']', '[]', '[0]', '=', '&', ',', '%', '%5B', '+', '__proto__']
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
      const once = readOrRefuse(new URL(`http://here.test/api?${parts.join('')}`))
      return once === null || readQuery(once).href === once.href
    }),
  )
})

function readOrRefuse(address: URL): URL | null {
  try {
    return readQuery(address)
  } catch (error) {
    if (error instanceof Explained) return null
    throw error
  }
}

test('one plain value is split at its commas, several values and bracketed ones are taken as they are', () => {
  const list = queryList(z.string())
  expect(list.parse('a,b')).toEqual(['a', 'b'])
  expect(list.parse('')).toEqual([])
  expect(list.parse(['a,b'])).toEqual(['a,b'])
  expect(list.parse(['a,b', 'c'])).toEqual(['a,b', 'c'])
  expect(list.safeParse(undefined).success).toBe(false)
  expect(list.optional().parse(undefined)).toBeUndefined()
  expect(list.safeParse({ 0: 'a' }).success).toBe(false)
  expect(list.safeParse('a,'.repeat(1_000)).success).toBe(false)
})

test('numbers and flags of a query are read alike from a text and from a value', () => {
  const number = wholeNumber({ least: -5, most: 200 })
  expect(['7', 7, '-5', '007'].map((value) => number.parse(value))).toEqual([7, 7, -5, 7])
  for (const value of ['', ' ', '7.0', '1e2', '0x1', 'NaN', 'Infinity', '201', ['7'], null, true])
    expect(number.safeParse(value).success).toBe(false)
  const flag = queryFlag()
  expect(['1', 'true', true].map((value) => flag.parse(value))).toEqual([true, true, true])
  expect(['0', 'false', false].map((value) => flag.parse(value))).toEqual([false, false, false])
  expect(['null', '', null].map((value) => flag.parse(value))).toEqual([null, null, null])
  for (const value of ['yes', 'TRUE', '2', 0, ['1'], {}]) expect(flag.safeParse(value).success).toBe(false)
})
