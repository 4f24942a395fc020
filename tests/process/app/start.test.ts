import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { execFileSync } from 'node:child_process'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import {
  listProcessesOn,
  makeDataFolder,
  ownDatabaseUrl,
  runKeyloom,
  startReady,
} from '#tests/support/process/keyloom-process.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-web.ts'])
}, 60_000)

const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status

test('it prints one line with its address, answers there, and leaves nothing behind after Ctrl-C', async () => {
  const dataFolder = makeDataFolder()
  const running = await startReady({ dataFolder })
  expect(running.output()).toBe(`Keyloom is ready at ${running.address}\n`)
  expect(await readiness(running.address)).toBe(200)
  running.child.kill('SIGINT')
  running.child.kill('SIGINT')
  expect(await running.ended).toBe(0)
  expect(listProcessesOn(dataFolder)).toEqual([])
  expect(readdirSync(dataFolder).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log'])
  expect(existsSync(join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('a stop in the middle of the first start leaves no process and no half data', async () => {
  for (const milliseconds of [150, 400, 900]) {
    const dataFolder = makeDataFolder()
    const running = await runKeyloom({ dataFolder })
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    running.child.kill('SIGTERM')
    expect(['SIGTERM', 0]).toContain(await running.ended)
    expect(listProcessesOn(dataFolder)).toEqual([])
  }
})

test('a second start on the same data says where the first one answers', async () => {
  const dataFolder = makeDataFolder()
  const first = await startReady({ dataFolder })
  const second = await runKeyloom({ dataFolder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Keyloom already runs at ${first.address} on the data in ${dataFolder} (process ${first.child.pid}); ` +
      'stop it, or choose another folder with KEYLOOM_DATA.\n',
  )
  expect(await readiness(first.address)).toBe(200)
})

test('after kill -9 the next start waits for the old database, finds every committed row, and no orphan is left', async () => {
  const dataFolder = makeDataFolder()
  const first = await startReady({ dataFolder })
  await query(ownDatabaseUrl(dataFolder), 'create table kept (n int)')
  for (let n = 0; n < 50; n++) await query(ownDatabaseUrl(dataFolder), `insert into kept values (${n})`)
  first.child.kill('SIGKILL')
  await first.ended
  const second = await startReady({ dataFolder })
  expect(await query(ownDatabaseUrl(dataFolder), 'select count(*)::int as n from kept')).toEqual([{ n: 50 }])
  second.child.kill('SIGKILL')
  await second.ended
  await expect.poll(() => listProcessesOn(dataFolder), { timeout: 5_000 }).toEqual([])
})

test('a first start killed while it makes the data is repaired by the next', async () => {
  const dataFolder = makeDataFolder()
  const first = await runKeyloom({ dataFolder })
  const isMaking = () => readdirSync(dataFolder).some((name) => name.startsWith('postgres.new-'))
  await expect.poll(isMaking, { timeout: 10_000, interval: 5 }).toBe(true)
  first.child.kill('SIGKILL')
  await first.ended
  await startReady({ dataFolder })
  expect(isMaking()).toBe(false)
})

test('a server process that dies comes back, and readiness follows it', async () => {
  const dataFolder = makeDataFolder()
  const running = await startReady({ dataFolder })
  const postmaster = listProcessesOn(dataFolder).find((pid) => pid !== running.child.pid)
  process.kill(postmaster ?? Number.NaN, 'SIGKILL')
  await expect.poll(() => readiness(running.address), { interval: 5, timeout: 5_000 }).toBe(503)
  await expect.poll(() => readiness(running.address), { timeout: 10_000 }).toBe(200)
})

test('with DATABASE_URL nothing is embedded and no data folder is made', async () => {
  const dataFolder = join(makeDataFolder(), 'never made')
  const running = await startReady({ dataFolder, env: { DATABASE_URL: await createTestDatabase('empty') } })
  expect(await readiness(running.address)).toBe(200)
  expect(existsSync(dataFolder)).toBe(false)
})

test('readiness is lost with the tables of a foreign database and returns with them', async () => {
  const url = await createTestDatabase('empty')
  const running = await startReady({ dataFolder: 'unused', env: { DATABASE_URL: url } })
  await query(url, 'alter table schema_migrations rename to elsewhere')
  expect(await readiness(running.address)).toBe(503)
  await query(url, 'alter table elsewhere rename to schema_migrations')
  expect(await readiness(running.address)).toBe(200)
})

test('a port in use is one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => {
    taken.close()
  })
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const running = await runKeyloom({ dataFolder: makeDataFolder(), port })
  expect(await running.ended).toBe(1)
  expect(running.output()).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program; choose another one with PORT.\n`,
  )
})

test.each([
  ['a wrong variable', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; it wants one of [^\n]*\n$/],
  [
    'a folder that cannot be made',
    { KEYLOOM_DATA: '/dev/null/data' },
    /^\/dev\/null\/data cannot be used: [^\n]*\n$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x' },
    /^The database at 127.0.0.1:1\/x cannot be reached: nothing answers there\.\n$/,
  ],
])('%s is one sentence and exit code 1', async (_what, env, sentence) => {
  const running = await runKeyloom({ dataFolder: makeDataFolder(), env })
  expect(await running.ended).toBe(1)
  expect(running.output()).toMatch(sentence)
})

test('data of another PostgreSQL version or of something else is refused and not touched', async () => {
  const dataFolder = makeDataFolder()
  mkdirSync(join(dataFolder, 'postgres'))
  const strange = await runKeyloom({ dataFolder })
  expect(await strange.ended).toBe(1)
  expect(strange.output()).toMatch(/holds no PostgreSQL data; move that folder away[^\n]*\n$/)
  writeFileSync(join(dataFolder, 'postgres', 'PG_VERSION'), '15\n')
  const old = await runKeyloom({ dataFolder })
  expect(await old.ended).toBe(1)
  expect(old.output()).toMatch(/was written by PostgreSQL 15, and this program brings 18;[^\n]*\n$/)
})

test('a lost password file is made again for the same data', async () => {
  const dataFolder = makeDataFolder()
  const first = await startReady({ dataFolder })
  first.child.kill('SIGINT')
  await first.ended
  rmSync(join(dataFolder, 'postgres-password'))
  const second = await startReady({ dataFolder })
  expect(await readiness(second.address)).toBe(200)
})

test('the database is closed to whoever has no password, and listens on loopback only', async () => {
  const dataFolder = makeDataFolder()
  await startReady({ dataFolder })
  const url = new URL(ownDatabaseUrl(dataFolder))
  const [row] = await query(
    url.href,
    `select current_setting('listen_addresses') as a, current_setting('fsync') as f, current_setting('data_checksums') as c, datlocprovider as p, pg_encoding_to_char(encoding) as e from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({ a: '127.0.0.1', f: 'on', c: 'on', p: 'b', e: 'UTF8' })
  url.password = 'guess'
  await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('root may keep the data below a closed home', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can try what root may')
  const home = join(makeDataFolder(), 'closed home')
  mkdirSync(home, { mode: 0o700 })
  const running = await startReady({ dataFolder: join(home, 'the data') })
  expect(await readiness(running.address)).toBe(200)
})

test('an ordinary user starts and restarts it', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can become another user')
  skip(!canNobodyRead(), 'this checkout lies in a folder that other users may not enter')
  const dataFolder = makeDataFolder()
  chmodSync(dataFolder, 0o777)
  const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  const first = await startReady({ dataFolder: join(dataFolder, 'own'), prefix })
  first.child.kill('SIGKILL')
  await first.ended
  const second = await startReady({ dataFolder: join(dataFolder, 'own'), prefix })
  expect(await readiness(second.address)).toBe(200)
})

/** The checkout may lie in a home that only root enters. */
function canNobodyRead(): boolean {
  try {
    execFileSync('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', 'ls', 'package.json'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}
