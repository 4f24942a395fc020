import { Temporary } from '#platform/errors.ts'
import { SESSION_OVER } from '#platform/contract/socket.ts'
import { ApiError } from '../api/api-error.ts'
import { readFrame, type Received } from './read-frame.ts'
import { BROKE_OFF, pauseBefore } from './reconnect.ts'

/** K-11 */
const POLL_MS = 100
const OPEN_WAIT_MS = 10_000
const ANSWER_WAIT_MS = 30_000
/** The server says something at least every 25 seconds: this long a silence is a connection that is gone. */
const LONGEST_SILENCE_MS = 60_000

const NOT_SENT = 'There is no live connection to the server at the moment. Please try again.'
const NO_ANSWER = 'The connection was lost before the server answered. Please look whether it was done.'

/** `waiting`: for the next try. `closed`: nothing happens by itself. */
type Phase = 'closed' | 'connecting' | 'open' | 'waiting'

export interface ConnectionState {
  phase: Phase
  /** The tries are used up: whoever reads should know that what is shown may be old. */
  isLost: boolean
}

/** A socket that is being opened. */
interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  onOpen(): void
  onText(text: string): void
  /** Once, at the end. */
  onClose(code: number): void
}

interface ConnectionInput {
  /** Opens a socket; throws where none can be. */
  openWire(events: WireEvents): Wire
  /** What opens the door, for one socket. */
  fetchTicket(): Promise<string>
  onState(state: ConnectionState): void
  onMessage(message: Received): void
  /** Open at the first try: what was said since the page began to load was not heard. */
  onBegin(): void
  /** Something may have been said that was not heard: what is shown should be fetched again. */
  onMissed(): void
  /** The server knows this session no more. */
  onSessionOver(): void
}

export interface Connection {
  open(): void
  close(): void
  /** The network or the person is back: another round of tries where the last one was in vain. */
  wake(): void
  /** Waits for the connection, sends, and waits for what became of it. */
  send(name: string, data: unknown): Promise<void>
}

interface Awaited {
  resolve(): void
  reject(error: Error): void
  timer: ReturnType<typeof setTimeout>
}

/** The live connection of one browser window (M-25). */
export function createConnection(input: ConnectionInput): Connection {
  let state: ConnectionState = { phase: 'closed', isLost: false }
  let wire: Wire | null = null
  let retry: ReturnType<typeof setTimeout> | null = null
  let silence: ReturnType<typeof setTimeout> | null = null
  let triesMade = 0
  let wasOpen = false
  let lastId = 0
  /** Counts connections, so that late events of an earlier one say nothing. */
  let turn = 0
  const awaited = new Map<number, Awaited>()

  function become(change: Partial<ConnectionState>): void {
    state = { ...state, ...change }
    input.onState(state)
  }

  function connect(): void {
    turn += 1
    const mine = turn
    const isMine = () => mine === turn
    expectSound()
    become({ phase: 'connecting' })
    input
      .fetchTicket()
      .then((ticket) => {
        if (isMine()) openWith(ticket, isMine)
      })
      .catch(() => {
        if (isMine()) lose(BROKE_OFF)
      })
  }

  function openWith(ticket: string, isMine: () => boolean): void {
    const opening = input.openWire({
      onOpen: () => opening.send(JSON.stringify({ ticket })),
      onText: (text) => {
        if (isMine()) hear(text)
      },
      onClose: (code) => {
        if (isMine()) lose(code)
      },
    })
    wire = opening
  }

  function expectSound(): void {
    if (silence !== null) clearTimeout(silence)
    silence = setTimeout(() => {
      const silent = wire
      lose(BROKE_OFF)
      silent?.close()
    }, LONGEST_SILENCE_MS)
  }

  function hear(text: string): void {
    expectSound()
    const frame = readFrame(text)
    switch (frame?.kind) {
      case 'welcome':
        welcome()
        return
      case 'missed':
        input.onMissed()
        return
      case 'done':
        settle(frame.id)?.resolve()
        return
      case 'failed':
        settle(frame.id)?.reject(new ApiError(frame.status, frame.data))
        return
      case 'message':
        input.onMessage(frame.message)
        return
      case 'beat':
      case undefined:
    }
  }

  function welcome(): void {
    const isSmooth = !wasOpen && triesMade === 0 && !state.isLost
    triesMade = 0
    wasOpen = true
    become({ phase: 'open', isLost: false })
    if (isSmooth) input.onBegin()
    else input.onMissed()
  }

  function lose(code: number): void {
    end()
    const pause = pauseBefore({ triesMade, code })
    if (pause === null) become({ phase: 'closed', isLost: true })
    else {
      triesMade += 1
      become({ phase: 'waiting' })
      retry = setTimeout(connect, pause)
    }
    if (code === SESSION_OVER) input.onSessionOver()
  }

  /** Nothing of the present connection counts any more. */
  function end(): void {
    turn += 1
    wire = null
    if (retry !== null) clearTimeout(retry)
    if (silence !== null) clearTimeout(silence)
    retry = null
    silence = null
    for (const id of awaited.keys()) settle(id)?.reject(new Temporary(NO_ANSWER))
  }

  function settle(id: number | null): Awaited | undefined {
    const found = id === null ? undefined : awaited.get(id)
    if (found === undefined || id === null) return undefined
    clearTimeout(found.timer)
    awaited.delete(id)
    return found
  }

  async function untilOpen(): Promise<Wire> {
    for (let waited = 0; waited <= OPEN_WAIT_MS; waited += POLL_MS) {
      if (state.phase === 'open' && wire !== null) return wire
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    throw new Temporary(NOT_SENT)
  }

  return {
    open() {
      if (state.phase === 'closed' && !state.isLost) connect()
    },
    close() {
      const closing = wire
      end()
      closing?.close()
      triesMade = 0
      wasOpen = false
      become({ phase: 'closed', isLost: false })
    },
    wake() {
      if (state.phase !== 'closed' || !state.isLost) return
      triesMade = 0
      connect()
    },
    async send(name, data) {
      const open = await untilOpen()
      lastId += 1
      const id = lastId
      const answered = Promise.withResolvers<void>()
      const timer = setTimeout(() => settle(id)?.reject(new Temporary(NO_ANSWER)), ANSWER_WAIT_MS)
      awaited.set(id, { ...answered, timer })
      open.send(JSON.stringify({ id, name, data }))
      return answered.promise
    },
  }
}
