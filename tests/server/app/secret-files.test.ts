import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, secretNames } from '#app/config/config.ts'
import { Invalid } from '#platform/errors.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const SECRET = 'hush-hush-hush-hush'

function keep(content: string): string {
  const path = join(makeDataFolder(), 'secret')
  writeFileSync(path, content)
  return path
}

test('every secret can be given as a file, and no other setting can', () => {
  expect(secretNames).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'SECRET_KEYS', 'METRICS_TOKEN', 'OWNER_PASSWORD', 'MODEL_KEY']),
  )
  const missing = join(makeDataFolder(), 'nothing')
  for (const name of secretNames)
    expect(() => readConfig({ [`${name}_FILE`]: missing })).toThrow(
      new Invalid(`${name}_FILE names a file that cannot be read (ENOENT).`),
    )
  expect(readConfig({ PORT_FILE: missing, HOST_FILE: missing })).toEqual(readConfig({}))
})

test.each(['', '\n', '\r\n'])(
  'the value is the content of the file, without the line break %j at its end',
  (end) => {
    const read = readConfig({ METRICS_TOKEN_FILE: keep(`${SECRET}${end}`) })
    expect(read).toEqual(readConfig({ METRICS_TOKEN: SECRET }))
  },
)

test('an empty variable counts as not set, beside a file and as the file’s name', () => {
  const METRICS_TOKEN_FILE = keep(SECRET)
  expect(readConfig({ METRICS_TOKEN: '', METRICS_TOKEN_FILE }).metricsToken).toBe(SECRET)
  expect(readConfig({ METRICS_TOKEN: SECRET, METRICS_TOKEN_FILE: '' }).metricsToken).toBe(SECRET)
})

test('a service account is read from the file of its variable', () => {
  expect(() => readConfig({ GOOGLE_SERVICE_ACCOUNT_FILE: keep('{}') })).toThrow(
    /^The content of the file that GOOGLE_SERVICE_ACCOUNT_FILE names cannot be read/,
  )
})

test('a problem with a file gives one sentence without its content and its path', () => {
  const folder = makeDataFolder()
  mkdirSync(join(folder, 'secret'))
  const cases: [Record<string, string>, string][] = [
    [
      { METRICS_TOKEN: SECRET, METRICS_TOKEN_FILE: keep(SECRET) },
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set; it wants one of them.',
    ],
    [
      { METRICS_TOKEN_FILE: join(folder, 'secret') },
      'METRICS_TOKEN_FILE names a file that cannot be read (EISDIR).',
    ],
    [{ METRICS_TOKEN_FILE: SECRET }, 'METRICS_TOKEN_FILE names a file that cannot be read (ENOENT).'],
    [{ METRICS_TOKEN_FILE: keep('\n') }, 'METRICS_TOKEN_FILE names an empty file.'],
    [
      { METRICS_TOKEN_FILE: keep(SECRET.repeat(10_000)) },
      'METRICS_TOKEN_FILE names a file of more than 100 KB, which is no secret.',
    ],
    [
      { METRICS_TOKEN_FILE: keep('a b') },
      'The content of the file that METRICS_TOKEN_FILE names cannot be read (it is not shown here); it wants 16 to 500 letters, digits or signs without spaces.',
    ],
  ]
  for (const [environment, sentence] of cases)
    expect(() => readConfig(environment)).toThrow(new Invalid(sentence))
})
