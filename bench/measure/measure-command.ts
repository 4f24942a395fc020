import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Measurement {
  /** User and system time of the process, its threads and the children it waited for; steps of 10 ms. */
  cpuSeconds: number
  wallSeconds: number
  /** Highest resident memory of the process itself, in MiB. */
  peakMegabytes: number
  stdout: string
}

interface Settings {
  runs: number
  cwd?: string
  env?: NodeJS.ProcessEnv
}

const POLL_MS = 4
const TICKS_A_SECOND = 100

/** Runs a Node script several times, one after the other, with this Node. */
export function measureNode(args: string[], settings: Settings): Promise<Measurement[]> {
  return measureCommand(process.execPath, args, settings)
}

/**
 * Runs any command several times and measures it from outside, so that ours and its peers are measured
 * alike. Linux only, and no other child process may end meanwhile: its time would count too.
 */
export async function measureCommand(
  command: string,
  args: string[],
  { runs, cwd, env }: Settings,
): Promise<Measurement[]> {
  const results: Measurement[] = []
  while (results.length < runs)
    results.push(await measureOnce(command, args, { ...(cwd && { cwd }), ...(env && { env }) }))
  return results
}

/** The median of each number; the output is that of the first run. */
export function takeMedians(runs: Measurement[]): Measurement & { runs: number } {
  const middle = (pick: (run: Measurement) => number) => median(runs.map(pick))
  return {
    cpuSeconds: middle((run) => run.cpuSeconds),
    wallSeconds: middle((run) => run.wallSeconds),
    peakMegabytes: middle((run) => run.peakMegabytes),
    stdout: runs[0]?.stdout ?? '',
    runs: runs.length,
  }
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

function measureOnce(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<Measurement> {
  const cpuBefore = readChildrenCpuSeconds()
  const begun = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))

  let peakMegabytes = 0
  const poll = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, readPeakMegabytes(child.pid))
  }, POLL_MS)

  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(poll)
      reject(new Error(`${command} could not be started: ${error.message}`))
    })
    child.once('exit', () => clearInterval(poll))
    child.once('close', (code, signal) => {
      const wallSeconds = (performance.now() - begun) / 1000
      const cpuSeconds = roundToTicks(readChildrenCpuSeconds() - cpuBefore)
      if (code === 0)
        resolve({ cpuSeconds, wallSeconds, peakMegabytes, stdout: Buffer.concat(stdout).toString() })
      else
        reject(
          new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}: ${Buffer.concat(stderr)}`),
        )
    })
  })
}

// The kernel adds a child's time here when it has ended: exact, and without any help from the child.
function readChildrenCpuSeconds(): number {
  const [user, system] = readStat('self').slice(13, 15)
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

function roundToTicks(seconds: number): number {
  return Math.round(seconds * TICKS_A_SECOND) / TICKS_A_SECOND
}

/** User and system time of a process and its threads, in steps of 10 ms. */
export function readCpuSeconds(pid: number): number {
  const [user, system] = readStat(String(pid)).slice(11, 13)
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

/** What the kernel says of a process, from its state on. */
function readStat(pid: string): string[] {
  const stat = readProc(`${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The high-water mark of this program alone, in MiB; the maximum of getrusage would include the parent's. */
export function readPeakMegabytes(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function readProc(path: string): string {
  if (process.platform !== 'linux') throw new Error('Processes can be measured on Linux only.')
  return readFileSync(`/proc/${path}`, 'utf8')
}
