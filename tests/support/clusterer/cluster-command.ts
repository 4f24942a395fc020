import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach } from 'vitest'
import { countWorld } from '#tests/support/worlds.ts'
import { runSeveralCommands } from '#tests/support/process/several-commands.ts'

export const PROJECT = join(import.meta.dirname, '../../..')

/** An empty folder for each test, in which `keyloom cluster` runs as a real process. */
export function prepareClusterFolder() {
  let path = ''
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'keyloom cluster '))
  })
  afterEach(() => rmSync(path, { recursive: true, force: true }))

  async function run(args: string[], input = '') {
    countWorld('program')
    const child = spawn(process.execPath, [join(PROJECT, 'bin/keyloom.ts'), 'cluster', ...args], {
      cwd: path,
      env: { PATH: process.env['PATH'] },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (text) => (stdout += text))
    child.stderr.on('data', (text) => (stderr += text))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const code = await new Promise<number | null>((done) => child.on('close', done))
    return { code, stdout, stderr }
  }

  return {
    path: () => path,
    run,
    /** Runs several commands one after the other in one process. */
    runEach: (runs: string[][]) =>
      runSeveralCommands(
        runs.map((args) => ({ args: ['cluster', ...args] })),
        { cwd: path },
      ),
    write(name: string, text: string): string {
      writeFileSync(join(path, name), text)
      return name
    },
    read: (name: string) => readFileSync(join(path, name), 'utf8'),
    /** Every file with its content, or null for a folder. */
    readAll: () =>
      Object.fromEntries(
        readdirSync(path)
          .toSorted()
          .map((name) => [
            name,
            statSync(join(path, name)).isFile() ? readFileSync(join(path, name), 'utf8') : null,
          ]),
      ),
  }
}

/** A pattern of exactly one line that contains these words. */
export function oneLineWith(words: string): RegExp {
  return new RegExp(`^[^\\n]*${RegExp.escape(words)}[^\\n]*\\n$`)
}
