import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, statSync, symlinkSync, watch } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { PROJECT, prepareClusterFolder } from '#tests/support/clusterer/cluster-command.ts'
import { drawSerpRows } from '#tests/support/engine/serp-rows.ts'

const PROGRAM = join(PROJECT, 'bin/keyloom.ts')
const HEADER = 'cluster,main_keyword,keyword,volume,overlap'
/** Input whose result is larger than a pipe's buffer and than the file size limit of the test. */
const LARGE = drawSerpRows(9, { rows: 6_000, pools: 600 })
  .map((row) => JSON.stringify(row))
  .join('\n')
const folder = prepareClusterFolder()

describe('errors while writing', () => {
  test('a reader that closes the pipe early is no error', async () => {
    folder.write('k.jsonl', LARGE)
    const command = `"${process.execPath}" "${PROGRAM}" cluster k.jsonl --out - | head -n 1; echo "\${PIPESTATUS[0]}"`
    const output = execFileSync('bash', ['-c', command], {
      cwd: folder.path(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    expect(output).toBe(`${HEADER}\n0\n`)
  })

  test('a full disk leaves neither a result nor a part of one', async () => {
    folder.write('k.jsonl', LARGE)
    const command = `ulimit -f 64; exec "${process.execPath}" "${PROGRAM}" cluster k.jsonl`
    const result = await new Promise<{ code: number | null; stderr: string }>((done) => {
      const child = spawn('bash', ['-c', command], {
        cwd: folder.path(),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let stderr = ''
      child.stderr.on('data', (text) => (stderr += text))
      child.on('close', (code) => done({ code, stderr }))
    })
    expect(result).toEqual({
      code: 2,
      stderr: 'The result is larger than files may be here; nothing was written.\n',
    })
    expect(readdirSync(folder.path())).toEqual(['k.jsonl'])
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s during the writing leaves no incomplete file',
    async (signal) => {
      folder.write('k.jsonl', LARGE)
      folder.write('clusters.csv', 'mine')
      const child = spawn(process.execPath, [PROGRAM, 'cluster', 'k.jsonl'], {
        cwd: folder.path(),
        stdio: 'ignore',
      })
      const ended = new Promise((done) => child.on('close', done))
      const writes = watch(folder.path(), (_event, name) => {
        if (name?.endsWith('.part')) child.kill(signal)
      })
      await ended
      writes.close()
      expect(child.killed).toBe(true)
      expect(readdirSync(folder.path()).toSorted()).toEqual(['clusters.csv', 'k.jsonl'])
      expect([1, 6_002]).toContain(folder.read('clusters.csv').split('\n').length)
    },
  )

  test('an existing file keeps its permissions, and a link its target', async () => {
    folder.write('real.csv', 'old')
    execFileSync('chmod', ['640', join(folder.path(), 'real.csv')])
    symlinkSync('real.csv', join(folder.path(), 'link.csv'))
    folder.write('k.jsonl', '{"keyword":"a","urls":["https://x.example/"]}')
    expect((await folder.run(['k.jsonl', '--out', 'link.csv'])).code).toBe(0)
    expect(folder.read('real.csv')).toContain('1,a,a,,')
    expect(statSync(join(folder.path(), 'real.csv')).mode & 0o777).toBe(0o640)
  })

  test('a device is written to, not replaced', async () => {
    folder.write('k.jsonl', '{"keyword":"a","urls":["https://x.example/"]}')
    expect((await folder.run(['k.jsonl', '--out', '/dev/null'])).code).toBe(0)
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  })
})
