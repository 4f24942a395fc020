import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { requestFrom } from '#tests/support/network/outbound-servers.ts'
import { plainAnswer } from '#tests/support/network/raw-server.ts'

const CRLF = '\r\n'
const BOMB = Buffer.alloc(50_000_000)
function send(...words: (string | Uint8Array)[]) {
  return (socket: Socket) => {
    for (const word of words) socket.write(word)
  }
}

function repeat(head: string, piece: string | Uint8Array) {
  return (socket: Socket) => {
    socket.write(head)
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    }
    socket.on('drain', more)
    more()
  }
}

describe('answers that are too much', () => {
  test.each([
    ['a gzip bomb', plainAnswer(gzipSync(BOMB), { headers: ['content-encoding: gzip'] })],
    ['a brotli bomb', plainAnswer(brotliCompressSync(BOMB), { headers: ['content-encoding: br'] })],
    ['a plain flood', plainAnswer(BOMB)],
  ])('%s ends at the limit', async (_name, bytes) => {
    await expect(requestFrom((socket) => socket.write(bytes))).rejects.toMatchObject({
      kind: 'bad_response',
      reason: 'too_large',
    })
  })

  test.each([
    ['without a length', `HTTP/1.1 200 OK${CRLF}${CRLF}`, 'x'.repeat(10_000)],
    [
      'in pieces',
      `HTTP/1.1 200 OK${CRLF}transfer-encoding: chunked${CRLF}${CRLF}`,
      `3e8${CRLF}${'x'.repeat(1_000)}${CRLF}`,
    ],
    ['of empty gzip members', `HTTP/1.1 200 OK${CRLF}content-encoding: gzip${CRLF}${CRLF}`, gzipSync('')],
  ])('an endless body %s ends at the limit', async (_name, head, piece) => {
    await expect(requestFrom(repeat(head, piece), { maxBytes: 200_000 })).rejects.toMatchObject({
      reason: 'too_large',
    })
  })

  test.each([
    ['one endless header', `HTTP/1.1 200 OK${CRLF}x: `, 'x'.repeat(10_000)],
    ['endless headers', `HTTP/1.1 200 OK${CRLF}`, `x: y${CRLF}`.repeat(1_000)],
  ])('%s ends at the limit', async (_name, head, piece) => {
    await expect(requestFrom(repeat(head, piece))).rejects.toMatchObject({ kind: 'bad_response' })
  })

  test('a body of exactly the limit is read, one byte more is not', async () => {
    const { body } = await requestFrom((socket) => socket.end(plainAnswer('x'.repeat(1_000))), {
      maxBytes: 1_000,
    })
    expect(body.length).toBe(1_000)
    const more = requestFrom((socket) => socket.end(plainAnswer('x'.repeat(1_001))), { maxBytes: 1_000 })
    await expect(more).rejects.toMatchObject({ reason: 'too_large' })
  })
})

describe('answers that never come', () => {
  const drip = (piece: string) => (socket: Socket) => {
    socket.write(`HTTP/1.1 200 OK${CRLF}`)
    const timer = setInterval(() => socket.write(piece), 20)
    socket.on('close', () => clearInterval(timer))
  }
  test.each([
    ['silence', () => {}],
    ['half a head', send('HTTP/1.1 200 OK')],
    ['a head that drips', drip(`a: b${CRLF}`)],
    ['a body that drips', (socket: Socket) => drip(`${CRLF}x`)(socket)],
    ['a body that stops', send(`HTTP/1.1 200 OK${CRLF}content-length: 10${CRLF}${CRLF}abc`)],
    ['early hints without end', repeat('', `HTTP/1.1 103 Early Hints${CRLF}${CRLF}`)],
  ])('%s ends at the deadline', async (_name, answer) => {
    await expect(requestFrom(answer, { timeoutMs: 300 })).rejects.toMatchObject({
      kind: 'unavailable',
      message: '127.0.0.1 did not answer in time; please try again later.',
    })
  })

  test('an answer that is silent for too long ends before the deadline', async () => {
    await expect(requestFrom(() => {}, { idleMs: 100, timeoutMs: 60_000 })).rejects.toMatchObject({
      reason: 'UND_ERR_HEADERS_TIMEOUT',
    })
  })

  test('the caller can end a call before, in and after the head of its answer', async () => {
    for (const answer of [() => {}, send(`HTTP/1.1 200 OK${CRLF}content-length: 9${CRLF}${CRLF}abc`)]) {
      const reason = new Error('the person left')
      const stop = new AbortController()
      const asked = requestFrom(
        (socket) => {
          answer(socket)
          setTimeout(() => stop.abort(reason), 20)
        },
        { signal: stop.signal },
      )
      await expect(asked).rejects.toBe(reason)
    }
    const done = AbortSignal.abort(new Error('already gone'))
    await expect(requestFrom(() => {}, { signal: done })).rejects.toThrow('already gone')
  })
})

describe('answers that are broken', () => {
  test.each([
    ['no HTTP', send('SSH-2.0-OpenSSH_9.6\r\n')],
    ['broken chunks', send(`HTTP/1.1 200 OK${CRLF}transfer-encoding: chunked${CRLF}${CRLF}zz${CRLF}abc`)],
    [
      'two lengths',
      send(`HTTP/1.1 200 OK${CRLF}content-length: 3${CRLF}content-length: 4${CRLF}${CRLF}abcd`),
    ],
    [
      'length and chunks',
      send(
        `HTTP/1.1 200 OK${CRLF}content-length: 3${CRLF}transfer-encoding: chunked${CRLF}${CRLF}3${CRLF}abc`,
      ),
    ],
    [
      'a body that is not the gzip it claims to be',
      (socket: Socket) => socket.end(plainAnswer('plain', { headers: ['content-encoding: gzip'] })),
    ],
    [
      'half a gzip',
      (socket: Socket) =>
        socket.end(
          plainAnswer(gzipSync('x'.repeat(999)).subarray(0, 20), { headers: ['content-encoding: gzip'] }),
        ),
    ],
    [
      'an encoding that was not asked for',
      (socket: Socket) => socket.end(plainAnswer('x', { headers: ['content-encoding: gzip, gzip'] })),
    ],
  ])('%s is an error that says that the answer cannot be read', async (_name, answer) => {
    await expect(requestFrom(answer)).rejects.toMatchObject({ kind: 'bad_response' })
  })

  test.each([
    ['before the head', (socket: Socket) => socket.destroy()],
    ['in the head', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nx')],
    [
      'in the body',
      (socket: Socket) => socket.end(`HTTP/1.1 200 OK${CRLF}content-length: 9${CRLF}${CRLF}abc`),
    ],
  ])('a connection cut %s is a temporary error', async (_name, answer) => {
    await expect(requestFrom(answer)).rejects.toMatchObject({ code: 'temporary' })
  })

  test('no error holds the path, the query or a header of its call', async () => {
    const asked = requestFrom((socket) => socket.destroy(), { headers: { 'x-key': 'hush' } })
    const error: unknown = await asked.catch((failure: unknown) => failure)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/hush|page/)
  })
})
