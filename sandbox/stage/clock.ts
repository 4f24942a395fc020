export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  /** Stops at this moment, or at the present one. */
  freeze(at?: number): void
  /** Goes on from where it stands. */
  run(): void
  readonly isFrozen: boolean
  /** Real time again. */
  reset(): void
}

/** A clock that goes with the machine's until somebody moves or stops it. */
export function createClock(realNow: () => number = Date.now): Clock {
  let offset = 0
  let frozen: number | null = null
  const now = () => frozen ?? realNow() + offset
  return {
    now,
    advance(ms) {
      if (frozen === null) offset += ms
      else frozen += ms
    },
    freeze(at = now()) {
      frozen = at
    },
    run() {
      if (frozen !== null) offset = frozen - realNow()
      frozen = null
    },
    get isFrozen() {
      return frozen !== null
    },
    reset() {
      offset = 0
      frozen = null
    },
  }
}
