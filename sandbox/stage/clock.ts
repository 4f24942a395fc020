import { setTimeout } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  /** Stops the clock at the given time, by default the current one. */
  freeze(at?: number): void
  /** Lets a stopped clock run on from its time. */
  run(): void
  readonly isFrozen: boolean
  /** Waits until this much time has passed, also when the clock is moved forward. A reset ends the wait. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** Sets the clock back to real time. */
  reset(): void
}

/** The longest time of a timer. A sleep on a stopped clock uses it, and ends when the clock is moved. */
const LONGEST_MS = 2 ** 31 - 1

/** A clock that follows the machine's until it is moved or stopped. */
export function createClock(realNow: () => number = Date.now): Clock {
  let offset = 0
  let frozen: number | null = null
  let reset = new AbortController()
  let moved = Promise.withResolvers<void>()
  const now = () => frozen ?? realNow() + offset
  const wakeSleepers = () => {
    moved.resolve()
    moved = Promise.withResolvers()
  }
  return {
    now,
    advance(ms) {
      if (frozen === null) offset += ms
      else frozen += ms
      wakeSleepers()
    },
    freeze(at = now()) {
      frozen = at
      wakeSleepers()
    },
    run() {
      if (frozen !== null) offset = frozen - realNow()
      frozen = null
      wakeSleepers()
    },
    async sleep(ms, signal) {
      const end = now() + ms
      const over = reset.signal
      while (now() < end && !over.aborted) {
        const waiting = new AbortController()
        const one = AbortSignal.any([signal, waiting.signal])
        const passing = setTimeout(frozen === null ? end - now() : LONGEST_MS, undefined, { signal: one })
        await Promise.race([passing, moved.promise]).finally(() => {
          waiting.abort()
          passing.catch(() => {})
        })
      }
    },
    get isFrozen() {
      return frozen !== null
    },
    reset() {
      offset = 0
      frozen = null
      reset.abort()
      reset = new AbortController()
      wakeSleepers()
    },
  }
}
