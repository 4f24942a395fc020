import { machineClock, type Clock } from '../clock.ts'

export interface Politeness {
  /** Calls to one host at a time, in this process. */
  concurrency: number
  /**
   * Rest between the end of a call and the next one to the same host; `tookMs` is how long the host was busy with the
   * call.
   */
  restMs: (host: string, tookMs: number) => number
}

interface Line {
  running: number
  waiting: (() => void)[]
}

/** The turn of one call; `stepTo` moves it to another host when a redirect leads there. */
export interface Turn {
  stepTo(host: string, signal: AbortSignal): Promise<void>
  end(): void
}

/** Makes turns by which calls to one host wait for each other. Without politeness settings, calls do not wait. */
export function createTurns(politeness: Politeness | undefined, clock: Clock = machineClock): () => Turn {
  if (politeness === undefined) return () => ({ stepTo: async () => {}, end: () => {} })
  const lines = new Map<string, Line>()
  return () => {
    let at: string | null = null
    let since = 0
    const rest = async (host: string) => {
      const restMs = politeness.restMs(host, clock.now() - since)
      if (restMs > 0) await clock.sleep(restMs, { ref: false })
      passOn(lines, host)
    }
    const end = () => {
      if (at !== null) void rest(at)
      at = null
    }
    return {
      end,
      stepTo: async (host, signal) => {
        if (host === at) return
        end()
        await waitInLine(lines, host, { ...politeness, signal })
        at = host
        since = clock.now()
      },
    }
  }
}

async function waitInLine(
  lines: Map<string, Line>,
  host: string,
  { concurrency, signal }: Politeness & { signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted()
  const line = lines.get(host) ?? { running: 0, waiting: [] }
  lines.set(host, line)
  if (line.running >= concurrency) await waitFor(line, signal)
  else line.running += 1
}

function waitFor(line: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      line.waiting = line.waiting.filter((one) => one !== come)
      reject(signal.reason)
    }
    const come = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
    line.waiting.push(come)
  })
}

function passOn(lines: Map<string, Line>, host: string): void {
  const line = lines.get(host)
  const next = line?.waiting.shift()
  if (line === undefined || next !== undefined) return next?.()
  line.running -= 1
  if (line.running === 0) lines.delete(host)
}
