import { isHostOf } from '#features/contentplans/rules.ts'
import { expect, test } from 'vitest'
import {
  coversDomain,
  isOfOtherSite,
  findConnectState,
  readWordpressKey,
  readWordpressSite,
} from './rules.ts'

const root = (address: string) => Buffer.from(address).toString('base64url')
const SECRET = 'x'.repeat(32)

test('a key of the WordPress plugin contains the address of its site', () => {
  const key = `cck_7f3a_${root('https://www.shop.example/wp-json/')}.${SECRET}`
  expect(readWordpressKey(key)).toEqual({
    restRoot: 'https://www.shop.example/wp-json/',
    host: 'www.shop.example',
  })
})

test.each([
  '',
  'cck_',
  `cck_1_${root('shop.example')}.${SECRET}`,
  `cck_1_${root('ftp://shop.example/')}.${SECRET}`,
  `cck_1_${root('https://me@shop.example/')}.${SECRET}`,
  `cck_1_${root('https://shop.example/wp-json/')}`,
  `cck_1_${root('https://shop.example/wp-json/')}.short`,
  `CCK_1_${root('https://shop.example/wp-json/')}.${SECRET}`,
  `wp_1_${root('https://shop.example/wp-json/')}.${SECRET}`,
])('%j is no key of the WordPress plugin', (key) => {
  expect(readWordpressKey(key)).toBeNull()
})

test.each([
  ['shop.example', 'https://shop.example/'],
  [' https://www.shop.example ', 'https://www.shop.example/'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
  ['https://shop.example/blog', 'https://shop.example/blog/'],
  ['https://shop.example/blog/wp-admin/profile.php?x=1#y', 'https://shop.example/blog/'],
  ['shop.example/wp-login.php', 'https://shop.example/'],
  ['https://shop.example/wp-json/', 'https://shop.example/'],
  ['https://shop.example/index.php?rest_route=/', 'https://shop.example/'],
  ['https://shop.example/wp-administration', 'https://shop.example/wp-administration/'],
  ['', null],
  ['no address', null],
  ['ftp://shop.example', null],
  ['https://me:secret@shop.example', null],
  ['https://', null],
])('%j means the WordPress site %j', (typed, site) => {
  expect(readWordpressSite(typed)).toBe(site)
})

test.each([
  ['shop.example', 'shop.example', true],
  ['www.shop.example', 'shop.example', true],
  ['shop.example', 'www.shop.example', true],
  ['blog.shop.example', 'www.shop.example', true],
  ['badshop.example', 'shop.example', false],
  ['shop.example.evil.example', 'shop.example', false],
])('the host %s belongs to the website %s: %s', (host, domain, expected) => {
  expect(isHostOf(host, domain)).toBe(expected)
})

test.each([
  [{ properties: ['a'] }, { is: 'connected' }],
  [{ properties: [] }, { is: 'noDomains' }],
  [{ trouble: 'no_token', code: 'not_connected', message: 'Any words.' }, { is: 'noToken' }],
  [{ trouble: 'no_access', code: 'forbidden', message: 'Any words.' }, { is: 'noAccess' }],
  [{ trouble: null, code: 'forbidden', message: 'Forbidden' }, { is: 'noAccess' }],
  [
    { trouble: null, code: 'not_connected', message: 'Ask for access.' },
    { is: 'notOpen', message: 'Ask for access.' },
  ],
  [
    { trouble: 'no_money', code: 'temporary', message: 'Google is down' },
    { is: 'failed', message: 'Google is down' },
  ],
  [
    { trouble: null, code: null, message: 'No network' },
    { is: 'failed', message: 'No network' },
  ],
  // The sentence is not evaluated.
  [
    { trouble: null, code: 'temporary', message: 'No refresh token' },
    { is: 'failed', message: 'No refresh token' },
  ],
])('the answer %o of the property list means %o', (answer, state) => {
  expect(findConnectState(answer)).toEqual(state)
})

test.each([
  ['sc-domain:shop.example', 'www.shop.example', true],
  ['https://www.shop.example/', 'shop.example', true],
  ['https://other.example/', 'shop.example', false],
  ['nonsense', 'shop.example', false],
])('the property %s covers %s: %s', (property, domain, expected) => {
  expect(coversDomain(property, domain)).toBe(expected)
})

test.each([
  ['sc-domain:shop.example', 'shop.example', false],
  ['sc-domain:shop.example', 'blog.shop.example', false],
  ['sc-domain:blog.shop.example', 'shop.example', false],
  ['https://www.shop.example/', 'shop.example', false],
  ['sc-domain:trailhouse.example', 'wanderlust.example', true],
  ['https://myshop.example/', 'shop.example', true],
  ['sc-domain:shop.example', null, false],
] as const)('the property %s at a plan for %s is of another website: %s', (property, domain, isOther) => {
  expect(isOfOtherSite(property, domain)).toBe(isOther)
})
