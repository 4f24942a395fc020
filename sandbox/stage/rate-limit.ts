import { BoundedMap } from './bounded-map.ts'

const MINUTE_MS = 60_000
const MOST_KEYS = 10_000

/** Counts calls per key and minute, or another time. The function returns the seconds to wait, or 0 if the call is allowed. */
export function createRateLimit(
  now: () => number,
  mostCalls: number,
  windowMs = MINUTE_MS,
): (key: string) => number {
  const windows = new BoundedMap<{ start: number; calls: number }>(MOST_KEYS)
  return (key) => {
    const at = now()
    const known = windows.get(key)
    const isOpen = known !== undefined && at >= known.start && at < known.start + windowMs
    const window = isOpen ? known : { start: at, calls: 0 }
    window.calls++
    windows.set(key, window)
    return window.calls > mostCalls ? Math.ceil((window.start + windowMs - at) / 1000) : 0
  }
}
