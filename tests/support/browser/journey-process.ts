import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { countWorld } from '#tests/support/worlds.ts'

const READY_MS = 120_000

export interface JourneyProcess {
  pid: number | undefined
  /** The data folder. */
  folder: string
  /** The address that controls the sandbox beside it, or null when there is none. */
  control: string | null
  stop(): Promise<void>
}

/** Starts a Keyloom of its own, for journeys that need another configuration than the shared one. */
export async function startKeyloom(port: number, env: Record<string, string>): Promise<JourneyProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-journey-'))
  const { PATH, HOME } = process.env
  countWorld('program')
  const child = spawn(process.execPath, ['bin/keyloom.ts', 'start'], {
    env: { PATH, HOME, TZ: 'UTC', PORT: String(port), BLOG_PORT: 'off', KEYLOOM_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  const began = Date.now()
  while (!output.includes('Keyloom is ready')) {
    if (child.exitCode !== null || Date.now() - began > READY_MS) {
      child.kill('SIGINT')
      throw new Error(`It did not become ready:\n${output}`)
    }
    await sleep(20)
  }
  return {
    pid: child.pid,
    folder,
    control: /steer them at (\S+)/.exec(output)?.[1] ?? null,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts one whose demo gets no search data: their import takes minutes and adds keywords and clusters. */
export async function startWithoutImport(
  port: number,
  env: Record<string, string>,
): Promise<JourneyProcess & { control: string }> {
  const keyloom = await startKeyloom(port, env)
  const { control } = keyloom
  if (control === null) throw new Error('no sandbox runs beside the program')
  await createControlClient(control).order('/latency', { service: 'searchConsole', ms: 600_000 })
  return { ...keyloom, control }
}
