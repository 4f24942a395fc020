import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { explainPostgresEnd } from './failure.ts'
import type { LogFile } from './log-file.ts'
import type { ServerProcess } from './server-process.ts'

const RESTART_PAUSES_MS = [50, 250, 1_000, 5_000]

interface KeepInput {
  first: ServerProcess
  /** Starts the server again; returns null when it ended before it accepted connections. */
  start: () => Promise<ServerProcess | null>
  dataFolder: string
  logFile: Pick<LogFile, 'sinceMark'>
  pausesMs?: readonly number[]
}

interface KeptServer {
  /** Why the server does not run, or null while it runs. */
  findProblem(): string | null
  stop(): Promise<void>
}

/** Starts the server again whenever it ends by itself. */
export function keepRunning(
  ctx: { log: Log },
  { first, start, dataFolder, logFile, pausesMs = RESTART_PAUSES_MS }: KeepInput,
): KeptServer {
  let current: ServerProcess | null = first
  let problem: string | null = null
  const stopping = new AbortController()
  const watching = watch()

  async function watch(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      await current?.exited
      if (stopping.signal.aborted) return
      logEnd()
      const pause = pausesMs[failures] ?? pausesMs.at(-1)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      current = await start().catch(() => null)
      failures = current === null ? failures + 1 : 0
      if (current !== null) logStart()
    }
  }

  /** Logs one line for each reason: with a full disk, the server ends every five seconds for hours. */
  function logEnd(): void {
    const message = explainPostgresEnd({ output: logFile.sinceMark(), dataFolder })
    if (message !== problem) ctx.log.error(`${message} It is started again.`)
    problem = message
  }

  function logStart(): void {
    ctx.log.warn('PostgreSQL runs again.')
    problem = null
  }

  return {
    findProblem: () => problem,
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
      await current?.stop()
    },
  }
}
