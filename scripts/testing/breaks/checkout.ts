import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ROOT } from '../../run-tool.ts'

const PREFIX = 'keyloom-breaks-'

/**
 * A copy of the checkout as it is now, with its packages, in a folder that goes when this process ends. What a
 * killed run has left is removed by the next one.
 */
export function makeCheckout(): string {
  removeLeftovers()
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const path of listFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** What git knows or would take in, without what is deleted. */
function listFiles(): string[] {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(listing.split('\0'))].filter(
    (path) => path !== '' && statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile(),
  )
}

function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
