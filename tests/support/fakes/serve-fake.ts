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
  status?: number
  headers?: Record<string, string>
  /** Text as it is, everything else as JSON. */
  body: unknown
}

export interface Fake {
  baseUrl: string
  /** What was asked, in order. */
  asked: FakeRequest[]
  /** Answers this to everything from now on; null: as itself again. */
  failWith(answer: FakeAnswer | null): void
  /** Sends this part of each answer, as if it were all. */
  cutAfter(part: number): void
}

/** A service on loopback that speaks somebody's protocol, until the test ends. */
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

/** The guarded way to these origins and to public ones, which waits for nothing between its tries; closed when the test ends. */
export function openWayTo(...origins: string[]) {
  const outbound = createOutbound({ allowedOrigins: origins, clock: createQuickClock() })
  onTestFinished(() => outbound.close())
  return outbound
}
