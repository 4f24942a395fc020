import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PROGRAM_PATH } from './requirements.ts'

const env = { ...process.env, PATH: PROGRAM_PATH }
const STOP_MS = 10_000

/** Runs a program to its end and returns what it prints. */
export async function run(program: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

export interface Running {
  pid: number
  /** What it has printed so far. */
  output(): string
  /** Ends it, and all programs that it started. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program that runs until it is stopped, with all of its children in one group. */
export function start(program: string, args: string[], more: Record<string, string> = {}): Running {
  const child = spawn(program, args, {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-20_000)))
  const ended = once(child, 'close')
  const pid = child.pid ?? 0
  return {
    pid,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      signalGroup(pid, signal)
      const isLate = await Promise.race([ended.then(() => false), sleep(STOP_MS, true, { ref: false })])
      if (isLate) signalGroup(pid, 'SIGKILL')
      await ended
    },
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Asks again until the answer is yes. */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  { running }: { running: Running },
): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`It did not start: ${running.output()}`)
    await sleep(50)
  }
}
