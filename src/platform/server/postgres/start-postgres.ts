import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { withFileSentence } from '../file-trouble.ts'
import { findFreePort } from '../process/free-port.ts'
import { findPostgresBinaries } from './binaries.ts'
import { explainPostgresFailure, isPassing } from './failure.ts'
import { prepareDataFolder, resetPasswords } from './initialise.ts'
import { keepRunning } from './keep-running.ts'
import { openLogFile } from './log-file.ts'
import { stopOrphan } from './orphan.ts'
import { readOrCreatePassword } from './password.ts'
import { addressesOf, type PostgresAddresses } from './running-postgres.ts'
import { startServerProcess, type ServerInput, type ServerProcess } from './server-process.ts'

const ATTEMPTS = 20

export interface Postgres extends PostgresAddresses {
  /** Why the database does not run, when it ended and could not be started again; null while it runs. */
  findProblem(): string | null
  stop(): Promise<void>
}

interface PostgresInput {
  /** Holds the data, the password and the log. */
  folder: string
  role: string
  /** false trades durability for speed: for databases that tests throw away. */
  isDurable?: boolean
  say?: (line: string) => void
}

/** Runs our own PostgreSQL on a loopback port, and starts it again when it ends by itself. */
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
    // A restart uses the same port, because connections are made to it.
    const kept = keepRunning(ctx, { ...server, first, start: () => startServerProcess(server, port) })
    return {
      ...addressesOf({ role, password, port }),
      findProblem: kept.findProblem,
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
