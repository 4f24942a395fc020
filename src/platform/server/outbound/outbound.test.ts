import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { requestFrom, outboundTo, startServer } from '#tests/support/network/outbound-servers.ts'
import { plainAnswer, type RawServer } from '#tests/support/network/raw-server.ts'
import { machineClock, type Clock } from '../clock.ts'
import type { OutboundRequest } from './call.ts'
import { createOutbound } from './outbound.ts'

const CRLF = '\r\n'
/** The first pause is between 125 and 250 ms. */
const LEAST_PAUSE_MS = 100
const REST_MS = 20

function found(to: string, status = '302 Found'): Buffer {
  return plainAnswer('', { status, headers: [`location: ${to}`] })
}

function busy(headers: string[] = []): Buffer {
  return plainAnswer('', { status: '503 Busy', headers })
}

async function countTries(asked: Partial<OutboundRequest>, failures: number, headers: string[] = []) {
  const server = await startServer((socket) =>
    socket.end(server.connections() <= failures ? busy(headers) : plainAnswer('at last')),
  )
  const { status } = await outboundTo(server).request({ url: server.origin, ...asked })
  return { status, tries: server.connections() }
}

describe('redirects', () => {
  test('five redirects are followed and a sixth is not', async () => {
    const server = await startServer((socket, request) => {
      const left = Number(/^GET \/(\d)/.exec(request)?.[1])
      socket.end(left === 0 ? plainAnswer('there') : found(`/${left - 1}`))
    })
    const outbound = outboundTo(server)
    const { url, body } = await outbound.request({ url: `${server.origin}/5` })
    expect([url.pathname, body.toString()]).toEqual(['/0', 'there'])
    await expect(outbound.request({ url: `${server.origin}/6` })).rejects.toMatchObject({
      kind: 'bad_response',
    })
  })

  test('headers that may be secret are not sent to another origin, nor back from there', async () => {
    const far: RawServer = await startServer((socket) => socket.end(found(`${near.origin}/back`)))
    const near: RawServer = await startServer((socket, request) =>
      socket.end(request.startsWith('GET /back') ? plainAnswer('done') : found(far.origin)),
    )
    const headers = {
      Authorization: 'Bearer hush',
      Cookie: 'a=hush',
      'X-Api-Key': 'hush',
      Accept: 'text/html',
    }
    await outboundTo(near, far).request({ url: near.origin, headers })
    expect(near.heard[0]).toContain('hush')
    expect([...far.heard, near.heard[1]].join()).not.toContain('hush')
    expect(far.heard[0]).toContain('text/html')
  })

  test('a call that changes something never follows a redirect', async () => {
    const server = await startServer((socket) => socket.end(found('/elsewhere', '307 Temporary Redirect')))
    const { status } = await outboundTo(server).request({ method: 'POST', url: server.origin, body: 'x' })
    expect([status, server.connections()]).toEqual([307, 1])
  })

  test.each(['http://[', 'file:///etc/passwd', 'http://a:b@shop.example/'])(
    'a redirect to %s ends the call',
    async (to) => {
      await expect(requestFrom((socket) => socket.end(found(to)))).rejects.toMatchObject({
        kind: expect.stringMatching(/invalid|bad_response/),
      })
    },
  )
})

