import { expect, test, vi } from 'vitest'
import { query, withClient } from '#tests/support/database/connections.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

// Requests wait for a connection for five seconds.
vi.setConfig({ testTimeout: 60_000 })

/** As many as the pool has. */
const CONNECTIONS = 10
const AWAY = {
  status: 503,
  body: { code: 'temporary', message: expect.stringContaining('cannot be reached right now') },
}

test('while others hold every connection, requests are told to try again, and then they work', async () => {
  const { database, list } = await openKeywordPlan()
  const release = Promise.withResolvers<void>()
  const holding = Array.from({ length: CONNECTIONS }, () =>
    database.transaction().execute(() => release.promise),
  )
  try {
    expect(await Promise.all(Array.from({ length: 20 }, () => list()))).toMatchObject(
      Array.from({ length: 20 }, () => AWAY),
    )
  } finally {
    release.resolve()
    await Promise.all(holding)
  }
  expect(await list()).toMatchObject({ status: 200 })
})

const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and application_name = 'test'`

test('requests that a lock or the end of their connection stops are told to try again, and then they work', async () => {
  const { list, url } = await openKeywordPlan()
  const look = (statement: string) => query(url, statement)
  const holding = withClient(url, (client) =>
    client.query('begin; lock table keywords; select pg_sleep(30)'),
  ).catch(() => {})
  const locked = `select from pg_locks where relation = 'keywords'::regclass and mode = 'AccessExclusiveLock' and granted`
  await vi.waitFor(async () => expect(await look(locked)).toHaveLength(1), 20_000)

  expect(await list()).toMatchObject({ status: 503, body: { message: expect.stringContaining('too long') } })

  const asking = Promise.all([list(), list()])
  await vi.waitFor(async () => expect(await look(WAITING)).not.toHaveLength(0), {
    timeout: 20_000,
    interval: 5,
  })
  await look(`select pg_terminate_backend(pid) from (${WAITING}) as waiting`)
  const answers = await asking
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(answers.map(({ body }) => body.message).join()).toContain('cannot be reached right now')

  await look(
    `select pg_terminate_backend(pid) from pg_locks where relation = 'keywords'::regclass and mode = 'AccessExclusiveLock'`,
  )
  await holding
  expect(await list()).toMatchObject({ status: 200 })
})
