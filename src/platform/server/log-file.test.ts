import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLogFile } from './log-file.ts'

function makeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'new', 'keyloom.log')
}

test('lines are appended, also after another start', () => {
  const file = makeFile()
  openLogFile(file)('one\n')
  openLogFile(file)('two\n')
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
})

test('a full log becomes the one older log', () => {
  const file = makeFile()
  const write = openLogFile(file, 10)
  for (const line of ['first\n', 'second\n', 'third\n']) write(line)
  expect(readFileSync(file, 'utf8')).toBe('third\n')
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('second\n')
})
