import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { Message } from '#platform/contract/message.ts'
import { TOO_MUCH } from '#platform/contract/socket.ts'
import { TooManyAttempts } from '#platform/errors.ts'
import type { Database } from '../database/database.ts'
import { ENDLESS_DISK, type Disk } from '../disk/watch-disk.ts'
import { answerMessage, sendFailure } from './answer-message.ts'
import { Audience } from './audience.ts'
import { openFeed } from './feed.ts'
import { LARGEST_FRAME_BYTES, MOST_PENDING, SOCKET_LIMITS, type SocketLimits } from './limits.ts'
import { endSession, sendWord, type LiveSocket } from './live-socket.ts'
import { buildReceivers, type MessageHandlers } from './message-handlers.ts'
import { readText } from './read-text.ts'
import { countSessions } from './session-counts.ts'
import { takeUpgrades } from './upgrades.ts'
import { openWaitingRoom } from './waiting-room.ts'

interface SocketsInput<Messages extends readonly Message[]> {
  messages: Messages
  handlers: MessageHandlers<Messages>
  database: () => Database
  /** Connection string for the one connection that listens. */
  databaseUrl: () => string
  publicUrl: string
  /** Returns the session that a ticket is for, and uses the ticket up; null when the ticket is for none. */
  redeemTicket: (ticket: string) => Promise<string | null>
  now: () => Date
  limits?: Partial<SocketLimits>
  /** The disk that everything is stored on. */
  disk?: Disk
}

/** How long to wait for the rest of a frame, or for a browser that does not answer the close. */
const GOODBYE_MS = 1_000
const OPTIONS = {
  noServer: true,
  maxPayload: LARGEST_FRAME_BYTES,
  maxFragments: 128,
  maxBufferedChunks: 1_024,
  closeTimeout: GOODBYE_MS,
}
const BUSY = 'Too many messages at once. Please wait a moment and try again.'

interface Sockets {
  /** A mark for a ticket: its socket gets what is published from now on. Empty when messages cannot be heard now. */
  mark(): Promise<string>
}

/** Serves the socket: browsers start commands through it, and get what is published. */
export function serveSockets<const Messages extends readonly Message[]>(
  server: FastifyInstance,
  input: SocketsInput<Messages>,
): Sockets {
  const { database, now, redeemTicket, disk = ENDLESS_DISK } = input
  const { log } = server
  const limits = { ...SOCKET_LIMITS, ...input.limits }
  const receivers = buildReceivers(input.messages, input.handlers)
  const goingOn = new Set<Promise<void>>()
  const answering = { log, database, now, disk, receivers, goingOn }
  const sockets = new WebSocketServer(OPTIONS)
  const audience = new Audience({ log, database, now })
  const counts = countSessions(limits, now)
  const waitingRoom = openWaitingRoom(limits)
  const feed = openFeed(
    { log },
    {
      url: input.databaseUrl,
      name: 'keyloom messages',
      onNotice: (notice) => audience.receive(notice),
      onGap: () => audience.recoverFromGap(),
    },
  )

  function awaitTicket(socket: WebSocket, request: FastifyRequest): void {
    // Without a listener, one oversize frame would end the process; the close event that follows is enough.
    socket.on('error', () => {})
    waitingRoom.receive(socket, async ({ ticket, since }) => {
      const session = await redeemTicket(ticket)
      if (session === null) return endSession({ socket })
      if (!counts.open(session)) return socket.close(TOO_MUCH, 'Too many windows are open.')
      socket.once('close', () => counts.close(session))
      await welcome({ ...openLive(socket), session, browser: describe(request) }, since)
    })
  }

  async function welcome(live: LiveSocket, since: string): Promise<void> {
    const { socket } = live
    socket.once('close', () => audience.leave(live))
    // Listening begins first, so that nothing that is published from now on is missed.
    await feed.untilListening()
    const admitted = await audience.admit(live, since)
    if (admitted === 'refused') return endSession(live)
    socket.on('message', (raw: RawData, isBinary: boolean) => receive(live, raw, isBinary))
    for (const sign of ['ping', 'pong'] as const) socket.on(sign, () => noteSign(live))
    sendWord(live, 'welcome', { isWhole: admitted === 'fully' })
  }

  function receive(live: LiveSocket, raw: RawData, isBinary: boolean): void {
    live.isAlive = true
    const text = readText(raw, isBinary)
    const count = counts.countMessage(live.session)
    if (count === 'flood') return cutOff(live)
    if (count === 'busy' || live.pending >= MOST_PENDING)
      return sendFailure(answering, live, { id: peekId(text), error: new TooManyAttempts(BUSY) })
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

  // After a busy moment timers run before answers that have arrived are read: setImmediate reads these first.
  const heartbeat = setInterval(() => setImmediate(beatAll), limits.heartbeatMs)

  function beatAll(): void {
    audience.endExpired()
    for (const live of audience.sockets) beat(live)
  }

  const refuseUpgrades = takeUpgrades(server, {
    publicUrl: input.publicUrl,
    accept: (request, socket, head) =>
      sockets.handleUpgrade(request.raw, socket, head, (opened) => awaitTicket(opened, request)),
  })

  server.addHook('preClose', async () => {
    refuseUpgrades()
    clearInterval(heartbeat)
    const running = [...audience.sockets].map(({ idle }) => idle)
    // Cut off without a close frame: browsers reconnect by themselves only after a broken connection.
    for (const socket of sockets.clients) socket.terminate()
    await Promise.all([feed.close(), ...running])
    await Promise.all(goingOn)
  })

  return { mark: () => markNow(feed, audience) }
}

async function markNow(feed: ReturnType<typeof openFeed>, audience: Audience): Promise<string> {
  try {
    await feed.untilListening()
    return audience.mark()
  } catch {
    return ''
  }
}

/** Reads only the id, which our web app writes first: a message that is refused as one too many is not parsed. */
function peekId(text: string | null): number | null {
  const [, id] = /^\{"id":(\d{1,15}),/.exec(text ?? '') ?? []
  return id === undefined ? null : Number(id)
}

function openLive(socket: WebSocket) {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  const unused = { member: null, isStale: false, isAlive: true, pending: 0, idle: Promise.resolve() }
  return { ...unused, socket, gone: gone.signal }
}

/** Sends a beat and a ping, or cuts the socket off when nothing has been received since the last ping. */
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
