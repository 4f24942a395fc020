import { spawn } from 'node:child_process'
import process from 'node:process'
import { countWorld } from '#tests/support/worlds.ts'

interface CommandEnd {
  code: number | NodeJS.Signals | null
  stdout: string
  stderr: string
}

/** Runs a command of the product to its end as a real process, without a terminal. */
export function runCommand(args: string[], env: Record<string, string> = {}): Promise<CommandEnd> {
  const { PATH, HOME } = process.env
  countWorld('program')
  const child = spawn(process.execPath, ['bin/keyloom.ts', ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal, stdout, stderr }))
  })
}
