import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { makeOwnFolder } from './own-folder.ts'

test('folders of killed processes are removed, also of one with the same process id, and no others', () => {
  const place = mkdtempSync(join(tmpdir(), 'own-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const ended = spawnSync(process.execPath, ['--version']).pid
  const leftovers = [`tests-${ended}`, `tests-${process.pid}`]
  const theirs = [`tests-${process.ppid}`, 'tests-of-somebody', `other-${ended}`]
  for (const name of [...theirs, ...leftovers]) mkdirSync(join(place, name, 'data'), { recursive: true })
  const folder = makeOwnFolder(place, 'tests')
  expect(readdirSync(place).sort()).toEqual([...theirs, basename(folder)].sort())
  expect(readdirSync(folder)).toEqual([])
})

test('an own folder is removed when its process ends', () => {
  const place = mkdtempSync(join(tmpdir(), 'own-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'own-folder.ts'))}).then(({ makeOwnFolder }) => {
    process.stdout.write(makeOwnFolder(${JSON.stringify(place)}, 'tests'))
  })`
  const made = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(made.stdout).toMatch(/tests-\d+$/)
  expect(readdirSync(place)).toEqual([])
})
