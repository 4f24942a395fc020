import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { createQuickClock } from '#tests/support/network/quick-clock.ts'

export interface FakeRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeAnswer {
  /** 200 by default; 0 ends the connection without an answer. */
  status?: number
  headers?: Record<string, string>
  /** Sent as it is if it is text, otherwise as JSON. */
  body: unknown
}

export interface Fake {
  baseUrl: string
  /** The requests so far, in order. */
  asked: FakeRequest[]
  /** Answers every request with this from now on; null restores the fake's own answers. */
  failWith(answer: FakeAnswer | null): void
  /** Sends only this part (0 to 1) of each answer, as if it were complete. */
  cutAfter(part: number): void
}

/** A fake service on loopback, closed when the test ends. */
export async function serveFake(answer: (request: FakeRequest) => FakeAnswer): Promise<Fake> {
  const asked: FakeRequest[] = []
  let fault: FakeAnswer | null = null
  let sent = 1
  const server = createServer(async (request, reply) => {
    const body = (await Array.fromAsync(request)).join('')
    const read = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://fake.example'),
      headers: request.headers,
      body,
    }
    asked.push(read)
    const { status = 200, headers = {}, body: said } = fault ?? answer(read)
    if (status === 0) {
      request.socket.destroy()
      return
    }
    reply.writeHead(status, { 'content-type': 'application/json', ...headers })
    const text = typeof said === 'string' ? said : JSON.stringify(said)
    reply.end(text.slice(0, Math.round(text.length * sent)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    failWith: (next) => {
      fault = next
    },
    cutAfter: (part) => {
      sent = part
    },
  }
}

/** An outbound client that may call these origins and public ones, does not pause between attempts, and is closed when
 * the test ends. */
export function openOutboundTo(...origins: string[]) {
  const outbound = createOutbound({ allowedOrigins: origins, clock: createQuickClock() })
  onTestFinished(() => outbound.close())
  return outbound
}