describe('trying again', () => {
  test('a call that only reads is tried three times', async () => {
    expect(await countTries({}, 1)).toEqual({ status: 200, tries: 2 })
    expect(await countTries({}, 9)).toEqual({ status: 503, tries: 3 })
  })
  test('a call that changes something is tried once, unless its caller allows more tries', async () => {
    expect(await countTries({ method: 'POST' }, 1)).toEqual({ status: 503, tries: 1 })
    expect(await countTries({ method: 'POST', retries: 1 }, 1)).toEqual({ status: 200, tries: 2 })
  })
  test('a retry waits as long as the server asks, and a wait past the deadline is not begun', async () => {
    expect(await countTries({}, 1, ['retry-after: 0'])).toEqual({ status: 200, tries: 2 })
    expect(await countTries({}, 1, ['retry-after: 120'])).toEqual({ status: 503, tries: 1 })
  })
  test('there is a pause between two tries', async () => {
    const server = await startServer((socket) =>
      socket.end(server.connections() === 1 ? busy() : plainAnswer('at last')),
    )
    const outbound = createOutbound({ allowedOrigins: [server.origin] })
    onTestFinished(() => outbound.close())
    const begun = performance.now()
    await outbound.request({ url: server.origin })
    expect(performance.now() - begun).toBeGreaterThan(LEAST_PAUSE_MS)
  })
  test('calls to a host that is down are not retried for ever', async () => {
    const server = await startServer((socket) => socket.end(busy(['retry-after: 0'])))
    const outbound = outboundTo(server)
    for (let call = 0; call < 30; call++) await outbound.request({ url: server.origin })
    expect(server.connections()).toBeLessThanOrEqual(30 + 10 + 30 / 10)
  })
})

describe('politeness', () => {
  test('calls to one host run one by one with a rest between them, and a cancelled call leaves the line', async () => {
    let open = 0
    let most = 0
    const server = await startServer((socket) => {
      most = Math.max(most, ++open)
      setTimeout(() => {
        open -= 1
        socket.end(plainAnswer('x'))
      }, 5)
    })
    const rests: number[] = []
    const clock: Clock = {
      ...machineClock,
      sleep(ms, options) {
        rests.push(ms)
        return machineClock.sleep(ms, options)
      },
    }
    const outbound = createOutbound({
      allowedOrigins: [server.origin],
      politeness: { concurrency: 1, restMs: () => REST_MS },
      clock,
    })
    onTestFinished(() => outbound.close())
    const stop = new AbortController()
    const begun = performance.now()
    const calls = [1, 2, 3, 4].map(() => outbound.request({ url: server.origin }))
    const calledOff = outbound.request({ url: server.origin, signal: stop.signal })
    stop.abort(new Error('no longer wanted'))
    await expect(calledOff).rejects.toThrow('no longer wanted')
    await Promise.all(calls)
    expect([most, server.connections()]).toEqual([1, 4])
    // The last call rests, too, or has rested already.
    expect(rests.slice(0, 3)).toEqual([REST_MS, REST_MS, REST_MS])
    // A timer may be early by a part of a millisecond.
    expect(performance.now() - begun).toBeGreaterThan(3 * (REST_MS - 1))
  })
})

describe('the fetch for libraries', () => {
  test('an answer streams piece by piece, and its body is decoded', async () => {
    const server = await startServer((socket) =>
      socket.end(plainAnswer(gzipSync('{"a":1}'), { headers: ['content-encoding: gzip', 'x-id: 7'] })),
    )
    const response = await outboundTo(server).fetchWithin({})(`${server.origin}/v1`, {
      method: 'POST',
      body: JSON.stringify({ b: 2 }),
      headers: { 'content-type': 'application/json' },
    })
    expect([response.status, response.headers.get('x-id'), await response.json()]).toEqual([
      200,
      '7',
      { a: 1 },
    ])
    expect(server.heard[0]).toMatch(/^POST \/v1 [^]*\{"b":2\}$/)
  })

  test('a silent stream ends with an explained error, and a cancelled stream closes its connection', async () => {
    let left = false
    const server = await startServer((socket) => {
      socket.on('close', () => (left = true))
      socket.write(`HTTP/1.1 200 OK${CRLF}content-length: 9${CRLF}${CRLF}abc`)
    })
    const through = outboundTo(server)
    const silent = await through.fetchWithin({ idleMs: 100 })(server.origin)
    await expect(silent.text()).rejects.toMatchObject({ kind: 'unavailable' })
    const abandoned = await through.fetchWithin({})(server.origin)
    left = false
    await abandoned.body?.cancel()
    await expect.poll(() => left).toBe(true)
  })

  test('an answer with status 204 has no body to read', async () => {
    const server = await startServer((socket) => socket.end(`HTTP/1.1 204 No Content${CRLF}${CRLF}`))
    const response = await outboundTo(server).fetchWithin({})(server.origin)
    expect([response.status, response.body]).toEqual([204, null])
  })
})
