import { spawn, type ChildProcess } from 'node:child_process'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './binaries.ts'
import { asDatabaseUser, databaseEnvironment } from './database-user.ts'
import { tookTooLong } from './failure.ts'
import type { LogFile } from './log-file.ts'
import { readPostmasterFile } from './orphan.ts'
import { serverSettings } from './settings.ts'

const RECOVERY_MS = 300_000
const FAST_STOP_MS = 15_000
const QUICK_STOP_MS = 5_000

export interface ServerProcess {
  exited: Promise<void>
  stop(): Promise<void>
}

export interface ServerInput {
  binaries: PostgresBinaries
  dataFolder: string
  logFile: LogFile
  isDurable: boolean
}

/**
 * Starts postgres and waits until it accepts connections. Returns null when it ended before; the log has the reason.
 */
export async function startServerProcess(input: ServerInput, port: number): Promise<ServerProcess | null> {
  const { binaries, dataFolder, logFile, isDurable } = input
  logFile.mark()
  const launch = asDatabaseUser(dataFolder, {
    command: binaries.postgres,
    args: ['-D', dataFolder, ...serverSettings({ port, isDurable })],
  })
  const child = spawn(launch.command, launch.args, {
    detached: true,
    env: databaseEnvironment(),
    stdio: ['ignore', logFile.descriptor, logFile.descriptor],
  })
  const server = watch(child)
  const began = Date.now()
  for (;;) {
    const state = readPostmasterFile(dataFolder)
    if (state?.isReady === true && state.pid === child.pid) return server
    if (server.hasExited()) return null
    if (Date.now() - began > RECOVERY_MS) {
      await server.stop()
      throw tookTooLong(dataFolder)
    }
    await sleep(15)
  }
}

function watch(child: ChildProcess): ServerProcess & { hasExited(): boolean } {
  let hasExited = false
  const shutDown = () => child.kill('SIGINT')
  process.once('exit', shutDown)
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      hasExited = true
      process.off('exit', shutDown)
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  const waitFor = (ms: number) => Promise.race([exited, sleep(ms, undefined, { ref: false })])
  return {
    exited,
    hasExited: () => hasExited,
    async stop() {
      child.kill('SIGINT')
      await waitFor(FAST_STOP_MS)
      if (!hasExited) child.kill('SIGQUIT')
      await waitFor(QUICK_STOP_MS)
      if (!hasExited) child.kill('SIGKILL')
      await exited
    },
  }
}
