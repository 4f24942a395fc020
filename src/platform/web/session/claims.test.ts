import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const NOW = Date.UTC(2026, 0, 15, 12)
const SECONDS = NOW / 1000
const good = { sub: '5', name: 'Zoë 王', admin: false, iat: SECONDS - 60, exp: SECONDS + 60 }

function tokenOf(claims: unknown) {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

test('a token tells who is signed in and until when', () => {
  expect(readClaims(tokenOf(good), NOW)).toEqual(good)
  expect(readClaims(tokenOf({ ...good, admin: true }), NOW).admin).toBe(true)
})

test.each([
  ['expired a minute ago', { exp: SECONDS - 60 }],
  ['expires right now', { exp: SECONDS }],
  ['was issued in two minutes', { iat: SECONDS + 120 }],
  ['never expires', { exp: undefined }],
  ['was issued at no time', { iat: 'yesterday' }],
])('a token that %s has invalid dates', (_, change) => {
  expect(() => readClaims(tokenOf({ ...good, ...change }), NOW)).toThrow('Invalid JWT dates')
})

test('clocks may differ by a minute', () => {
  expect(readClaims(tokenOf({ ...good, iat: SECONDS + 60 }), NOW).name).toBe('Zoë 王')
  expect(() => readClaims(tokenOf({ ...good, iat: SECONDS + 61 }), NOW)).toThrow('Invalid JWT dates')
})

test.each([
  ['nothing', ''],
  ['a word', 'token'],
  ['two parts', tokenOf(good).split('.').slice(0, 2).join('.')],
  ['four parts', `${tokenOf(good)}.x`],
  ['no JSON', 'head.e30x.signature'],
  ['a list', tokenOf([])],
  ['no name', tokenOf({ ...good, name: undefined })],
  ['a number as subject', tokenOf({ ...good, sub: 5 })],
])('%s is no token', (_, token) => {
  expect(() => readClaims(token, NOW)).toThrow('Please sign in.')
})
