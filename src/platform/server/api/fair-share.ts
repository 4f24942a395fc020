import { TooManyRequests } from '#platform/errors.ts'
import type { Database } from '../database/database.ts'

/** How many of the ten connections of all requests one workspace may use at a time, so that some are left to others. */
const AT_ONCE = 4
const LONGEST_WAIT_MS = 10_000
/** When so many requests wait already, further ones are refused at once. */
const MOST_WAITING = 200
const WAIT_SECONDS = 5

/** Gives the place to the next request. */
export type Leave = () => void

interface FairShare {
  /** Returns null when all places of this name are taken. */
  tryEnter(name: string): Leave | null
  /** Waits for a place; throws TooManyRequests when too many wait, or when the wait takes too long. */
  enter(name: string): Promise<Leave>
}

const shares = new WeakMap<Database, FairShare>()

/** The places of a pool of connections. They count for this process only: another process has its own connections. */
export function shareOf(database: Database): FairShare {
  const known = shares.get(database) ?? openFairShare()
  shares.set(database, known)
  return known
}

interface Line {
  working: number
  waiting: Set<() => void>
}

function openFairShare(): FairShare {
  const lines = new Map<string, Line>()

  function tryEnter(name: string): Leave | null {
    const line = lines.get(name) ?? { working: 0, waiting: new Set() }
    if (line.working >= AT_ONCE) return null
    line.working += 1
    lines.set(name, line)
    return () => leave(name, line)
  }

  /** The longest waiting request gets the place directly, so that a newer one cannot take it. */
  function leave(name: string, line: Line): void {
    const [next] = line.waiting
    if (next !== undefined) return next()
    line.working -= 1
    if (line.working === 0) lines.delete(name)
  }

  return {
    tryEnter,
    async enter(name) {
      const place = tryEnter(name)
      const line = lines.get(name)
      if (place !== null || line === undefined) return place ?? (() => {})
      if (line.waiting.size >= MOST_WAITING) throw crowded()
      await waitIn(line)
      return () => leave(name, line)
    },
  }
}

function waitIn({ waiting }: Line): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const end = () => {
    clearTimeout(timer)
    waiting.delete(end)
    resolve()
  }
  const timer = setTimeout(() => {
    waiting.delete(end)
    reject(crowded())
  }, LONGEST_WAIT_MS)
  waiting.add(end)
  return promise
}

function crowded(): TooManyRequests {
  return new TooManyRequests(
    `This workspace has too many requests going on at once. Please try again in ${WAIT_SECONDS} seconds.`,
    WAIT_SECONDS,
  )
}
