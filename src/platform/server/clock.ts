import { setTimeout } from 'node:timers/promises'

/** What waits, and measures how long something took. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  /** `ref: false` keeps no process alive. */
  sleep(ms: number, options?: { signal?: AbortSignal; ref?: boolean }): Promise<void>
}

export const machineClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, options) => setTimeout(ms, undefined, options),
}
