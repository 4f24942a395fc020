import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './read-module.ts'

const LARGEST_TEXT = 1024 * 1024
const TEXT = /(^|\/)[^.]+$|\.(ts|tsx|js|mjs|cjs|css|sql|html|md|json|jsonl|yml|yaml|csv|txt|svg|sh)$/

/** Every file of the project, or of a folder in it, that git tracks or does not ignore. */
export function readHouse(root: string, below = '.'): SourceFile[] {
  const listing = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', below],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const paths = [...new Set(listing.split('\0'))].filter(Boolean)
  return paths.flatMap((path) => readSource(root, path))
}

/** Empty for a file that is deleted but still listed; a file without text for pictures and large data. */
function readSource(root: string, path: string): SourceFile[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile()) return []
  const isText = TEXT.test(path) && stats.size <= LARGEST_TEXT
  return [{ path, text: isText ? readFileSync(join(root, path), 'utf8') : '' }]
}
