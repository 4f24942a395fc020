import { expect, test } from 'vitest'
import { isAllowedLink } from './allow-link.ts'

const allowed = { domain: 'own.example', urls: ['https://source.example/page?a=1'] }

test.each([
  ['https://own.example/page', true],
  ['http://www.own.example', true],
  ['https://shop.own.example/x', true],
  ['https://source.example/page?a=1', true],
  ['https://source.example/page?a=1#part', true],
  ['https://SOURCE.example/page?a=1', true],
  ['https://source.example/page?a=2', false],
  ['https://source.example/', false],
  ['https://evil.example/?own.example', false],
  ['https://own.example.evil.example/', false],
  ['https://own.example@evil.example/', false],
  ['https://user:word@own.example/', false],
  ['https:\\\\evil.example/own.example', false],
  ['//own.example/x', false],
  ['/workspace/1', false],
  ['javascript:alert(1)//own.example', false],
  ['data:text/html,own.example', false],
  ['mailto:me@own.example', false],
  ['ftp://own.example/', false],
  ['', false],
])('a link of an answer to %j: %s', (address, expected) => {
  expect(isAllowedLink(address, allowed)).toBe(expected)
})

test('without a known site only what was looked up can be linked to', () => {
  expect(isAllowedLink('https://own.example/', { ...allowed, domain: null })).toBe(false)
})
