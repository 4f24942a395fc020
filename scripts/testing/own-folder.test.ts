import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { makeOwnFolder } from './own-folder.ts'

test('what a killed process has left goes, what belongs to others stays', () => {
  const place = mkdtempSync(join(tmpdir(), 'own-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const ended = spawnSync(process.execPath, ['--version']).pid
  const theirs = [`tests-${process.ppid}`, 'tests-of-somebody', `other-${ended}`]
  for (const name of [...theirs, `tests-${ended}`]) mkdirSync(join(place, name))
  const folder = makeOwnFolder(place, 'tests')
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(place).map((name) => join(place, name))).toEqual(
    expect.arrayContaining([folder, ...theirs.map((name) => join(place, name))]),
  )
  expect(existsSync(join(place, `tests-${ended}`))).toBe(false)
})

test('it goes with its process', () => {
  const place = mkdtempSync(join(tmpdir(), 'own-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'own-folder.ts'))}).then(({ makeOwnFolder }) => {
    process.stdout.write(makeOwnFolder(${JSON.stringify(place)}, 'tests'))
  })`
  const made = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(made.stdout).toMatch(/tests-\d+$/)
  expect(readdirSync(place)).toEqual([])
})
