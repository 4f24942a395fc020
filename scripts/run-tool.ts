import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { followProcessor } from './testing/processor-time.ts'

export const ROOT = join(import.meta.dirname, '..')

/** Command-line tools of the project, run by the Node that runs this script, whatever PATH says. */
export const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

export interface ToolRun {
  ok: boolean
  /** Empty when the output was shown while it ran. */
  output: string
  seconds: number
  /** Of the tool and of all programs that it started; null where the system does not tell. */
  processorSeconds: number | null
  /** How it ended when it did not end well: an exit code, a signal, the time limit. */
  ending: string
}

interface ToolCall {
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  /** Where it runs; the project's root by default. */
  folder?: string
  output: 'keep' | 'show'
  limitSeconds: number
}

// The one on which Playwright and vitest clean up: the product and the test database end with them.
const GENTLE_SIGNAL = 'SIGINT'
const children = new Set<ChildProcess>()
let isListening = false

/** Runs one Node script to its end; never rejects, so that one crash stops no other. */
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
