import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { openDemo } from '#tests/support/api-tokens/token-demo.ts'
import { MOST_TOKENS } from '#features/api-tokens/contract.ts'
import { takeItems } from '#platform/items.ts'

test('a workspace has a limited number of tokens, and a new one fits when one is revoked', async () => {
  const { make, revoke, look } = await openDemo()
  const { id } = (await make()).body
  await look(`insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes)
    select workspace_id, user_id, sha256((workspace_id || ' ' || n)::bytea), hint, name, scopes
    from api_tokens, generate_series(2, ${MOST_TOKENS}) n`)
  expect((await make()).status).toBe(409)
  await revoke(id)
  expect([(await make()).status, (await make()).status]).toEqual([200, 409])
})

test('of two requests for the last free token, the second waits and is refused', async () => {
  const { make, look, database } = await openDemo()
  await make()
  await look(`insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes)
    select workspace_id, user_id, sha256((workspace_id || ' ' || n)::bytea), hint, name, scopes
    from api_tokens, generate_series(3, ${MOST_TOKENS}) n`)
  const [{ id: session }] = takeItems(
    await look('select id from sessions order by created_at desc limit 1'),
    1,
  )
  const second = await database.transaction().execute(async (first) => {
    await sql`select walls.enter(${session}::uuid, '{}', '{}')`.execute(first)
    await sql`select from workspaces for update`.execute(first)
    let isOver = false
    const making = make().finally(() => (isOver = true))
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => isOver || (await look(waiting)).length > 0).toBe(true)
    await sql`insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes)
      select workspace_id, user_id, sha256((workspace_id || ' last')::bytea), hint, name, scopes from api_tokens limit 1`.execute(
      first,
    )
    return { making }
  })
  expect((await second.making).status).toBe(409)
})

describe('the requests of an API token in an hour', () => {
  test('are counted for each token separately, also across a restart', async () => {
    const world = await openDemo({ tokenLimit: 2 })
    const { token } = (await world.make()).body
    const { token: second } = (await world.make()).body
    expect(await ask(world, token, 3)).toEqual([200, 200, 429])
    const restarted = new TestBrowser(await world.startServer({ tokenLimit: 2 }))
    const { status, body } = await restarted.call('GET', '/workspace', undefined, token)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(body.message).toBe(
      'This API token has made its 2 requests of this hour. Please try again in 60 minutes.',
    )
    expect(await ask(world, second, 1)).toEqual([200])
    await world.look(`update attempt_counts set ends_at = now() - interval '1 second'`)
    expect(await ask(world, token, 1)).toEqual([200])
  })

  test('are refused above the limit, with the time when the next one is allowed', async () => {
    const world = await openDemo({ tokenLimit: 1 })
    const { token } = (await world.make()).body
    const server = await world.startServer({ tokenLimit: 1 })
    const headers = { authorization: `Bearer ${token}` }
    await server.inject({ url: '/api/workspace', headers })
    const seconds = Number((await server.inject({ url: '/api/workspace', headers })).headers['retry-after'])
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
  })

  test('are not counted for an invalid token, so that nobody can fill the database', async () => {
    const world = await openDemo({ tokenLimit: 1 })
    const { id, token } = (await world.make()).body
    await world.revoke(id)
    const before = await world.look('select count(*) from attempt_counts')
    expect(await ask(world, token, 3)).toEqual([401, 401, 401])
    expect(await world.look('select count(*) from attempt_counts')).toEqual(before)
  })
})

async function ask(
  { callBy }: Pick<Awaited<ReturnType<typeof openDemo>>, 'callBy'>,
  token: string,
  count: number,
) {
  const statuses: number[] = []
  for (let at = 0; at < count; at++) statuses.push((await callBy(token, 'GET', '/workspace')).status)
  return statuses
}
