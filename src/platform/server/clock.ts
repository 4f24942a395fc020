import { setTimeout } from 'node:timers/promises'

/** Waits, and measures how long something took. */
export interface Clock {
  /** Milliseconds since an arbitrary moment. */
  now(): number
  /** With `ref: false` the wait does not keep the process alive. */
  sleep(ms: number, options?: { signal?: AbortSignal; ref?: boolean }): Promise<void>
}

export const machineClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, options) => setTimeout(ms, undefined, options),
}
