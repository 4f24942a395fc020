import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { withFileSentence } from '../file-trouble.ts'
import { findFreePort } from '../process/free-port.ts'
import { findPostgresBinaries } from './binaries.ts'
import { explainPostgresFailure, isPassing } from './failure.ts'
import { prepareDataFolder, resetPasswords } from './initialise.ts'
import { openLogFile } from './log-file.ts'
import { stopOrphan } from './orphan.ts'
import { readOrCreatePassword } from './password.ts'
import { addressesOf, type PostgresAddresses } from './running-postgres.ts'
import { startServerProcess, type ServerInput, type ServerProcess } from './server-process.ts'

const ATTEMPTS = 20
const RESTART_PAUSES_MS = [50, 250, 1_000, 5_000]

export interface Postgres extends PostgresAddresses {
  stop(): Promise<void>
}

export interface PostgresInput {
  /** Holds the data, the password and the log. */
  folder: string
  role: string
  /** false trades durability for speed: for databases that tests throw away. */
  isDurable?: boolean
  say?: (line: string) => void
}

/** Runs an own PostgreSQL on a loopback port, and starts it again when it ends by itself. */
export async function startPostgres(ctx: { log: Log }, input: PostgresInput): Promise<Postgres> {
  const { folder, role, isDurable = true, say = () => {} } = input
  const dataFolder = join(folder, 'postgres')
  const passwordFile = join(folder, 'postgres-password')
  const binaries = findPostgresBinaries()
  const { password, isNew } = await withFileSentence(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return readOrCreatePassword(passwordFile)
  })
  const prepared = await prepareDataFolder({ binaries, dataFolder, passwordFile, role })
  await stopOrphan({ dataFolder, say })
  if (isNew && prepared === 'found') await resetPasswords({ binaries, dataFolder, role, password })
  const logFile = await withFileSentence(folder, () => openLogFile(join(folder, 'postgres.log')))
  const server = { binaries, dataFolder, logFile, isDurable }
  try {
    const { port, first } = await startOnFreePort(server)
    const kept = keepRunning(ctx, server, port, first)
    return {
      ...addressesOf({ role, password, port }),
      async stop() {
        await kept.stop()
        logFile.close()
      },
    }
  } catch (error) {
    logFile.close()
    throw error
  }
}

async function startOnFreePort(server: ServerInput): Promise<{ port: number; first: ServerProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    const first = await startServerProcess(server, port)
    if (first !== null) return { port, first }
    const output = server.logFile.sinceMark()
    if (attempt === ATTEMPTS || !isPassing(output)) {
      throw explainPostgresFailure({ doing: 'did not start', output, dataFolder: server.dataFolder })
    }
    await sleep(100)
  }
}

/** The same port again, because connections are made to it. */
function keepRunning(ctx: { log: Log }, server: ServerInput, port: number, first: ServerProcess) {
  let current: ServerProcess | null = first
  const stopping = new AbortController()
  const watching = watchOver()

  async function watchOver(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      await current?.exited
      if (stopping.signal.aborted) return
      ctx.log.error('PostgreSQL ended by itself and is started again')
      await sleep(RESTART_PAUSES_MS[failures] ?? 5_000, undefined, { signal: stopping.signal }).catch(
        () => {},
      )
      if (stopping.signal.aborted) return
      current = await startServerProcess(server, port).catch(() => null)
      failures = current === null ? failures + 1 : 0
    }
  }

  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
      await current?.stop()
    },
  }
}
