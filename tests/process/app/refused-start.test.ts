import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { runCommand } from '#tests/support/process/run-command.ts'
import { runSeveralCommands } from '#tests/support/process/several-commands.ts'

const TIMEOUT = 60_000

test('a start that cannot succeed ends with one sentence and exit code 1', { timeout: TIMEOUT }, async () => {
  const port = await takePort()
  const strange = makePostgresFolder()
  const old = makePostgresFolder('15\n')
  const refusals: [Record<string, string>, RegExp][] = [
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; it wants one of [^\n]*\n$/],
    [
      { PORT: port },
      new RegExp(
        `^Port ${port} on 127\\.0\\.0\\.1 is in use by another program; choose another one with PORT\\.\n$`,
      ),
    ],
    [{ KEYLOOM_DATA: '/dev/null/data' }, /^\/dev\/null\/data cannot be used: [^\n]*\n$/],
    [
      { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x' },
      /^The database at 127\.0\.0\.1:1\/x cannot be reached: nothing answers there\.\n$/,
    ],
    [{ KEYLOOM_DATA: strange }, /holds no PostgreSQL data; move that folder away[^\n]*\n$/],
    [{ KEYLOOM_DATA: old }, /was written by PostgreSQL 15, and this program brings 18;[^\n]*\n$/],
  ]
  const usual = { SANDBOX: 'off', KEYLOOM_DATA: makeDataFolder(), PORT: String(await findFreePort()) }
  const ends = await runSeveralCommands(
    refusals.map(([env]) => ({ args: ['start'], env: { ...usual, ...env } })),
  )
  expect(ends).toEqual(
    refusals.map(([, sentence]) => ({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) })),
  )
  // Foreign data is not touched.
  expect([readdirSync(join(strange, 'postgres')), readdirSync(join(old, 'postgres'))]).toEqual([
    [],
    ['PG_VERSION'],
  ])
})

test('a refusal is the exit code of the process', { timeout: TIMEOUT }, async () => {
  const ended = await runCommand(['start'], { LOG_LEVEL: 'loud' })
  expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^LOG_LEVEL is "loud"/) })
})

async function takePort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => {
    taken.close()
  })
  const address = taken.address()
  return typeof address === 'object' && address !== null ? String(address.port) : ''
}

function makePostgresFolder(version?: string): string {
  const folder = makeDataFolder()
  mkdirSync(join(folder, 'postgres'))
  if (version !== undefined) writeFileSync(join(folder, 'postgres', 'PG_VERSION'), version)
  return folder
}
