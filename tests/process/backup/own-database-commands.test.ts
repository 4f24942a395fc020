import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createSeals } from '#platform/server/secrets/seal.ts'
import { holdKeys, openKeyFile, parseSealingKey } from '#platform/server/secrets/sealing-keys.ts'
import { createMigrated, createOwned } from '#tests/support/backup/backups.ts'
import { query } from '#tests/support/database/test-database.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { runSeveralCommands } from '#tests/support/process/several-commands.ts'

vi.setConfig({ testTimeout: 120_000 })

const BOXES = 'create table boxes (id integer primary key, sealed_word text)'
const keyFileOf = (dataFolder: string) => join(dataFolder, 'secrets', 'secrets.key')

test('commands migrate an operator’s database, seal its secrets again, renew its signing key, back it up, verify the backup and restore it with its keys', async () => {
  const { url } = await createOwned()
  const here = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder() }
  const there = { DATABASE_URL: (await createOwned()).url, KEYLOOM_DATA: makeDataFolder() }
  const file = join(makeDataFolder(), 'backup.tar.gz')
  const [migrated, twice, rotated, signed, resigned, backup, verified, restored] = await runSeveralCommands([
    { args: ['migrate'], env: here },
    { args: ['migrate'], env: here },
    { args: ['rotate-secrets'], env: here },
    { args: ['rotate-signing-key'], env: here },
    { args: ['rotate-signing-key', '--now'], env: here },
    { args: ['backup', file], env: here },
    { args: ['verify-backup', file] },
    { args: ['restore', file], env: there },
  ])
  expect(migrated).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Applied 0001-instance\.sql\.\n/),
  })
  expect(twice?.stdout).toBe('The database is up to date.\n')
  expect(rotated).toMatchObject({ code: 0, stdout: 'Sealed 0 with the newest key.\n', stderr: '' })
  expect(signed).toEqual({ code: 0, stdout: 'New sessions are signed with a new key.\n', stderr: '' })
  expect(resigned).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nEnded 0 sessions: .*\nForgot 2 older keys\.\n$/),
  })
  expect(backup).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/ 1 files/) })
  expect(verified?.stdout).toMatch(/^ +0 {2}access_keys\n/)
  expect(verified?.stdout).toMatch(
    / is whole: \d+ tables with \d+ rows and 1 files, .* up to migration \d{4}-.*\.sql\.\n$/,
  )
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(keyFileOf(there.KEYLOOM_DATA), 'utf8')).toBe(
    readFileSync(keyFileOf(here.KEYLOOM_DATA), 'utf8'),
  )
})

test('a backup without the sealing key, locked by a passphrase, opens only with the passphrase and leaves the existing key', async () => {
  const from = { DATABASE_URL: (await createMigrated()).url, KEYLOOM_DATA: makeDataFolder() }
  const to = { DATABASE_URL: (await createOwned()).url, KEYLOOM_DATA: makeDataFolder() }
  const folder = makeDataFolder()
  const file = join(folder, 'backup.tar.gz.locked')
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return ['--passphrase-file', join(folder, name)]
  }
  const [right, wrong, short] = [
    write('right', 'correct horse battery\nnot a part of it'),
    write('wrong', 'another passphrase'),
    write('short', 'brief'),
  ]
  for (const { KEYLOOM_DATA } of [from, to]) openKeyFile(keyFileOf(KEYLOOM_DATA)).newest()
  const key = readFileSync(keyFileOf(to.KEYLOOM_DATA), 'utf8')
  const [tooShort, backup, unopened, misopened, verified, restored] = await runSeveralCommands([
    { args: ['backup', file, ...short], env: from },
    { args: ['backup', file, '--without-key', ...right], env: from },
    { args: ['verify-backup', file] },
    { args: ['restore', file, ...wrong], env: to },
    { args: ['verify-backup', file, ...right] },
    { args: ['restore', file, ...right], env: to },
  ])
  expect(tooShort).toMatchObject({ code: 1, stderr: expect.stringMatching(/needs 12 characters/) })
  expect(backup).toMatchObject({ code: 0, stdout: expect.stringMatching(/ 0 files.*, without secrets\.\n$/) })
  expect(unopened).toMatchObject({ code: 1, stderr: expect.stringMatching(/is locked; name the file/) })
  expect(misopened).toMatchObject({ code: 1, stderr: expect.stringMatching(/does not open with this/) })
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringMatching(/ is whole: /) })
  expect(readFileSync(file).includes('schema_migrations')).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/without the sealing key\. .*secrets\.key stays as it is/),
  })
  expect(readFileSync(keyFileOf(to.KEYLOOM_DATA), 'utf8')).toBe(key)
})

