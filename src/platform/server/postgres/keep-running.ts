import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { explainPostgresEnd } from './failure.ts'
import type { LogFile } from './log-file.ts'
import type { ServerProcess } from './server-process.ts'

const RESTART_PAUSES_MS = [50, 250, 1_000, 5_000]

interface KeepInput {
  first: ServerProcess
  /** Starts it once more; null: it ended before it took connections. */
  start: () => Promise<ServerProcess | null>
  dataFolder: string
  logFile: Pick<LogFile, 'sinceMark'>
  pausesMs?: readonly number[]
}

interface KeptServer {
  /** Why it does not run; null while it does. */
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
  const watching = watchOver()

  async function watchOver(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      await current?.exited
      if (stopping.signal.aborted) return
      tellOfEnd()
      const pause = pausesMs[failures] ?? pausesMs.at(-1)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      current = await start().catch(() => null)
      failures = current === null ? failures + 1 : 0
      if (current !== null) tellOfStart()
    }
  }

  /** One line for each reason: with a full disk it ends every five seconds for hours. */
  function tellOfEnd(): void {
    const message = explainPostgresEnd({ output: logFile.sinceMark(), dataFolder })
    if (message !== problem) ctx.log.error(`${message} It is started again.`)
    problem = message
  }

  function tellOfStart(): void {
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
