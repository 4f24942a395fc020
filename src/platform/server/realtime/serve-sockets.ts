import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { Message } from '#platform/contract/message.ts'
import { TOO_MUCH } from '#platform/contract/socket.ts'
import { TooManyAttempts } from '#platform/errors.ts'
import type { Database } from '../database/database.ts'
import { ENDLESS_DISK, type Disk } from '../disk/watch-disk.ts'
import { answerMessage, fail } from './answer-message.ts'
import { Audience } from './audience.ts'
import { openFeed } from './feed.ts'
import { LARGEST_FRAME_BYTES, MOST_PENDING, SOCKET_LIMITS, type SocketLimits } from './limits.ts'
import { endSession, sendWord, type LiveSocket } from './live-socket.ts'
import { buildDoors, type MessageHandlers } from './message-handlers.ts'
import { readText } from './read-text.ts'
import { countSessions } from './session-counts.ts'
import { takeUpgrades } from './upgrades.ts'
import { openWaitingRoom } from './waiting-room.ts'

interface SocketsInput<Messages extends readonly Message[]> {
  messages: Messages
  handlers: MessageHandlers<Messages>
  database: () => Database
  /** Its address, for the one connection that listens. */
  databaseUrl: () => string
  publicUrl: string
  /** The session that a ticket is for; it is used up by that. null: it is for none. */
  redeemTicket: (ticket: string) => Promise<string | null>
  now: () => Date
  limits?: Partial<SocketLimits>
  /** What everything is stored on. */
  disk?: Disk
}

/** A frame that breaks off, or a browser that does not answer the goodbye, is waited for this long. */
const GOODBYE_MS = 1_000
const OPTIONS = {
  noServer: true,
  maxPayload: LARGEST_FRAME_BYTES,
  maxFragments: 128,
  maxBufferedChunks: 1_024,
  closeTimeout: GOODBYE_MS,
}
const BUSY = 'Too many messages at once. Please wait a moment and try again.'

/** Serves the socket, the second door to the commands, and tells its browsers what is published. */
export function serveSockets<const Messages extends readonly Message[]>(
  server: FastifyInstance,
  input: SocketsInput<Messages>,
): void {
  const { database, now, redeemTicket, disk = ENDLESS_DISK } = input
  const { log } = server
  const limits = { ...SOCKET_LIMITS, ...input.limits }
  const answering = { log, database, now, disk, doors: buildDoors(input.messages, input.handlers) }
  const sockets = new WebSocketServer(OPTIONS)
  const audience = new Audience({ log, database, now })
  const counts = countSessions(limits, now)
  const waitingRoom = openWaitingRoom(limits)
  const feed = openFeed(
    { log },
    {
      url: input.databaseUrl,
      name: 'keyloom messages',
      onNotice: (notice) => audience.heed(notice),
      onGap: () => audience.heedGap(),
    },
  )

  function greet(socket: WebSocket, request: FastifyRequest): void {
    // Without a listener, one oversize frame ends the process; the close that follows says enough.
    socket.on('error', () => {})
    waitingRoom.receive(socket, async (ticket) => {
      const session = await redeemTicket(ticket)
      if (session === null) return endSession({ socket })
      if (!counts.open(session)) return socket.close(TOO_MUCH, 'Too many windows are open.')
      socket.once('close', () => counts.close(session))
      await welcome({ socket, session, browser: describe(request), ...NEW })
    })
  }

  async function welcome(live: LiveSocket): Promise<void> {
    const { socket } = live
    socket.once('close', () => audience.leave(live))
    // Listening comes first: what is published from now on is heard.
    await feed.untilHeard()
    if (!(await audience.admit(live))) return endSession(live)
    socket.on('message', (raw: RawData, isBinary: boolean) => receive(live, raw, isBinary))
    for (const sign of ['ping', 'pong'] as const) socket.on(sign, () => noteSign(live))
    sendWord(live, 'welcome')
  }

  function receive(live: LiveSocket, raw: RawData, isBinary: boolean): void {
    live.isAlive = true
    const text = readText(raw, isBinary)
    const count = counts.countMessage(live.session)
    if (count === 'flood') return cutOff(live)
    if (count === 'busy' || live.pending >= MOST_PENDING)
      return fail(answering, live, { id: peekId(text), error: new TooManyAttempts(BUSY) })
    live.pending += 1
    live.idle = live.idle.then(async () => {
      await answerMessage(answering, live, text)
      live.pending -= 1
    })
  }

  function noteSign(live: LiveSocket): void {
    live.isAlive = true
    if (counts.countFrame(live.session) === 'flood') cutOff(live)
  }

  const heartbeat = setInterval(() => {
    audience.endExpired()
    for (const live of audience.sockets) beat(live)
  }, limits.heartbeatMs)

  const refuseUpgrades = takeUpgrades(server, {
    publicUrl: input.publicUrl,
    accept: (request, socket, head) =>
      sockets.handleUpgrade(request.raw, socket, head, (opened) => greet(opened, request)),
  })

  server.addHook('preClose', async () => {
    refuseUpgrades()
    clearInterval(heartbeat)
    const running = [...audience.sockets].map(({ idle }) => idle)
    // Without a goodbye: browsers come back by themselves only after a connection that broke off.
    for (const socket of sockets.clients) socket.terminate()
    await Promise.all([feed.close(), ...running])
  })
}

/** Browsers of ours write the id first: what is refused for being too much is not read any further. */
function peekId(text: string | null): number | null {
  const [, id] = /^\{"id":(\d{1,15}),/.exec(text ?? '') ?? []
  return id === undefined ? null : Number(id)
}

const NEW = { member: null, isStale: false, isAlive: true, pending: 0, idle: Promise.resolve() }

/** Gives a sign of life and asks for one; whoever gave none since the last time is gone. */
function beat(live: LiveSocket): void {
  if (!live.isAlive) {
    live.socket.terminate()
    return
  }
  live.isAlive = false
  live.socket.ping(() => {})
  sendWord(live, 'beat')
}

function cutOff({ socket }: LiveSocket): void {
  socket.removeAllListeners('message')
  socket.close(TOO_MUCH, 'Too many messages.')
}

function describe({ headers, ip }: FastifyRequest) {
  return {
    address: ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    identify: () => {
      throw new Error('a socket has no cookie')
    },
  }
}