test('an unlocked backup is refused where a passphrase is set', async () => {
  const { url } = await createMigrated()
  const folder = makeDataFolder()
  const [file, passphrase] = [join(folder, 'backup.tar.gz'), join(folder, 'passphrase')]
  writeFileSync(passphrase, 'correct horse battery\n')
  const [, verified] = await runSeveralCommands([
    { args: ['backup', file], env: { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder() } },
    { args: ['verify-backup', file, '--passphrase-file', passphrase] },
  ])
  expect(verified).toMatchObject({ code: 1, stderr: expect.stringMatching(/is not locked; leave/) })
})

test('secrets are sealed again with a new key, keys of the environment are used as they are, and a lost key is reported', async () => {
  const { url, admin } = await createMigrated()
  await query(url, BOXES)
  const dataFolder = makeDataFolder()
  const [old = '', fresh = ''] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'))
  const key = parseSealingKey(old)
  if (key === null) throw new Error('no key')
  const keys = holdKeys([key])
  const sealed = {
    own: await createSeals(openKeyFile(keyFileOf(dataFolder))).seal('word', 'boxes 1'),
    given: await createSeals(keys).seal('word', 'boxes 1'),
  }
  await query(admin, `insert into boxes values (1, '${sealed.own}')`)
  const rotate = (env: Record<string, string>) => ({
    args: ['rotate-secrets'],
    env: { DATABASE_URL: url, ...env },
  })

  const [own] = await runSeveralCommands([rotate({ KEYLOOM_DATA: dataFolder })])
  expect(own).toEqual({ code: 0, stdout: 'Sealed 1 with the newest key.\n', stderr: '' })
  const [row] = await query(admin, 'select sealed_word as word from boxes')
  expect(row?.['word']).not.toBe(sealed.own)
  const opened = createSeals(openKeyFile(keyFileOf(dataFolder))).open(String(row?.['word']), 'boxes 1')
  expect(await opened).toBe('word')

  await query(admin, `update boxes set sealed_word = '${sealed.given}'`)
  const elsewhere = { KEYLOOM_DATA: makeDataFolder() }
  const [lost, known, unreadable] = await runSeveralCommands([
    rotate({ ...elsewhere, SECRET_KEYS: fresh }),
    rotate({ ...elsewhere, SECRET_KEYS: `${fresh}, ${old}` }),
    rotate({ ...elsewhere, SECRET_KEYS: 'hush' }),
  ])
  expect(lost).toMatchObject({ code: 1, stdout: expect.stringMatching(/^Sealed 0 .*\n1 cannot be opened: /) })
  expect(known).toMatchObject({ code: 0, stdout: 'Sealed 1 with the newest key.\n' })
  expect(unreadable).toMatchObject({ code: 1, stderr: expect.not.stringContaining('hush') })
  expect(existsSync(join(elsewhere.KEYLOOM_DATA, 'secrets'))).toBe(false)
})

const usages = [
  [['backup'], 'Usage: keyloom backup <file> [--without-key] [--passphrase-file <file>]\n'],
  [['backup', 'a', 'b'], 'Usage: keyloom backup <file> [--without-key] [--passphrase-file <file>]\n'],
  [
    ['restore', 'a', '--force'],
    'Usage: keyloom restore <file> [--passphrase-file <file>] [--replace [--yes]]\n',
  ],
  [['verify-backup'], 'Usage: keyloom verify-backup <file> [--passphrase-file <file>]\n'],
  [['rotate-signing-key', '--soon'], 'Usage: keyloom rotate-signing-key [--now]\n'],
  [['migrate', 'now'], 'Usage: keyloom migrate\n'],
  [['doctor', '--all'], 'Usage: keyloom doctor [--json] [--start]\n'],
] satisfies [string[], string][]

test('commands print how they are used, and a variable that doctor cannot read is a failure', async () => {
  const ends = await runSeveralCommands([
    ...usages.map(([args]) => ({ args })),
    { args: ['doctor'], env: { PORT: 'web' } },
  ])
  expect(ends.slice(0, -1)).toEqual(usages.map(([, usage]) => ({ code: 1, stdout: '', stderr: usage })))
  expect(ends.at(-1)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^fail {2}configuration: PORT is "web"; it wants/m),
  })
})
