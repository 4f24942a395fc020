import { expect, test } from 'vitest'
import { neighbourhoodOf, networkOf } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:DB8:0:0:ffff::9', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', ''],
])('the address %j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:7:ff::1', '2001:db8:7::/48'],
  ['nonsense', 'nonsense'],
])('the address %j is in the neighbourhood %j', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood)
})
