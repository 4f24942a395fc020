import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { readEveryTable } from '#tests/support/backup/fill-every-table.ts'
import { query } from '#tests/support/database/test-database.ts'
import { atEndOfFile } from '#tests/support/process/end-of-file.ts'
import {
  listProcessesOn,
  makeDataFolder,
  ownDatabaseUrl,
  runKeyloom,
  startReady,
  type KeyloomProcess,
} from '#tests/support/process/keyloom-process.ts'
import { runCommand } from '#tests/support/process/run-command.ts'
import { runSeveralCommands } from '#tests/support/process/several-commands.ts'
import { copyUsedData } from '#tests/support/process/used-data.ts'

// One installation through its life: the tests run in this order, and each uses the state that the previous one left.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const findingsSchema = z.array(z.object({ about: z.string(), state: z.string() }))
const atEnd = atEndOfFile()
let dataFolder: string
let backups: string
let place: { KEYLOOM_DATA: string }
let running: KeyloomProcess
/** The rows of every table after the demo was opened. */
let before: Record<string, unknown[]>

/** The data is below a closed folder, which root may use. */
beforeAll(async () => {
  const home = join(makeDataFolder(atEnd), 'closed home')
  dataFolder = join(home, 'the data')
  backups = join(home, 'backups')
  place = { KEYLOOM_DATA: dataFolder }
  for (const folder of [home, dataFolder, backups]) mkdirSync(folder, { mode: 0o700 })
  await copyUsedData(dataFolder)
  running = await startReady({ dataFolder, atEnd })
  await openDemoSession(running.address)
  before = await readEveryTable(superuserOf(dataFolder))
})

function superuserOf(folder: string): string {
  const url = new URL(ownDatabaseUrl(folder))
  url.username = 'postgres'
  return url.href
}

const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status

describe('while the installation runs', () => {
  test('a second start on the same data says where the first one answers', async () => {
    const second = await runKeyloom({ dataFolder })
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Keyloom already runs at ${running.address} on the data in ${dataFolder} (process ${running.child.pid}); ` +
        'stop it, or choose another folder with KEYLOOM_DATA.\n',
    )
    expect(await readiness(running.address)).toBe(200)
  })

  test('the database refuses connections without the password', async () => {
    const url = new URL(ownDatabaseUrl(dataFolder))
    url.password = 'guess'
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  test('doctor finds it sound, it can be backed up, and nothing can be restored into it', async () => {
    const file = join(backups, 'running.tar.gz')
    const [found, backup, refused] = await runSeveralCommands([
      { args: ['doctor', '--json'], env: { ...place, PORT: new URL(running.address).port } },
      { args: ['backup', file], env: place },
      { args: ['restore', file, '--replace', '--yes'], env: place },
    ])
    expect(found).toMatchObject({ code: 0, stderr: '' })
    const findings = findingsSchema.parse(JSON.parse(found?.stdout ?? ''))
    expect(Object.fromEntries(findings.map(({ about, state }) => [about, state]))).toEqual({
      Node: 'ok',
      configuration: 'ok',
      'data folder': 'ok',
      disk: expect.any(String),
      memory: 'ok',
      port: 'ok',
      database: 'ok',
      clock: 'ok',
      roles: 'ok',
      'login of requests': 'ok',
      walls: 'ok',
      migrations: 'ok',
      'sealing keys': 'ok',
      'search data': 'ok',
      'web app': 'ok',
      'signing in': 'ok',
      'sign-up': 'ok',
      PUBLIC_URL: 'ok',
      TRUST_PROXY: 'ok',
      'the sandbox': 'ok',
      'services outside': 'ok',
    })
    expect(found?.stdout).toContain(`Keyloom answers at ${running.address}.`)
    expect(backup).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/running\.tar\.gz holds \d+ tables with \d+ rows/),
    })
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Keyloom already runs at .*; stop it/),
    })
  })

  test('a database process that dies is started again, and readiness follows it', async () => {
    const postmaster = listProcessesOn(dataFolder).find((pid) => pid !== running.child.pid)
    process.kill(postmaster ?? Number.NaN, 'SIGKILL')
    await expect.poll(() => readiness(running.address), { interval: 5 }).toBe(503)
    await expect.poll(() => readiness(running.address), { timeout: 60_000 }).toBe(200)
  })
})

describe('after the installation was stopped', () => {
  beforeAll(async () => {
    running.child.kill('SIGINT')
    await running.ended
  })

  test('doctor does not start it, a backup of it restores elsewhere, and the program starts there on equal rows', async () => {
    const file = join(backups, 'stopped.tar.gz')
    const fresh = makeDataFolder()
    const elsewhere = { KEYLOOM_DATA: fresh }
    const [stopped, started, backup, restored, again, unsure] = await runSeveralCommands([
      { args: ['doctor'], env: place },
      { args: ['doctor', '--start'], env: place },
      { args: ['backup', file], env: place },
      { args: ['restore', file], env: elsewhere },
      { args: ['restore', file], env: elsewhere },
      { args: ['restore', file, '--replace'], env: elsewhere },
    ])
    expect(stopped).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ok {4}database: does not run, so it was not looked into; add --start/m),
    })
    expect(started).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ok {4}migrations: all \d+ are there/m),
    })
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    expect(listProcessesOn(dataFolder)).toEqual([])
    expect(readdirSync(dataFolder)).not.toContain('keyloom.lock')
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is data already: /) })
    expect(unsure).toMatchObject({ code: 1, stderr: expect.stringMatching(/add --yes/) })
    const second = await startReady({ dataFolder: fresh })
    expect(await readEveryTable(superuserOf(fresh))).toEqual(before)
    expect(await readiness(second.address)).toBe(200)
  })

  test('it starts without its password file, and after kill -9 finds every committed row and leaves no orphan process', async () => {
    rmSync(join(dataFolder, 'postgres-password'))
    const first = await startReady({ dataFolder })
    const rows = Array.from({ length: 50 }, (_, n) => `insert into kept values (${n}); commit;`)
    await query(ownDatabaseUrl(dataFolder), `create table kept (n int); commit; ${rows.join('')}`)
    first.child.kill('SIGKILL')
    await first.ended
    const second = await startReady({ dataFolder })
    expect(await query(ownDatabaseUrl(dataFolder), 'select count(*)::int as n from kept')).toEqual([
      { n: 50 },
    ])
    second.child.kill('SIGKILL')
    await second.ended
    await expect.poll(() => listProcessesOn(dataFolder)).toEqual([])
  })
})

test('a folder without any data has nothing to back up, and none is created', async () => {
  const nowhere = join(makeDataFolder(), 'nowhere')
  expect(await runCommand(['backup', join(nowhere, 'x')], { KEYLOOM_DATA: nowhere })).toMatchObject({
    code: 1,
    stderr: `There is no data in ${nowhere}; name its folder with KEYLOOM_DATA.\n`,
  })
  expect(readdirSync(join(nowhere, '..'))).toEqual([])
})
