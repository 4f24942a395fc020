import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findTrouble } from './house/find-trouble.ts'
import { ROOT } from './run-tool.ts'

const LARGEST_TEXT = 1024 * 1024
const TEXT = /(^|\/)[^.]+$|\.(ts|tsx|js|mjs|cjs|css|sql|html|md|json|jsonl|yml|yaml|csv|txt|svg|sh)$/

const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const paths = [...new Set(listing.split('\0'))].filter(Boolean)
const findings = findTrouble(paths.flatMap(readSource))
for (const { path, line, sentence } of findings) console.log(`${path}:${line}: ${sentence}`)
process.exitCode = findings.length > 0 ? 1 : 0

/** Nothing for a file that is deleted but still listed; a name without text for pictures and large data. */
function readSource(path: string) {
  const stats = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile()) return []
  const isText = TEXT.test(path) && stats.size <= LARGEST_TEXT
  return [{ path, text: isText ? readFileSync(join(ROOT, path), 'utf8') : '' }]
}
