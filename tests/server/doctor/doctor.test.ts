import { chmodSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/config/config.ts'
import { checkDatabase, checkEncryption } from '#app/doctor/check-database.ts'
import { checkMemory, checkNode, checkPort } from '#app/doctor/check-machine.ts'
import { checkExposure } from '#app/doctor/check-exposure.ts'
import { checkServices, checkWebApp } from '#app/doctor/check-setup.ts'
import { examine } from '#app/doctor/examine.ts'
import type { Finding } from '#app/doctor/finding.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import { sealSecret } from '#platform/server/secrets/seal.ts'
import { holdKeys, parseSealingKey } from '#platform/server/secrets/sealing-keys.ts'
import { createFilled, createOwned } from '#tests/support/backup/backups.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { asAdmin, query } from '#tests/support/database/test-database.ts'

const OWNER = { OWNER_EMAIL: 'owner@people.example', OWNER_PASSWORD: 'a long password' }
const PROVIDER = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
const migrations = readMigrationFiles('migrations')
const key = (letter: string) => parseSealingKey(Buffer.alloc(32, letter).toString('base64'))
const ringOf = (letter: string) => holdKeys([key(letter)].filter((one) => one !== null))
const keys = ringOf('a')
const states = (findings: Finding[]) => Object.fromEntries(findings.map(({ about, state }) => [about, state]))
const wellDatabase = {
  database: 'ok',
  clock: 'ok',
  roles: 'ok',
  walls: 'ok',
  // The test database has a single login, for the owner and for requests.
  'login of requests': 'warn',
  migrations: 'ok',
  'sealing keys': 'ok',
}

test('an unreachable database is a failure, and its password is not shown', async () => {
  const findings = await examine({
    environment: { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x' },
    startsDatabase: false,
  })
  const message = 'The database at 127.0.0.1:1/x cannot be reached: nothing answers there.'
  expect(findings).toContainEqual({ about: 'database', state: 'fail', message })
})

/** The filled database has values that no key opens: removes them, and seals one value with the key of the tests. */
async function sealOne(admin: string): Promise<void> {
  const sealed = sealSecret(keys, { text: 'x', boundTo: 'y' })
  await query(admin, 'update integrations set sealed_secret = null')
  await query(admin, 'update model_settings set sealed_key = null, key_end = null')
  await query(
    admin,
    `update google_grants set sealed_access_token = null, sealed_refresh_token = '${sealed}'`,
  )
}

test('a database as an operator sets it up is sound', async () => {
  const { url, admin } = await createFilled()
  await sealOne(admin)
  expect(states(await checkDatabase(url, { migrations, keys }))).toEqual(wellDatabase)
})

test('a database on another machine without TLS is a warning', () => {
  expect(checkEncryption('postgres://me:x@db.example/plans?sslmode=require')).toEqual([
    {
      about: 'encryption',
      state: 'warn',
      message:
        'at db.example/plans is not reached by TLS for certain; add ?sslmode=verify-full to DATABASE_URL.',
    },
  ])
  for (const url of ['postgres://db.example/plans?sslmode=verify-full', 'postgres://me@127.0.0.1:5432/plans'])
    expect(checkEncryption(url)).toEqual([])
})

test('for an empty database and for missing migrations doctor says what to do', async () => {
  const empty = await createOwned()
  expect(await checkDatabase(empty.url, { migrations, keys })).toContainEqual(
    expect.objectContaining({
      about: 'migrations',
      state: 'warn',
      message: expect.stringContaining('is empty'),
    }),
  )
  const { url } = await createFilled()
  const later = { name: '9999-later.sql', sql: '', sha256: '' }
  expect(await checkDatabase(url, { migrations: [...migrations, later], keys })).toContainEqual({
    about: 'migrations',
    state: 'warn',
    message: '1 are still to come, from 9999-later.sql on; the next start or `keyloom migrate` applies them.',
  })
})

test('a changed migration, a missing wall and a missing role are failures', async () => {
  const { url, admin } = await createFilled()
  await query(admin, `update schema_migrations set sha256 = 'changed' where name = '0002-accounts.sql'`)
  await query(admin, 'alter table contentplans no force row level security')
  await asAdmin(`revoke keyloom_walls from ${new URL(url).username}`)
  const findings = await checkDatabase(url, { migrations, keys })
  expect(states(findings)).toEqual({
    ...wellDatabase,
    roles: 'fail',
    walls: 'fail',
    migrations: 'fail',
    'sealing keys': 'warn',
  })
  expect(findings).toContainEqual(
    expect.objectContaining({ about: 'walls', message: expect.stringContaining('off for contentplans;') }),
  )
})

test('secrets without their key are a failure, and the check leaves nothing behind', async () => {
  const { url, admin } = await createFilled()
  const about = async (ring: typeof keys) =>
    (await checkDatabase(url, { migrations, keys: ring })).find((one) => one.about === 'sealing keys')
  const rights = `select relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace order by 1`
  const before = await query(admin, rights)
  await sealOne(admin)
  expect(await about(keys)).toMatchObject({ state: 'ok', message: expect.stringContaining('are there') })
  expect(await about(ringOf('b'))).toMatchObject({
    state: 'fail',
    message: expect.stringMatching(/^the keys of [1-9]\d* stored tokens .* are missing/),
  })
  expect(await query(admin, rights)).toEqual(before)
})

test('services that are the sandbox’s or not set up are named', () => {
  expect(checkServices(readConfig({ SANDBOX: 'on', SERPER_KEY: 'x' }))).toMatchObject({
    state: 'ok',
    message: expect.stringMatching(/^search-console, web-analytics, keyword-data, and model: made up/),
  })
  expect(checkServices(readConfig({ SERPER_KEY: 'x' }))).toMatchObject({
    state: 'warn',
    message: expect.stringMatching(
      /^search-console, web-analytics, keyword-data, and model: not set up, .*not made up unless SANDBOX=on is set/,
    ),
  })
  expect(checkServices(readConfig({ SANDBOX: 'off' })).message).not.toContain('made up')
})

test('a port in use by another program is a failure, and a free one is not', async () => {
  const taken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  expect(await checkPort(readConfig({ PORT: port }))).toMatchObject({ state: 'fail' })
  await new Promise((resolve) => taken.close(resolve))
  expect(await checkPort(readConfig({ PORT: port }))).toMatchObject({ state: 'ok' })
})

test('a data folder open to other users, another Node, little memory and a missing web app are reported', async () => {
  const dataFolder = makeDataFolder()
  chmodSync(dataFolder, 0o755)
  onTestFinished(() => chmodSync(dataFolder, 0o700))
  const findings = await examine({ environment: { KEYLOOM_DATA: dataFolder }, startsDatabase: false })
  expect(findings).toContainEqual(
    expect.objectContaining({
      about: 'data folder',
      state: 'warn',
      message: expect.stringContaining('chmod 700'),
    }),
  )
  expect(checkNode('20.1.0')).toMatchObject({ state: 'fail' })
  expect(checkMemory(500_000_000)).toMatchObject({ state: 'warn' })
  expect(checkWebApp(dataFolder)).toMatchObject({ state: 'warn' })
})

test.each([
  [{}, {}],
  [{ HOST: '::1' }, {}],
  [
    { HOST: '0.0.0.0' },
    { 'signing in': /everybody who reaches it opens the demo/, PUBLIC_URL: /HOST is 0\.0\.0\.0/ },
  ],
  [{ HOST: '192.168.1.5', ...OWNER }, { PUBLIC_URL: /such as https:.* or http:\/\/192\.168\.1\.5:4310/ }],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://keyloom.example', ...OWNER }, {}],
  [{ PUBLIC_URL: 'https://keyloom.example', ...OWNER }, { TRUST_PROXY: /visitors share its address/ }],
  [{ PUBLIC_URL: 'https://keyloom.example', TRUST_PROXY: '1', ...OWNER }, {}],
  [PROVIDER, { 'sign-up': /everybody with an account at https:\/\/accounts\.google\.com may found/ }],
  [{ ...PROVIDER, SIGN_UP: 'closed' }, {}],
  [
    { ...OWNER, SANDBOX: 'on' },
    { 'the sandbox': /stands in for search-console, web-analytics, serps, .* beside real accounts/ },
  ],
  [{ SANDBOX: 'on' }, {}],
])(
  'an installation that is open to more people than the operator may think is reported: %j',
  (environment, notes) => {
    const found = checkExposure(readConfig({ SANDBOX: 'off', ...environment }))
    const warnings = found.filter(({ state }) => state === 'warn')
    expect(warnings.map(({ about }) => about)).toEqual(Object.keys(notes))
    for (const { about, message } of warnings)
      expect(message).toMatch(new Map(Object.entries(notes)).get(about) ?? /^$/)
  },
)
