import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainAnswer, startRawServer, type RawServer } from '#tests/support/network/raw-server.ts'
import { AdapterError } from './adapter-error.ts'
import { createOutbound, type OutboundInput } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

let listener: RawServer
const NAMES: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'mixed-last.example': ['127.0.0.1', '93.184.216.34'],
  'nothing.example': [],
  'metadata.example': ['169.254.169.254'],
  'translated.example': ['64:ff9b::7f00:1'],
}

beforeAll(async () => {
  listener = await startRawServer()
})
afterAll(() => listener.close())

async function resolveName(hostname: string): Promise<string[]> {
  return NAMES[hostname] ?? ['127.0.0.1']
}

function outboundTo(input: OutboundInput = {}) {
  return createOutbound({ resolve: resolveName, ports: [listener.port], ...input })
}

const HOSTILE = [
  'http://127.0.0.1:PORT/',
  'http://127.0.0.2:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://127。0。0。1:PORT/',
  'http://①②⑦.0.0.1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fd00::1]:PORT/',
  'http://[fec0::1]:PORT/',
  'http://10.0.0.1:PORT/',
  'http://172.16.0.1:PORT/',
  'http://192.168.0.1:PORT/',
  'http://100.64.0.1:PORT/',
  'http://169.254.169.254:PORT/latest/meta-data/',
  'http://[fd00:ec2::254]:PORT/',
  'http://localhost:PORT/',
  'http://localhost.:PORT/',
  'http://LOCALHOST:PORT/',
  'http://app.localhost:PORT/',
  'http://inside.example:PORT/',
  'http://six.example:PORT/',
  'http://mapped.example:PORT/',
  'http://mixed.example:PORT/',
  'http://mixed-last.example:PORT/',
  'http://nothing.example:PORT/',
  'http://metadata.example:PORT/',
  'http://translated.example:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'http:127.0.0.1:PORT/',
  'http:///127.0.0.1:PORT/',
  ' http://127.0.0.1:PORT/ ',
  'ht\ntp://127.0.0.1:PORT/',
  'https://127.0.0.1:PORT/',
]

const MALFORMED = [
  'http://someone@127.0.0.1:PORT/',
  'http://shop.example:secret@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT@127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'data:text/html,hello',
  'javascript:alert(1)',
  '//127.0.0.1:PORT/',
  '/relative',
  '',
  'http://',
  'http://[::1',
  'http://[fe80::1%25eth0]:PORT/',
  `http://shop.example/${'a'.repeat(9_000)}`,
  'http://shop.example:22/',
  'http://shop.example:5432/',
  'http://shop.example:0/',
]

describe('addresses that users type', () => {
  test.each([...HOSTILE, ...MALFORMED])('%s reaches nothing', async (written) => {
    const outbound = outboundTo()
    const url = written.replaceAll('PORT', String(listener.port))
    const before = listener.connections()
    await expect(outbound.request({ url, retries: 0 })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(outbound.fetchWithin({})(url)).rejects.toThrow()
    expect(listener.connections()).toBe(before)
    await outbound.close()
  })

  test.each(HOSTILE.slice(0, -1))('%s is refused after a redirect too', async (written) => {
    const to = new URL(written.replaceAll('PORT', String(listener.port))).href
    const door = await startRawServer((socket) =>
      socket.end(plainAnswer('', { status: '302 Found', headers: [`location: ${to}`] })),
    )
    const outbound = outboundTo({ allowedOrigins: [door.origin] })
    const before = listener.connections()
    await expect(outbound.request({ url: door.origin, retries: 0 })).rejects.toMatchObject({
      kind: 'invalid',
    })
    expect([door.connections(), listener.connections()]).toEqual([1, before])
    await outbound.close()
    await door.close()
  })

  test('an address that the operator allows is reached, and the listener counts it', async () => {
    const outbound = outboundTo({ allowedOrigins: [listener.origin] })
    const before = listener.connections()
    const { status, body } = await outbound.request({ url: `${listener.origin}/path` })
    expect([status, body.toString(), listener.connections()]).toEqual([200, 'hello', before + 1])
    await outbound.close()
  })

  test('allowing an origin allows no other port, protocol or name of it', async () => {
    const outbound = outboundTo({ allowedOrigins: [listener.origin] })
    const before = listener.connections()
    const other = await startRawServer()
    for (const url of [
      other.origin,
      `https://127.0.0.1:${listener.port}`,
      `http://localhost:${listener.port}`,
    ])
      await expect(outbound.request({ url, retries: 0 })).rejects.toBeInstanceOf(AdapterError)
    expect([other.connections(), listener.connections()]).toEqual([0, before])
    await outbound.close()
    await other.close()
  })

  test('a name whose address turns private after a check is not connected to', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    let asked = 0
    const resolve = async () => answers[asked++] ?? ['127.0.0.1']
    expect((await resolve()).every(isPublicAddress)).toBe(true)
    const outbound = outboundTo({ resolve })
    const before = listener.connections()
    const url = `http://rebinding.example:${listener.port}/`
    await expect(outbound.request({ url, retries: 3 })).rejects.toMatchObject({ reason: 'private_address' })
    expect([asked, listener.connections()]).toEqual([2, before])
    await outbound.close()
  })

  test('a name is resolved once for each connection, so that no second answer is used', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return ['127.0.0.1']
    }
    const origin = `http://operator.example:${listener.port}`
    const outbound = outboundTo({ resolve, allowedOrigins: [origin] })
    await outbound.request({ url: origin })
    expect(asked).toBe(1)
    await outbound.close()
  })
})

describe('fictional hosts', () => {
  test('a fictional host is answered by its stand-in, under its own name and over https as well', async () => {
    const outbound = outboundTo({
      findStandIn: (origin) => (origin === 'https://shop.example' ? listener.origin : null),
    })
    const { url, body } = await outbound.request({ url: 'https://shop.example/shoes?size=9' })
    expect([url.href, body.toString()]).toEqual(['https://shop.example/shoes?size=9', 'hello'])
    expect(listener.heard.at(-1)).toMatch(/^GET \/shoes\?size=9 HTTP\/1\.1\r\nhost: shop\.example\r\n/i)
    await outbound.close()
  })
})

describe('public addresses', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each([
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    'ff02::1',
    '100::1',
    '2001::1',
    '4000::1',
    'shop.example',
    '',
  ])('"%s" is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
