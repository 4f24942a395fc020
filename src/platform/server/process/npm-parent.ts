import { readFileSync } from 'node:fs'
import process from 'node:process'
import { processStart } from './identity.ts'

const LOOK_EVERY_MS = 500
const GENERATIONS = 8

/**
 * Calls back when the npm that started this process is gone: a killed npm ends no process that it started, and they
 * would keep running unnoticed. Linux only; elsewhere, and without npm, nothing is watched.
 */
export function whenNpmIsGone(callback: () => void): { stop(): void } {
  const npm = findNpm()
  if (npm === null) return { stop() {} }
  const started = processStart(npm)
  const timer = setInterval(() => processStart(npm) !== started && callback(), LOOK_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}

function findNpm(): number | null {
  let pid = process.ppid
  for (let generation = 0; generation < GENERATIONS && pid > 1; generation++) {
    const parent = readProcess(pid)
    if (parent === null) return null
    if (parent.name.startsWith('npm ')) return pid
    pid = parent.parent
  }
  return null
}

function readProcess(pid: number): { name: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const name = stat.slice(stat.indexOf('(') + 1, end)
    return { name, parent: Number(stat.slice(end + 2).split(' ')[1]) }
  } catch {
    return null
  }
}
