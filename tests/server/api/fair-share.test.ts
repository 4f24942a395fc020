import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, requestLimits } from '#platform/server/database/database.ts'
import { takeTurn } from '#platform/server/database/search-by-pattern.ts'
import { createMember } from '#tests/support/accounts/sign-in-world.ts'
import { query, withClient } from '#tests/support/database/connections.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

// Requests that wait too long are refused only after seconds.
vi.setConfig({ testTimeout: 90_000 })

const HOSTILE = 40
const LIMITS = { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 2, keywordLimit: 100 }

/** A member with a plan, and a member of another workspace. */
async function makeNeighbours() {
  const world = await openKeywordPlan({ databaseLimits: requestLimits })
  const other = await createMember(world, LIMITS)
  return { ...world, askAsOther: () => world.browser.call('GET', '/workspace', undefined, other.jwt) }
}

test('however many requests one workspace sends at once, another workspace is answered', async () => {
  const { list, askAsOther, url } = await makeNeighbours()
  const { all, answers } = await withClient(url, async (client) => {
    await client.query('begin; lock table keywords')
    const asking = Array.from({ length: HOSTILE }, () => list())
    await expect.poll(() => query(url, STUCK), { timeout: 20_000 }).toHaveLength(4)
    const heard = []
    for (let count = 0; count < 5; count++) heard.push(await askAsOther())
    expect(await query(url, STUCK)).toHaveLength(4)
    return { all: asking, answers: heard }
  })
  for (const answer of answers) expect(answer.status).toBe(200)
  for (const { status, body } of await Promise.all(all))
    expect([200, 429, 503].includes(status) || [status, body]).toBe(true)
  expect((await list()).status).toBe(200)
})

test('a workspace runs two pattern searches at a time; a third is told when to come back, and other workspaces are not held up', async () => {
  const { save, list, server, jwt, path, askAsOther, url, workspaceId } = await makeNeighbours()
  await save([{ keyword: 'trail shoes' }])
  await withClient(url, async (client) => {
    await client.query(
      `begin; select pg_advisory_xact_lock(hashtext('search by pattern ' || place), ${workspaceId})
       from generate_series(1, 2) as place`,
    )
    const refused = await server.inject({
      url: `/api${path}?q=tr.il`,
      headers: { authorization: `Bearer ${jwt}` },
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('A workspace may have 2 searches by pattern going on at a time'),
    })
    expect((await list()).status).toBe(200)
    expect((await askAsOther()).status).toBe(200)
  })
  expect((await list('q=tr.il')).body.keywords).toHaveLength(1)
})

test('how many pattern searches run at a time is a setting', async () => {
  const { url } = await makeNeighbours()
  const app = new URL(url)
  app.username = 'keyloom'
  const database = openDatabase(
    { log: { warn: () => {}, error: () => {} } },
    { url: app.href, name: 'test', patternSearches: 1 },
  )
  onTestFinished(() => database.destroy())
  const search = (workspaceId: number) =>
    database.transaction().execute((turn) => takeTurn({ database: turn, workspaceId }))
  await database.transaction().execute(async (turn) => {
    await takeTurn({ database: turn, workspaceId: 1 })
    await search(2)
    await expect(search(1)).rejects.toThrow('A workspace may have one search by pattern going on at a time')
  })
  await search(1)
})

const STUCK = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and application_name = 'test'`
