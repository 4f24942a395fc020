import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../run-tool.ts'
import { makeOwnFolder } from '../own-folder.ts'

/** A copy of the checkout as it is now, with its packages, in a folder that goes when this process ends. */
export function makeCheckout(): string {
  const folder = makeOwnFolder(tmpdir(), 'keyloom-breaks')
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
