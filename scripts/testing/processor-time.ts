import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { parseStat, sumTree, type LinuxProcess, type ProcessTime } from './process-tree.ts'

const SAMPLE_EVERY_MS = 500

const seen = new Map<string, ProcessTime>()
let followed = 0
let timer: NodeJS.Timeout | undefined
let waitedBefore = 0

/**
 * Measures a child of this process and all processes that it starts. Call `end` when the child has ended: it returns
 * their processor seconds, or null if the system has no /proc.
 */
export function followProcessor(pid: number): { end(): number | null } {
  const root = sampleProcesses().get(pid)?.id
  if (followed === 0) {
    waitedBefore = readWaited()
    timer = setInterval(sampleProcesses, SAMPLE_EVERY_MS)
    timer.unref()
  }
  followed++
  return {
    end() {
      const waited = readWaited()
      const ofChild = waited - waitedBefore
      waitedBefore = waited
      const total = root === undefined ? null : Math.max(ofChild, sumTree(root, [...seen.values()]))
      followed--
      if (followed === 0) {
        clearInterval(timer)
        seen.clear()
      }
      return total
    },
  }
}

/** The time of children that this process has waited for, including a child that has just ended. */
function readWaited(): number {
  return readProcess(String(process.pid))?.waited ?? 0
}

/** Records the times of all descendants of this process, also of those whose parent has ended since. */
function sampleProcesses(): Map<number, LinuxProcess> {
  const all = new Map<number, LinuxProcess>()
  for (const name of listProcesses()) {
    const found = readProcess(name)
    if (found !== null) all.set(found.pid, found)
  }
  for (const { id, parentPid, own, waited } of all.values()) {
    const known = seen.get(id)
    if (known === undefined && !isBelowThis(all, parentPid)) continue
    seen.set(id, { id, parent: known?.parent ?? all.get(parentPid)?.id ?? '', own, waited })
  }
  return all
}

function isBelowThis(all: Map<number, LinuxProcess>, parentPid: number): boolean {
  for (let pid = parentPid; ;) {
    const parent = all.get(pid)
    if (pid === process.pid) return true
    if (parent === undefined) return false
    if (seen.has(parent.id)) return true
    pid = parent.parentPid
  }
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readProcess(name: string): LinuxProcess | null {
  try {
    return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))
  } catch {
    return null
  }
}
