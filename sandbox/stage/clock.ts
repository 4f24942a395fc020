import { setTimeout } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  /** Stops at this moment, or at the present one. */
  freeze(at?: number): void
  /** Goes on from where it stands. */
  run(): void
  readonly isFrozen: boolean
  /** Until so much time has passed: by itself, or because somebody moved the clock. A reset ends it. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** Real time again. */
  reset(): void
}

/** Of a timer; while the clock stands still nothing else ends one. */
const LONGEST_MS = 2 ** 31 - 1

/** A clock that goes with the machine's until somebody moves or stops it. */
export function createClock(realNow: () => number = Date.now): Clock {
  let offset = 0
  let frozen: number | null = null
  let reset = new AbortController()
  let moved = Promise.withResolvers<void>()
  const now = () => frozen ?? realNow() + offset
  const tell = () => {
    moved.resolve()
    moved = Promise.withResolvers()
  }
  return {
    now,
    advance(ms) {
      if (frozen === null) offset += ms
      else frozen += ms
      tell()
    },
    freeze(at = now()) {
      frozen = at
      tell()
    },
    run() {
      if (frozen !== null) offset = frozen - realNow()
      frozen = null
      tell()
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
      tell()
    },
  }
}
