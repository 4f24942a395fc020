import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Conflict } from '#platform/errors.ts'
import { isAlive } from '../process/identity.ts'

const SAY_AFTER_MS = 2_000
const FAST_MS = 30_000
const GIVE_UP_MS = 40_000

/** Stops the database that a killed predecessor left running on this data, in the gentlest way that works. */
export async function stopOrphan({
  dataFolder,
  say,
}: {
  dataFolder: string
  say: (line: string) => void
}): Promise<void> {
  const began = Date.now()
  let asked: NodeJS.Signals | null = null
  let hasSaid = false
  for (;;) {
    const pids = findDatabaseProcesses(dataFolder)
    if (pids.length === 0) return forgetReusedPid(dataFolder)
    const waited = Date.now() - began
    const wanted: NodeJS.Signals = waited > FAST_MS ? 'SIGQUIT' : 'SIGINT'
    if (asked !== wanted) signalPostmaster(dataFolder, pids, wanted)
    asked = wanted
    if (waited > SAY_AFTER_MS && !hasSaid) say('Waiting for the previous database to finish its work.')
    hasSaid = waited > SAY_AFTER_MS
    if (waited > GIVE_UP_MS) {
      throw new Conflict(`PostgreSQL (process ${pids[0]}) still runs on ${dataFolder} and does not stop.`)
    }
    await sleep(25)
  }
}

/** Includes the children of a server that is itself dead: their writes have to end before a new server begins. */
function findDatabaseProcesses(dataFolder: string): number[] {
  if (process.platform === 'linux') {
    const folder = realpathSync(dataFolder)
    return readdirSync('/proc')
      .filter(isPid)
      .filter((pid) => workingFolder(pid) === folder)
      .map(Number)
  }
  const pid = postmasterPid(dataFolder)
  return pid !== null && isPostgres(pid, dataFolder) ? [pid] : []
}

function isPid(name: string): boolean {
  return /^\d+$/.test(name) && Number(name) !== process.pid
}

function workingFolder(pid: string): string | null {
  try {
    const isProgram = readlinkSync(`/proc/${pid}/exe`).includes('postgres')
    return isProgram ? readlinkSync(`/proc/${pid}/cwd`) : null
  } catch {
    return null
  }
}

function isPostgres(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  try {
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(dataFolder)
  } catch {
    return false
  }
}

function signalPostmaster(dataFolder: string, pids: number[], signal: NodeJS.Signals): void {
  const postmaster = postmasterPid(dataFolder)
  if (postmaster === null || !pids.includes(postmaster)) return
  try {
    process.kill(postmaster, signal)
  } catch (error) {
    if (!isAlive(postmaster)) return
    throw new Conflict(
      `PostgreSQL (process ${postmaster}) of another user runs on ${dataFolder}; stop it first.`,
      {
        cause: error,
      },
    )
  }
}

/**
 * Forgets a noted pid that another process has, as in a restarted container: PostgreSQL would take that process for a
 * server.
 */
function forgetReusedPid(dataFolder: string): void {
  const pid = postmasterPid(dataFolder)
  if (pid !== null && isAlive(pid)) rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
}

function postmasterPid(dataFolder: string): number | null {
  return readPostmasterFile(dataFolder)?.pid ?? null
}

/** What a running server writes about itself; its last line says whether it accepts connections. */
export function readPostmasterFile(
  dataFolder: string,
): { pid: number; port: number; isReady: boolean } | null {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}
