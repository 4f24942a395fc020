import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { countWorld } from '#tests/support/worlds.ts'
import type { AtEnd } from '#tests/support/database/test-database.ts'
import { findQuietPort } from './quiet-port.ts'
import { buildWebApp } from './web-app.ts'

const READY_MS = 90_000

export interface KeyloomProcess {
  child: ChildProcess
  address: string
  /** Everything that it has printed so far, on both streams. */
  output(): string
  /** Resolves with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

interface RunInput {
  dataFolder: string
  env?: Record<string, string>
  /** A command to put before `node`, for example one that changes the user. */
  prefix?: string[]
  /** The program to run instead of `keyloom start`. */
  program?: string[]
  port?: number
  atEnd?: AtEnd
}

/** Runs `keyloom start` as a real process, which is stopped with its database when the test ends. */
export async function runKeyloom({
  dataFolder,
  env = {},
  prefix = [],
  program = ['bin/keyloom.ts', 'start'],
  port,
  atEnd = onTestFinished,
}: RunInput): Promise<KeyloomProcess> {
  await buildWebApp()
  const chosenPort = port ?? (await findQuietPort())
  const [command = '', ...args] = [...prefix, process.execPath, ...program]
  const { PATH, HOME } = process.env
  countWorld('program')
  const child = spawn(command, args, {
    // Without the sandbox there is one process less; tests of the sandbox turn it on.
    env: {
      PATH,
      HOME,
      PORT: String(chosenPort),
      BLOG_PORT: 'off',
      KEYLOOM_DATA: dataFolder,
      SANDBOX: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? -1))
  })
  atEnd(async () => {
    child.kill('SIGINT')
    await ended
  })
  return { child, address: `http://127.0.0.1:${chosenPort}`, output: () => output, ended }
}

/** Runs it and waits for the line with the address. */
export async function startReady(input: RunInput): Promise<KeyloomProcess> {
  const running = await runKeyloom(input)
  const isReady = () => running.output().includes(`Keyloom is ready at ${running.address}\n`)
  const began = Date.now()
  while (!isReady()) {
    if (running.child.exitCode !== null || Date.now() - began > READY_MS) {
      throw new Error(`It did not become ready:\n${running.output()}`)
    }
    await sleep(20)
  }
  return running
}

/** A folder whose name has spaces, removed when the test ends. */
export function makeDataFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom data of a test '))
  atEnd(async () => {
    await untilNothingRunsOn(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** The processes that have the folder in their command line. */
export function listProcessesOn(folder: string): number[] {
  const own = new Set([process.pid])
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && !own.has(pid) && commandLine(pid).includes(folder))
}

async function untilNothingRunsOn(folder: string): Promise<void> {
  const began = Date.now()
  while (listProcessesOn(folder).length > 0 && Date.now() - began < 15_000) await sleep(25)
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The address of the program's own database, read from its files. */
export function ownDatabaseUrl(dataFolder: string): string {
  const password = readFileSync(join(dataFolder, 'postgres-password'), 'utf8').trim()
  const port = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://keyloom:${password}@127.0.0.1:${port}/keyloom`
}
