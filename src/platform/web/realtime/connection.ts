import { Temporary } from '#platform/errors.ts'
import { SESSION_OVER } from '#platform/contract/socket.ts'
import { ApiError } from '../api/api-error.ts'
import { readFrame, type Received } from './read-frame.ts'
import { BROKE_OFF, pauseBefore } from './reconnect.ts'

/** How often a message that waits checks for the connection (K-11). */
const POLL_MS = 100
const OPEN_WAIT_MS = 10_000
const ANSWER_WAIT_MS = 30_000
/** The server sends something at least every 25 seconds; after so long a silence the connection counts as lost. */
const LONGEST_SILENCE_MS = 60_000

const NOT_SENT = 'There is no live connection to the server at the moment. Please try again.'
const NO_ANSWER = 'The connection was lost before the server answered. Please look whether it was done.'

/** `waiting`: for the next try. `closed`: no try follows by itself. */
type Phase = 'closed' | 'connecting' | 'open' | 'waiting'

export interface ConnectionState {
  phase: Phase
  /** Whether all tries have failed, so that what is shown may be outdated. */
  isLost: boolean
}

/** A socket, which may still be opening. */
interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  onOpen(): void
  onText(text: string): void
  /** Called once, at the end. */
  onClose(code: number): void
}

/** What admits one socket, and the moment from which on the socket gets messages. */
export interface Ticket {
  ticket: string
  since: string
}

interface ConnectionInput {
  /** Opens a socket; throws when that is impossible. */
  openWire(events: WireEvents): Wire
  fetchTicket(): Promise<Ticket>
  onState(state: ConnectionState): void
  onMessage(message: Received): void
  /** Called when the first try has succeeded, but messages since its ticket may have been missed. */
  onBegin(): void
  /** Called when messages may have been missed, so that shown data should be fetched again. */
  onMissed(): void
  /** Called when the server says that the session is over. */
  onSessionOver(): void
}

interface Awaited {
  resolve(): void
  reject(error: Error): void
  timer: ReturnType<typeof setTimeout>
}

/** The live connection of one browser window (M-25). */
export class Connection {
  private readonly input: ConnectionInput
  private state: ConnectionState = { phase: 'closed', isLost: false }
  private wire: Wire | null = null
  private retry: ReturnType<typeof setTimeout> | null = null
  private silence: ReturnType<typeof setTimeout> | null = null
  private triesMade = 0
  private wasOpen = false
  private lastId = 0
  /** Counts connections, so that late events of an earlier one are ignored. */
  private turn = 0
  private readonly awaited = new Map<number, Awaited>()

  constructor(input: ConnectionInput) {
    this.input = input
  }

  open(): void {
    if (this.state.phase === 'closed' && !this.state.isLost) this.connect()
  }

  close(): void {
    const closing = this.wire
    this.end()
    closing?.close()
    this.triesMade = 0
    this.wasOpen = false
    this.setState({ phase: 'closed', isLost: false })
  }

  /** Begins another round of tries if the last one has failed. Called when the network or the user is back. */
  wake(): void {
    if (this.state.phase !== 'closed' || !this.state.isLost) return
    this.triesMade = 0
    this.connect()
  }

  /** Waits for the connection, sends a message, and waits until the server has handled it. */
  async send(name: string, data: unknown): Promise<void> {
    const wire = await this.untilOpen()
    this.lastId += 1
    const id = this.lastId
    const answered = Promise.withResolvers<void>()
    const timer = setTimeout(() => this.settle(id)?.reject(new Temporary(NO_ANSWER)), ANSWER_WAIT_MS)
    this.awaited.set(id, { ...answered, timer })
    wire.send(JSON.stringify({ id, name, data }))
    return answered.promise
  }

  private setState(change: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...change }
    this.input.onState(this.state)
  }

  private connect(): void {
    this.turn += 1
    const mine = this.turn
    const isMine = () => mine === this.turn
    this.restartSilence()
    this.setState({ phase: 'connecting' })
    this.input
      .fetchTicket()
      .then((ticket) => {
        if (isMine()) this.openWith(ticket, isMine)
      })
      .catch(() => {
        if (isMine()) this.lose(BROKE_OFF)
      })
  }

  private openWith(ticket: Ticket, isMine: () => boolean): void {
    const opening = this.input.openWire({
      onOpen: () => opening.send(JSON.stringify(ticket)),
      onText: (text) => {
        if (isMine()) this.receive(text)
      },
      onClose: (code) => {
        if (isMine()) this.lose(code)
      },
    })
    this.wire = opening
  }

  private restartSilence(): void {
    if (this.silence !== null) clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      const silent = this.wire
      this.lose(BROKE_OFF)
      silent?.close()
    }, LONGEST_SILENCE_MS)
  }

  private receive(text: string): void {
    this.restartSilence()
    const frame = readFrame(text)
    switch (frame?.kind) {
      case 'welcome':
        this.welcome(frame)
        return
      case 'missed':
        this.input.onMissed()
        return
      case 'done':
        this.settle(frame.id)?.resolve()
        return
      case 'failed':
        this.settle(frame.id)?.reject(new ApiError(frame.status, frame.data))
        return
      case 'message':
        this.input.onMessage(frame.message)
        return
      case 'beat':
      case undefined:
    }
  }

  private welcome({ isWhole }: { isWhole: boolean }): void {
    const isFirstTry = !this.wasOpen && this.triesMade === 0 && !this.state.isLost
    this.triesMade = 0
    this.wasOpen = true
    this.setState({ phase: 'open', isLost: false })
    if (!isFirstTry) this.input.onMissed()
    else if (!isWhole) this.input.onBegin()
  }

  private lose(code: number): void {
    this.end()
    const pause = pauseBefore({ triesMade: this.triesMade, code })
    if (pause === null) this.setState({ phase: 'closed', isLost: true })
    else {
      this.triesMade += 1
      this.setState({ phase: 'waiting' })
      this.retry = setTimeout(() => this.connect(), pause)
    }
    if (code === SESSION_OVER) this.input.onSessionOver()
  }

  /** Drops the present connection: its late events are ignored, and its open messages fail. */
  private end(): void {
    this.turn += 1
    this.wire = null
    if (this.retry !== null) clearTimeout(this.retry)
    if (this.silence !== null) clearTimeout(this.silence)
    this.retry = null
    this.silence = null
    for (const id of this.awaited.keys()) this.settle(id)?.reject(new Temporary(NO_ANSWER))
  }

  private settle(id: number | null): Awaited | undefined {
    const found = id === null ? undefined : this.awaited.get(id)
    if (found === undefined || id === null) return undefined
    clearTimeout(found.timer)
    this.awaited.delete(id)
    return found
  }

  private async untilOpen(): Promise<Wire> {
    for (let waited = 0; waited <= OPEN_WAIT_MS; waited += POLL_MS) {
      if (this.state.phase === 'open' && this.wire !== null) return this.wire
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    throw new Temporary(NOT_SENT)
  }
}
