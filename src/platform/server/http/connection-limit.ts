import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { machineClock, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { writeRawError } from './client-errors.ts'
import { networkOf } from './client-network.ts'

/** One address can hold this part of all connections. */
const SHARES = 4
const BETWEEN_WARNINGS_MS = 60_000

interface ConnectionLimit {
  /** Of all addresses together, sockets included; 0: as many as the system lets be. */
  most: number
  /** Whether connections from this address are those of many people. */
  isProxy: (address: string) => boolean
  clock?: Clock
}

/** Ends what is more than the limit, and what is more than one address's share of it. */
export function limitConnections(
  { log }: { log: Pick<Log, 'warn'> },
  server: Server,
  { most, isProxy, clock = machineClock }: ConnectionLimit,
): void {
  if (most === 0) return
  const share = Math.max(1, Math.floor(most / SHARES))
  const counts = new Map<string, number>()
  let warnedAt = -Infinity
  server.maxConnections = most
  server.on('drop', () => {
    // Kept for a next request that may never come.
    server.closeIdleConnections()
    if (clock.now() - warnedAt < BETWEEN_WARNINGS_MS) return
    warnedAt = clock.now()
    log.warn({ most }, 'connections are refused: there are as many as CONNECTION_LIMIT allows')
  })
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = counts.get(network) ?? 0
    if (count >= share) return refuse(socket)
    counts.set(network, count + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}

function refuse(socket: Socket): void {
  const message = 'Too many connections from your network. Please close some windows and try again.'
  socket.end(writeRawError({ status: 503, message, code: 'too_many_connections' }), () => socket.destroy())
}
