import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createOwned } from '#tests/support/backup/backups.ts'
import { readEveryTable } from '#tests/support/backup/fill-every-table.ts'
import {
  listProcessesOn,
  makeDataFolder,
  ownDatabaseUrl,
  startReady,
} from '#tests/support/process/keyloom-process.ts'
import { runCommand } from '#tests/support/process/run-command.ts'

const superuserOf = (dataFolder: string) => {
  const url = new URL(ownDatabaseUrl(dataFolder))
  url.username = 'postgres'
  return url.href
}

test('the embedded database is backed up while it runs and while it does not, and restored beside it', async () => {
  const dataFolder = makeDataFolder()
  const place = { KEYLOOM_DATA: dataFolder }
  const files = makeDataFolder()
  const running = await startReady({ dataFolder })
  const demo = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await fetch(`${running.address}/api/auth/demo`, demo)).status).toBe(200)
  const before = await readEveryTable(superuserOf(dataFolder))

  const whileRunning = await runCommand(['backup', join(files, 'running.tar.gz')], place)
  expect(whileRunning).toMatchObject({ code: 0, stderr: '' })
  expect(whileRunning.stdout).toMatch(/running\.tar\.gz holds \d+ tables with \d+ rows/)
  const refused = await runCommand(['restore', join(files, 'running.tar.gz'), '--replace', '--yes'], place)
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Keyloom already runs at .*; stop it/),
  })

  running.child.kill('SIGINT')
  await running.ended
  expect(await runCommand(['backup', join(files, 'stopped.tar.gz')], place)).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect(listProcessesOn(dataFolder)).toEqual([])
  expect(readdirSync(dataFolder)).not.toContain('keyloom.lock')

  const fresh = makeDataFolder()
  const restored = await runCommand(['restore', join(files, 'stopped.tar.gz')], { KEYLOOM_DATA: fresh })
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  const again = await runCommand(['restore', join(files, 'stopped.tar.gz')], { KEYLOOM_DATA: fresh })
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is data already: /) })
  const unsure = await runCommand(['restore', join(files, 'stopped.tar.gz'), '--replace'], {
    KEYLOOM_DATA: fresh,
  })
  expect(unsure).toMatchObject({ code: 1, stderr: expect.stringMatching(/add --yes/) })
  const second = await startReady({ dataFolder: fresh })
  expect(await readEveryTable(superuserOf(fresh))).toEqual(before)
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
}, 120_000)

test('a database of an operator’s own is migrated, backed up, verified and restored by commands', async () => {
  const { url } = await createOwned()
  const env = { DATABASE_URL: url }
  const file = join(makeDataFolder(), 'backup.tar.gz')
  const migrated = await runCommand(['migrate'], env)
  expect(migrated).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Applied 0001-instance\.sql\.\n/),
  })
  expect((await runCommand(['migrate'], env)).stdout).toBe('The database is up to date.\n')
  expect(await runCommand(['backup', file], env)).toMatchObject({ code: 0, stderr: '' })
  const verified = await runCommand(['verify-backup', file])
  expect(verified.stdout).toMatch(/^ +0 {2}access_keys\n/)
  expect(verified.stdout).toMatch(
    / is whole: \d+ tables with \d+ rows and 0 files, .* up to migration \d{4}-.*\.sql\.\n$/,
  )
  const elsewhere = await createOwned()
  expect(await runCommand(['restore', file], { DATABASE_URL: elsewhere.url })).toMatchObject({
    code: 0,
    stderr: '',
  })
}, 60_000)

test.each([
  [['backup'], 'Usage: keyloom backup <file>\n'],
  [['backup', 'a', 'b'], 'Usage: keyloom backup <file>\n'],
  [['restore', 'a', '--force'], 'Usage: keyloom restore <file> [--replace [--yes]]\n'],
  [['verify-backup'], 'Usage: keyloom verify-backup <file>\n'],
  [['migrate', 'now'], 'Usage: keyloom migrate\n'],
  [['doctor', '--all'], 'Usage: keyloom doctor [--json] [--start]\n'],
])('%j tells how it is used', async (args, usage) => {
  expect(await runCommand(args)).toEqual({ code: 1, stdout: '', stderr: usage })
})

test('where nothing was ever stored there is nothing to back up, and nothing is made', async () => {
  const dataFolder = join(makeDataFolder(), 'nowhere')
  const ended = await runCommand(['backup', join(dataFolder, 'x')], { KEYLOOM_DATA: dataFolder })
  expect(ended).toMatchObject({
    code: 1,
    stderr: `There is no data in ${dataFolder}; name its folder with KEYLOOM_DATA.\n`,
  })
  expect(existsSync(dataFolder)).toBe(false)
})
