import { expect, test, vi } from 'vitest'
import { requestLimits } from '#platform/server/database/database.ts'
import { foundSignedIn } from '#tests/support/accounts/sign-in-world.ts'
import { query, withClient } from '#tests/support/database/connections.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

// Who waits too long is told so after seconds.
vi.setConfig({ testTimeout: 90_000 })

const HOSTILE = 40
const LIMITS = { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 2, keywordLimit: 100 }

/** A member with a plan, and a member of another workspace. */
async function makeNeighbours() {
  const world = await openKeywordPlan({ databaseLimits: requestLimits })
  const other = await foundSignedIn(world, LIMITS)
  return { ...world, askAsOther: () => world.browser.call('GET', '/workspace', undefined, other.jwt) }
}

test('whatever one workspace asks for at once, another one is answered', async () => {
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

test('of a workspace two searches by pattern go on at a time; a third one is told when to come back, others are not held up', async () => {
  const { save, list, server, jwt, path, askAsOther, url, workspaceId } = await makeNeighbours()
  await save([{ keyword: 'trail shoes' }])
  await withClient(url, async (client) => {
    await client.query(
      `begin; select pg_advisory_xact_lock(hashtext(name || ' search by pattern'), ${workspaceId})
       from unnest('{first,second}'::text[]) as name`,
    )
    const refused = await server.inject({
      url: `/api${path}?q=tr.il`,
      headers: { authorization: `Bearer ${jwt}` },
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('Two searches of this workspace are still going on.'),
    })
    expect((await list()).status).toBe(200)
    expect((await askAsOther()).status).toBe(200)
  })
  expect((await list('q=tr.il')).body.keywords).toHaveLength(1)
})

const STUCK = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and application_name = 'test'`
