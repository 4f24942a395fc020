import type { QueryClient } from '@tanstack/react-query'
import { SOCKET_PATH } from '#platform/contract/socket.ts'
import { askAgain } from '../api/ask-again.ts'
import { findSession, onSessionChange } from '../session/session.ts'
import { Connection, type ConnectionState, type Ticket, type WireEvents } from './connection.ts'
import type { Received } from './read-frame.ts'

interface LiveInput {
  queryClient: QueryClient
  fetchTicket: () => Promise<Ticket>
}

const OWN_SIGN_OUT_MS = 1_000
/** How long a screen waits for the ticket before it asks for data. */
const TICKET_WAIT_MS = 1_000

const listeners = new Set<(message: Received) => void>()
const stateListeners = new Set<() => void>()
let state: ConnectionState = { phase: 'closed', isLost: false }
let connection: Connection | null = null
let token: string | null = null
let firstTicket: { wait: Promise<void>; isLate: boolean } | null = null

/** Keeps a live connection while a user is signed in. A second call changes nothing. */
export function keepLive({ queryClient, fetchTicket }: LiveInput): void {
  if (connection !== null) return
  connection = new Connection({
    openWire,
    fetchTicket: () => noteFirst(fetchTicket()),
    onState: (now) => {
      state = now
      for (const listener of stateListeners) listener()
    },
    onMessage: (message) => {
      for (const listener of listeners) listener(message)
    },
    onBegin: () => void askAgain(queryClient, { predicate: ({ meta }) => meta?.followsMessages === true }),
    onMissed: () => void askAgain(queryClient),
    onSessionOver: () => {
      const over = token
      // A user who signs out in this tab loses the socket before the answer to the sign-out arrives, hence the pause.
      // Any other session is ended by the 401 to this call, in the one place that ends sessions.
      setTimeout(() => {
        if (token === over) fetchTicket().catch(() => {})
      }, OWN_SIGN_OUT_MS)
    },
  })
  onSessionChange(followSession)
  followSession()
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
}

/**
 * Waits until the session has its first ticket, but not for long. What is fetched after that needs no second request
 * when the connection opens: it gets the messages since then.
 */
export async function untilTicket(): Promise<void> {
  await firstTicket?.wait
}

/** A ticket that comes too late, after screens have asked for data, loses its mark. */
async function noteFirst(asked: Promise<Ticket>): Promise<Ticket> {
  if (firstTicket !== null) return asked
  const first = { wait: Promise.resolve(), isLate: false }
  firstTicket = first
  first.wait = new Promise((resolve) => {
    const timer = setTimeout(() => {
      first.isLate = true
      resolve()
    }, TICKET_WAIT_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    asked.then(end, end)
  })
  const ticket = await asked
  return first.isLate ? { ...ticket, since: '' } : ticket
}

/** Begins another round of tries if the last one has failed. */
export function wake(): void {
  connection?.wake()
}

export function listenTo(listener: (message: Received) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function onLiveState(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => void stateListeners.delete(listener)
}

export function readLiveState(): ConnectionState {
  return state
}

export function sendNamed(name: string, data: unknown): Promise<void> {
  if (connection === null) throw new Error('there is no live connection outside of signed-in screens')
  return connection.send(name, data)
}

/** Gives every session a connection of its own. */
function followSession(): void {
  const now = findSession()?.token ?? null
  if (now === token) return
  token = now
  firstTicket = null
  connection?.close()
  if (now !== null) connection?.open()
}

function openWire({ onOpen, onText, onClose }: WireEvents) {
  const address = new URL(SOCKET_PATH, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onText(String(data)))
  socket.addEventListener('close', ({ code }) => onClose(code))
  return { send: (text: string) => socket.send(text), close: () => socket.close() }
}
