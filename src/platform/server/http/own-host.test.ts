import { describe, expect, test } from 'vitest'
import { isOwnHost } from './own-host.ts'

const here = { host: '127.0.0.1' }
const everywhere = { host: '0.0.0.0' }
const published = { host: '0.0.0.0', publicUrl: 'https://keyloom.example' }

const LOOPBACK = [
  'localhost',
  'LOCALHOST:4310',
  'localhost.',
  'keyloom.localhost:8080',
  '127.0.0.1:4310',
  '127.9.9.9',
  '127.1',
  '[::1]:4310',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
]

const FOREIGN = [
  undefined,
  '',
  ':4310',
  'evil.example',
  'evil.example:4310',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example',
  'evil.example#127.0.0.1',
  'evil.example/127.0.0.1',
  'evil.example\\127.0.0.1',
  'localhost evil.example',
  'localhost, evil.example',
  'localhost:notaport',
  '[::1',
  '[::2%251]',
  'xn--.localhost.evil.example',
]

describe('with every configuration', () => {
  for (const own of [here, everywhere, published]) {
    test.each(LOOPBACK)(`%j names this machine, listening on ${JSON.stringify(own)}`, (host) => {
      expect(isOwnHost(host, own)).toBe(true)
    })
    test.each(FOREIGN)(`%j names another machine, listening on ${JSON.stringify(own)}`, (host) => {
      expect(isOwnHost(host, own)).toBe(false)
    })
  }
})

test.each([
  ['192.168.1.5:4310', here, false],
  ['0.0.0.0:4310', here, false],
  ['192.168.1.5:4310', everywhere, true],
  ['192.168.1.5', { host: '::' }, true],
  ['[2001:db8::7]:4310', { host: '::' }, true],
  ['0300.0250.1.5', everywhere, true],
  ['192.168.1.5:4310', { host: '192.168.1.5' }, true],
  ['[2001:DB8:0::7]:4310', { host: '2001:db8::7' }, true],
  ['fileserver:4310', everywhere, false],
  ['fileserver:4310', { host: 'fileserver' }, true],
  ['FileServer', { host: 'fileserver' }, true],
  ['other.example', { host: 'fileserver' }, false],
  ['192.168.1.5', { host: 'localhost' }, false],
])(
  'only an IP address or the configured name is accepted, not another name: %j on %j is %j',
  (host, own, isOwn) => {
    expect(isOwnHost(host, own)).toBe(isOwn)
  },
)

test.each([
  ['keyloom.example', true],
  ['KEYLOOM.example:443', true],
  ['keyloom.example.', true],
  ['keyloom.example:8443', true],
  ['sub.keyloom.example', false],
  ['keyloom.example.evil.example', false],
  ['192.168.1.5', false],
])('with a public address only its name is accepted besides loopback names: %j is %j', (host, isOwn) => {
  expect(isOwnHost(host, published)).toBe(isOwn)
})
