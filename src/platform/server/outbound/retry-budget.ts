const MOST = 10
const EARNED = 0.1

/**
 * Limits retries to ten, and then to a tenth of the calls to a host, so that retries do not overload a host that is
 * down.
 */
export function createRetryBudget() {
  const left = new Map<string, number>()
  return {
    earn(host: string): void {
      const now = left.get(host)
      if (now === undefined) return
      if (now + EARNED >= MOST) left.delete(host)
      else left.set(host, now + EARNED)
    },
    spend(host: string): boolean {
      const now = left.get(host) ?? MOST
      if (now < 1) return false
      left.set(host, now - 1)
      return true
    },
  }
}

const FIRST_MS = 250
const LONGEST_MS = 10_000

/**
 * Milliseconds to wait after attempt 1, 2, ...: they double, and are random in their upper half. `chance` is from 0 to
 * 1.
 */
export function chooseBackoff(attempt: number, chance: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS) * (0.5 + chance / 2)
}

/** Seconds of a Retry-After header, given as a number or a date; null when it is missing or cannot be read. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000))
}
