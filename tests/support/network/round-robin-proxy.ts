import { Agent, createServer, get, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const LOOK_EVERY_MS = 200

interface Upstream {
  address: string
  agent: Agent
  isReady: boolean
}

interface RoundRobinProxy {
  address: string
  /** The reasons why answers did not arrive; empty when none was lost. */
  losses: string[]
  untilReady(count: number): Promise<void>
}

/**
 * Distributes requests in turn among the servers whose `/readyz` answers 200. It repeats a request only when the
 * connection was refused, so that no server has begun the first one.
 */
export async function startRoundRobinProxy(addresses: string[]): Promise<RoundRobinProxy> {
  const upstreams = addresses.map((address) => ({
    address,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }))
  const losses: string[] = []
  let turn = 0

  function forward(asked: IncomingMessage, answer: ServerResponse, left: number): void {
    const ready = upstreams.filter(({ isReady }) => isReady)
    const upstream = ready[turn++ % ready.length]
    if (upstream === undefined || left === 0) {
      reportLoss(answer, 'nobody is ready')
      return
    }
    const { address, agent } = upstream
    const passed = request(`${address}${asked.url}`, { method: asked.method, headers: asked.headers, agent })
    passed.on('response', (reply) => {
      const { connection: _, ...headers } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, headers)
      reply.on('error', (error) => losses.push(`${asked.url} was cut off: ${error.message}`)).pipe(answer)
    })
    passed.on('error', (error) => {
      const wasRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (wasRefused) upstream.isReady = false
      if (wasRefused) forward(asked, answer, left - 1)
      else reportLoss(answer, `${asked.url} was lost: ${error.message}`)
    })
    passed.end()
  }

  function reportLoss(answer: ServerResponse, reason: string): void {
    losses.push(reason)
    if (!answer.headersSent) answer.writeHead(502)
    answer.end()
  }

  const server = createServer((asked, answer) => forward(asked, answer, upstreams.length))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const watching = setInterval(() => void Promise.all(upstreams.map(look)), LOOK_EVERY_MS)
  onTestFinished(async () => {
    clearInterval(watching)
    for (const { agent } of upstreams) agent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    losses,
    async untilReady(count) {
      while (upstreams.filter(({ isReady }) => isReady).length < count) await sleep(50)
    },
  }
}

function look(upstream: Upstream): Promise<void> {
  return new Promise((resolve) => {
    const asked = get(`${upstream.address}/readyz`, { agent: false }, (reply) => {
      upstream.isReady = reply.statusCode === 200
      reply.resume().on('close', resolve)
    })
    asked.on('error', () => {
      upstream.isReady = false
      resolve()
    })
  })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
