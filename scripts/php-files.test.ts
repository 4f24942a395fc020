import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './run-tool.ts'

const FILES = globSync('{connectors,tests}/wordpress/**/*.php', { cwd: ROOT }).sort()
const PLUGIN_FILES = FILES.filter((path) => path.startsWith('connectors/'))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('PHP can read every PHP file', (context) => {
  context.skip(spawnSync('php', ['-v']).status !== 0, 'PHP would be needed')
  const wrong = FILES.filter((path) => spawnSync('php', ['-l', join(ROOT, path)]).status !== 0)
  expect(FILES.length).toBeGreaterThan(15)
  expect(wrong).toEqual([])
})

describe.each(PLUGIN_FILES)('%s', (path) => {
  test('the file cannot be called by its address', () => {
    expect(read(path)).toMatch(/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m)
  })

  test('the file calls no other servers and runs no text as code', () => {
    const calls =
      /\b(wp_(safe_)?remote_\w+|curl_\w+|fsockopen|download_url|eval|assert|create_function|unserialize)\s*\(/
    expect(calls.exec(read(path))).toBeNull()
  })

  test('the file is short', () => {
    expect(read(path).split('\n').length).toBeLessThanOrEqual(200)
  })
})
