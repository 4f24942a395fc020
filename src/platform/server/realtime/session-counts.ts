import type { SocketLimits } from './limits.ts'

interface Counts {
  sockets: number
  second: number
  frames: number
  messages: number
}

interface SessionCounts {
  /** Counts a socket of the session; false when it has too many. */
  open(session: string): boolean
  close(session: string): void
  /** Counts a ping or a pong. `flood`: more than our own client ever sends. */
  countFrame(session: string): 'fine' | 'flood'
  /** Counts a message. `busy`: the browser should wait a moment. */
  countMessage(session: string): 'fine' | 'busy' | 'flood'
}

/** Counts what each session does, in this process, while it has sockets. */
export function countSessions(limits: SocketLimits, now: () => Date): SessionCounts {
  const known = new Map<string, Counts>()

  function current(session: string): Counts {
    const second = Math.floor(now().getTime() / 1_000)
    const before = known.get(session)
    if (before?.second === second) return before
    const counts = { sockets: before?.sockets ?? 0, second, frames: 0, messages: 0 }
    known.set(session, counts)
    return counts
  }

  function countFrame(session: string) {
    const counts = current(session)
    counts.frames += 1
    return counts.frames > limits.framesPerSecond ? ('flood' as const) : ('fine' as const)
  }

  return {
    open(session) {
      const counts = current(session)
      if (counts.sockets >= limits.sockets) return false
      counts.sockets += 1
      return true
    },
    close(session) {
      const counts = current(session)
      counts.sockets -= 1
      if (counts.sockets <= 0) known.delete(session)
    },
    countFrame,
    countMessage(session) {
      if (countFrame(session) === 'flood') return 'flood'
      const counts = current(session)
      counts.messages += 1
      return counts.messages > limits.messagesPerSecond ? 'busy' : 'fine'
    },
  }
}
