import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { machineClock, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { writeRawError } from './client-errors.ts'
import { networkOf } from './client-network.ts'

/** All connections are divided into this many shares; one network can hold one share. */
const SHARES = 4
const BETWEEN_WARNINGS_MS = 60_000

interface ConnectionLimit {
  /** The most connections of all addresses together, sockets included; 0 means no limit but that of the system. */
  most: number
  /** Whether the connections from this address belong to many people. */
  isProxy: (address: string) => boolean
  clock?: Clock
}

/** Refuses connections beyond the limit, and those beyond one network's share of it. */
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
    // Idle connections are kept for a next request, which may never be sent.
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
