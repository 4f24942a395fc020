import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { followProcessor } from './testing/processor-time.ts'

export const ROOT = join(import.meta.dirname, '..')

/** Command-line tools of the project. They run with the Node that runs this script, not the one in PATH. */
export const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

export interface ToolRun {
  ok: boolean
  /** Output of the tool; empty when it was shown while the tool ran. */
  output: string
  seconds: number
  /** Processor time of the tool and of all programs that it started; null if the system has no /proc. */
  processorSeconds: number | null
  /** Why the tool failed: an exit code, a signal or the time limit; empty when it succeeded. */
  ending: string
}

interface ToolCall {
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  /** Working directory; by default the project's root. */
  folder?: string
  output: 'keep' | 'show'
  limitSeconds: number
}

// Playwright and vitest clean up on this signal, and stop the product and the test database.
const GENTLE_SIGNAL = 'SIGINT'
const children = new Set<ChildProcess>()
let isListening = false

/** Runs a Node script to its end. Never rejects, so that a crash does not stop other tools. */
export function runTool(call: ToolCall): Promise<ToolRun> {
  const { script, args = [], env = {}, folder = ROOT, output, limitSeconds } = call
  const begun = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const followed = followProcessor(child.pid ?? 0)
  let processorSeconds: number | null = null
  child.once('exit', () => (processorSeconds = followed.end()))
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))

  children.add(child)
  stopChildrenOnSignals()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill(GENTLE_SIGNAL)
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref()
  }, limitSeconds * 1000)

  return new Promise((resolve) => {
    const end = (ending: string) => {
      clearTimeout(timer)
      children.delete(child)
      const seconds = (performance.now() - begun) / 1000
      const kept = Buffer.concat(chunks).toString()
      resolve({ ok: ending === '', output: kept, seconds, processorSeconds, ending })
    }
    child.once('error', (error) => end(error.message))
    child.once('close', (code, signal) => {
      if (isLate) end(`it took more than ${limitSeconds} seconds`)
      else end(code === 0 ? '' : (signal ?? `exit code ${code}`))
    })
  })
}

function stopChildrenOnSignals(): void {
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of children) {
        child.once('close', () => children.size === 0 && process.exit(1))
        child.kill(GENTLE_SIGNAL)
      }
      if (children.size === 0) process.exit(1)
    })
  }
}
