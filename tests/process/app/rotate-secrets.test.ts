import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSeals } from '#platform/server/secrets/seal.ts'
import { holdKeys, openKeyFile, parseSealingKey } from '#platform/server/secrets/sealing-keys.ts'
import { createOwned } from '#tests/support/backup/backups.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { runCommand } from '#tests/support/process/run-command.ts'
import { query } from '#tests/support/database/test-database.ts'

const BOXES = 'create table boxes (id integer primary key, sealed_word text)'

test('a command makes a new key, seals everything with it, and a backup brings keys and secrets back', async () => {
  const { url, admin } = await createOwned()
  const env = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder() }
  await runCommand(['migrate'], env)
  await query(url, BOXES)
  const before = await createSeals(openKeyFile(join(env.KEYLOOM_DATA, 'secrets', 'secrets.key'))).seal(
    'word',
    'boxes 1',
  )
  await query(admin, `insert into boxes values (1, '${before}')`)

  expect(await runCommand(['rotate-secrets'], env)).toMatchObject({
    code: 0,
    stdout: 'Sealed 1 with the newest key.\n',
    stderr: '',
  })
  const [row] = await query(admin, 'select sealed_word from boxes')
  expect(row?.['sealed_word']).not.toBe(before)

  // A restore wants the tables of the migrations and no others.
  await query(url, 'drop table boxes')
  const file = join(makeDataFolder(), 'backup.tar.gz')
  expect((await runCommand(['backup', file], env)).stdout).toMatch(/ 1 file/)
  const there = { DATABASE_URL: (await createOwned()).url, KEYLOOM_DATA: makeDataFolder() }
  expect(await runCommand(['restore', file], there)).toMatchObject({ code: 0, stderr: '' })
  const [kept, restored] = [env, there].map(({ KEYLOOM_DATA }) =>
    join(KEYLOOM_DATA, 'secrets', 'secrets.key'),
  )
  expect(readFileSync(restored ?? '', 'utf8')).toBe(readFileSync(kept ?? '', 'utf8'))
  expect(await createSeals(openKeyFile(restored ?? '')).open(String(row?.['sealed_word']), 'boxes 1')).toBe(
    'word',
  )
}, 60_000)

test('keys of the environment are used as they are, and a lost one is told', async () => {
  const { url, admin } = await createOwned()
  const [old = '', fresh = ''] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'))
  const key = parseSealingKey(old)
  const env = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder() }
  await runCommand(['migrate'], env)
  await query(url, BOXES)
  const sealed = key === null ? '' : await createSeals(holdKeys([key])).seal('word', 'boxes 1')
  await query(admin, `insert into boxes values (1, '${sealed}')`)

  expect(await runCommand(['rotate-secrets'], { ...env, SECRET_KEYS: fresh })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Sealed 0 .*\n1 cannot be opened: /),
  })
  expect(await runCommand(['rotate-secrets'], { ...env, SECRET_KEYS: `${fresh}, ${old}` })).toMatchObject({
    code: 0,
    stdout: 'Sealed 1 with the newest key.\n',
  })
  expect(await runCommand(['rotate-secrets'], { ...env, SECRET_KEYS: 'hush' })).toMatchObject({
    code: 1,
    stderr: expect.not.stringContaining('hush'),
  })
  expect(existsSync(join(env.KEYLOOM_DATA, 'secrets'))).toBe(false)
}, 60_000)
