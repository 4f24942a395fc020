import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Stage } from '../stage/stage.ts'
import { CUT, replyHtml, replyJson, type Reply, type Service } from './service.ts'

interface Listener {
  baseUrl: string
  stop(): Promise<void>
}

const LARGEST_BODY = 4 * 1024 * 1024
const HOST = '127.0.0.1'

/** Serves a service on a loopback port of its own; port 0 takes a free one. */
export async function listen(
  stage: Stage,
  { name, port, service }: { name: string; port: number; service: Service },
): Promise<Listener> {
  const stopping = new AbortController()
  const server = createServer((request, response) => {
    const leaving = new AbortController()
    response.on('close', () => leaving.abort())
    const signal = AbortSignal.any([leaving.signal, stopping.signal])
    answer(stage, { name, service, request, response, signal }).catch(() => response.destroy())
  })
  // A client that was held up must not send on a connection that closes just then.
  server.keepAliveTimeout = 0
  server.listen(port, HOST)
  await once(server, 'listening')
  return {
    baseUrl: `http://${HOST}:${portOf(server)}`,
    async stop() {
      stopping.abort()
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}

interface Visit {
  name: string
  service: Service
  request: IncomingMessage
  response: ServerResponse
  signal: AbortSignal
}

async function answer(stage: Stage, visit: Visit): Promise<void> {
  const { name, request, response, signal } = visit
  const bytes = await readBody(request)
  if (bytes === null) return send(response, replyJson(413, { error: 'too large' }))
  const path = request.url ?? '/'
  const latency = stage.faults.latencyOf(name, path)
  if (latency > 0) await stage.clock.sleep(latency, signal)
  const reply = await replyTo(stage, visit, bytes)
  const at = new Date(stage.clock.now()).toISOString()
  stage.journal.write({
    at,
    service: name,
    method: request.method ?? '',
    path,
    status: reply?.status ?? 0,
    body: bytes.toString(),
  })
  await (reply === null ? response.destroy() : send(response, reply))
}

/** The service's reply, or null when the connection is closed without an answer. */
async function replyTo(stage: Stage, visit: Visit, bytes: Buffer): Promise<Reply | null> {
  const { name, service, request, signal } = visit
  const host = request.headers.host ?? HOST
  const target = `http://${host}${request.url?.startsWith('/') ? request.url : '/'}`
  if (!URL.canParse(target)) return replyJson(400, { error: 'bad request' })
  const url = new URL(target)
  const fault = stage.faults.take(name, url.pathname)
  if (fault === 'reset') return null
  if (fault === 'html') return replyHtml(502, '<html><body><h1>Bad gateway</h1></body></html>')
  if (fault === 'hang') {
    await waitForEnd(signal)
    return null
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([header, value]) => [header, String(value)]),
  )
  const call = { method: request.method ?? 'GET', url, headers, body: bytes.toString(), bytes, signal }
  if (fault !== 'lost') return service({ ...call, fault })
  await service({ ...call, fault: null })
  return null
}

async function waitForEnd(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

async function send(response: ServerResponse, { status, headers = {}, body = '' }: Reply): Promise<void> {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers })
  if (typeof body === 'string' || body instanceof Uint8Array) {
    response.end(body)
    return
  }
  for await (const piece of body) {
    if (piece === CUT || response.destroyed) return void response.destroy()
    await new Promise((resolve) => response.write(piece, resolve))
  }
  response.end()
}

/** The body, or null when it is larger than these protocols allow. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request) {
    bytes += piece.length
    if (bytes > LARGEST_BODY) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
