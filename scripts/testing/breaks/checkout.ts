import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../run-tool.ts'
import { makeOwnFolder } from '../own-folder.ts'

/** Copies the working tree, with its packages, to a folder that is removed when this process ends. */
export function makeCheckout(): string {
  const folder = makeOwnFolder(tmpdir(), 'keyloom-breaks')
  for (const path of listFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Files that git tracks or does not ignore, without deleted ones. */
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
