import { expect, onTestFinished, test, vi } from 'vitest'
import { requestLimits } from '#platform/server/database/database.ts'
import { query, withClient } from '#tests/support/database/connections.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

// Requests wait for a connection for five seconds.
vi.setConfig({ testTimeout: 60_000 })

/** The size of the pool. */
const CONNECTIONS = 10
/** How many requests of one workspace run at the same time. */
const REQUESTS = 4
const WORKS = { status: 200 }
const AWAY = {
  status: 503,
  body: { code: 'temporary', message: expect.stringContaining('cannot be reached right now') },
}

test('while other users hold every connection, requests are told to try again, and then they work', async () => {
  const { database, list } = await openKeywordPlan({ databaseLimits: requestLimits })
  const release = Promise.withResolvers<void>()
  const holding = Array.from({ length: CONNECTIONS }, () =>
    database.transaction().execute(() => release.promise),
  )
  try {
    expect(await Promise.all(Array.from({ length: REQUESTS }, () => list()))).toMatchObject(
      Array.from({ length: REQUESTS }, () => AWAY),
    )
  } finally {
    release.resolve()
    await Promise.all(holding)
  }
  expect(await list()).toMatchObject(WORKS)
})

test('requests that a lock blocks are told to try again, and then they work', async () => {
  const { list, url } = await openKeywordPlan({ databaseLimits: requestLimits })
  const release = await lockKeywords(url)
  expect(await list()).toMatchObject({ status: 503, body: { message: expect.stringContaining('too long') } })
  await release()
  expect(await list()).toMatchObject(WORKS)
})

test('requests whose connection ends are told to try again, and then they work', async () => {
  const { list, url } = await openKeywordPlan()
  const release = await lockKeywords(url)
  const asking = [list(), list()]
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and application_name = 'test'`
  await expect.poll(() => query(url, waiting), { timeout: 20_000 }).toHaveLength(asking.length)
  await query(url, `select pg_terminate_backend(pid) from (${waiting}) as asking`)
  expect(await Promise.all(asking)).toMatchObject([AWAY, AWAY])
  await release()
  expect(await list()).toMatchObject(WORKS)
})

/** Blocks all reads of keywords until the lock is released or the test ends. */
async function lockKeywords(url: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = withClient(url, async (client) => {
    await client.query('begin; lock table keywords')
    held.resolve()
    await over.promise
    await client.query('rollback')
  })
  holding.catch(held.reject)
  await held.promise
  const release = (): Promise<void> => {
    over.resolve()
    return holding
  }
  onTestFinished(release)
  return release
}
