import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import process from 'node:process'

/**
 * Identifies one process for ever: a reused pid has another `started`, another machine or container another `place`.
 */
interface ProcessIdentity {
  pid: number
  started: string
  place: string
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: processStart(process.pid) ?? '', place: ownPlace() }
}

/**
 * `unseen`: the process ran on another machine, before a restart or in another container, and cannot be seen from here.
 */
export function findProcessState(identity: ProcessIdentity): 'running' | 'gone' | 'unseen' {
  if (identity.place !== ownPlace()) return 'unseen'
  return processStart(identity.pid) === identity.started ? 'running' : 'gone'
}

/** When the process started, as the system writes it; null when it does not run (a zombie does not). */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') return linuxStart(pid)
  if (process.platform === 'win32') return isAlive(pid) ? 'running' : null
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Counts fields after the last parenthesis, because a process name may contain spaces and parentheses. */
function linuxStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function ownPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
