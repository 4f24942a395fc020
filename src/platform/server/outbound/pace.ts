import { machineClock, type Clock } from '../clock.ts'

const MINUTE_MS = 60_000

interface Pace {
  /** Waits until the next call may begin. */
  takeTurn(signal: AbortSignal): Promise<void>
}

/** Spreads calls evenly over time, however many wait at once, so that a quota per minute is never exceeded. */
export function createPace(callsAMinute: number, clock: Clock = machineClock): Pace {
  let next = 0
  return {
    async takeTurn(signal) {
      const now = clock.now()
      const at = Math.max(now, next)
      next = at + MINUTE_MS / callsAMinute
      if (at > now) await clock.sleep(at - now, { signal })
    },
  }
}
