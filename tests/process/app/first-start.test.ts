import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { query, type AtEnd } from '#tests/support/database/test-database.ts'
import { atEndOfFile } from '#tests/support/process/end-of-file.ts'
import {
  listProcessesOn,
  makeDataFolder,
  ownDatabaseUrl,
  runKeyloom,
  startReady,
} from '#tests/support/process/keyloom-process.ts'
import { findOrdinaryUser } from '#tests/support/process/ordinary-user.ts'

const TIMEOUT = 180_000
const ordinaryUser = findOrdinaryUser()
const prefix = ordinaryUser ?? []
const atEnd = atEndOfFile()
let dataFolder: string

beforeAll(() => {
  dataFolder = makeOwnFolder(atEnd)
})

/** A data folder that the user who starts the program can create. */
function makeOwnFolder(end?: AtEnd): string {
  const home = makeDataFolder(end)
  chmodSync(home, 0o777)
  return join(home, 'own')
}

const isMaking = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('postgres.new-'))

async function startUntilItMakesData(folder: string) {
  const running = await runKeyloom({ dataFolder: folder, prefix })
  await expect.poll(() => isMaking(folder), { timeout: TIMEOUT, interval: 5 }).toBe(true)
  return running
}

test(
  'a first start that is stopped in the middle leaves no process and no half-made data',
  { timeout: TIMEOUT },
  async () => {
    const folder = makeOwnFolder()
    const { child, ended } = await startUntilItMakesData(folder)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(listProcessesOn(folder)).toEqual([])
    expect(isMaking(folder)).toBe(false)
  },
)

test(
  'the start after a killed first start repairs it, prints one line with its address, answers there, and leaves nothing behind after Ctrl-C',
  { timeout: TIMEOUT },
  async () => {
    const killed = await startUntilItMakesData(dataFolder)
    killed.child.kill('SIGKILL')
    await killed.ended
    const running = await startReady({ dataFolder, prefix })
    expect(isMaking(dataFolder)).toBe(false)
    expect(running.output()).toBe(`Keyloom is ready at ${running.address}\n`)
    expect((await fetch(`${running.address}/readyz`)).status).toBe(200)
    const settings = `select current_setting('listen_addresses') as a, current_setting('fsync') as f,
      current_setting('synchronous_commit') as s, current_setting('full_page_writes') as w,
      current_setting('data_checksums') as c, datlocprovider as p, pg_encoding_to_char(encoding) as e
      from pg_database where datname = current_database()`
    expect(await query(ownDatabaseUrl(dataFolder), settings)).toEqual([
      { a: '127.0.0.1', f: 'on', s: 'on', w: 'on', c: 'on', p: 'b', e: 'UTF8' },
    ])
    running.child.kill('SIGINT')
    running.child.kill('SIGINT')
    expect(await running.ended).toBe(0)
    expect(listProcessesOn(dataFolder)).toEqual([])
    expect(readdirSync(dataFolder).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log'])
    expect(existsSync(join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(false)
  },
)

test('an ordinary user starts the installation again', { timeout: TIMEOUT }, async ({ skip }) => {
  skip(ordinaryUser === null, 'this checkout lies in a folder that other users may not enter')
  const running = await startReady({ dataFolder, prefix })
  expect((await fetch(`${running.address}/readyz`)).status).toBe(200)
})
