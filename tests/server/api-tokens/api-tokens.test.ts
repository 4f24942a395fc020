import { query } from '#tests/support/database/test-database.ts'
import { describe, expect, test } from 'vitest'
import { fresh, openDemo, plan } from '#tests/support/api-tokens/token-demo.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { takeItems } from '#platform/items.ts'

describe('an API token', () => {
  test('is shown once and stored as a hash', async () => {
    const { make, list, look, callBy } = await openDemo()
    const { id, token } = (await make()).body
    expect(token).toMatch(/^klm_[\w-]{49}$/)
    expect(await list()).toEqual([
      {
        id,
        name: 'Nightly import',
        hint: token.slice(0, 8),
        scopes: ['read', 'write'],
        created_by: 'Demo',
        created_at: expect.any(String),
        expires_at: expect.any(String),
        is_expired: false,
        last_used_at: null,
      },
    ])
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(200)
    const stored = await look(`select * from api_tokens`)
    expect(JSON.stringify(stored)).not.toContain(token.slice(8))
    const [{ days }] = takeItems(
      await look(`select expires_at = created_at + interval '90 days' as days from api_tokens`),
      1,
    )
    expect(days).toBe(true)
  })

  test('sees only its own workspace, even if its owner is a member of others', async () => {
    const { make, url, look, callBy, browser, jwt, workspace, addPlan } = await openDemo()
    const contentplanId = await addPlan()
    const { token } = (await make()).body
    const [{ id: second }] = takeItems(
      await query(
        url,
        `with made as (
        insert into workspaces (name, type) values ('Second', 'managed') returning id
      ) insert into workspace_members (workspace_id, user_id)
        select made.id, users.id from made, users where email = 'demo@keyloom.example' returning workspace_id as id`,
      ),
      1,
    )
    const [{ id: hidden }] = takeItems(
      await look(`insert into contentplans
      (workspace_id, name, country, language, type, keyword_limit)
      values (${String(second)}, 'Hidden', 'USA', 'en', 'managed', 1) returning id`),
      1,
    )
    expect((await browser.call('GET', '/workspace', undefined, jwt)).body).toHaveLength(2)
    expect((await callBy(token, 'GET', '/workspace')).body).toMatchObject([{ id: workspace }])
    expect((await callBy(token, 'GET', `/contentplan/${contentplanId}`)).status).toBe(200)
    for (const address of [`/contentplan/${String(hidden)}`, `/workspace/${String(second)}/contentplan`])
      expect((await callBy(token, 'GET', address)).status).toBe(404)
  })

  test('is refused from the moment it is revoked, and a second revocation is not recorded', async () => {
    const { make, list, revoke, callBy, look } = await openDemo()
    const { id, token } = (await make()).body
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(200)
    expect((await revoke(id)).status).toBe(200)
    expect(await callBy(token, 'GET', '/workspace')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: expect.stringContaining('it was revoked, has expired') },
    })
    expect(await list()).toEqual([])
    expect((await revoke(id)).status).toBe(200)
    expect(await look(`select from audit_entries where action = 'API token revoked'`)).toHaveLength(1)
  })

  test('ends when its time is over, and stays in the list as expired', async () => {
    const { make, list, callBy, look } = await openDemo()
    const { token } = (await make({ expires_in_days: 30 })).body
    await look(`update api_tokens set expires_at = now() - interval '1 second'`)
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(401)
    expect(await list()).toMatchObject([{ is_expired: true }])
  })

  test('without an expiry date stays valid', async () => {
    const { make, list, callBy } = await openDemo()
    const { token } = (await make({ expires_in_days: null })).body
    expect(await list()).toMatchObject([{ expires_at: null, is_expired: false }])
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(200)
  })

  test('outlives every session of its owner', async () => {
    const { make, browser, jwt, callBy } = await openDemo()
    const { token } = (await make()).body
    await browser.call('POST', '/auth/out', { everywhere: true }, jwt)
    expect((await browser.call('GET', '/workspace', undefined, jwt)).status).toBe(401)
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(200)
  })

  test('ends when the member who made it leaves, and stays ended when they return', async () => {
    const { make, callBy, look, workspace, list } = await openDemo()
    const { token } = (await make()).body
    await look('delete from workspace_members')
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(401)
    await look(`insert into workspace_members (workspace_id, user_id) select ${workspace}, id from users`)
    expect((await callBy(token, 'GET', '/workspace')).status).toBe(401)
    expect(await list()).toEqual([])
  })

  test('of the demo ends when the demo closes', async () => {
    const { make, startServer } = await openDemo()
    const { token } = (await make()).body
    const owner = { email: 'owner@people.example', password: 'a long enough password' }
    const restarted = new TestBrowser(await startServer({ owner }))
    expect((await restarted.call('GET', '/workspace', undefined, token)).status).toBe(401)
  })

  test('records when it was used, at most once a minute', async () => {
    const { make, list, callBy, look } = await openDemo()
    const { token } = (await make()).body
    const use = async () => {
      await callBy(token, 'GET', '/workspace')
      return (await list())[0].last_used_at
    }
    expect(await use()).toMatch(/^\d{4}-/)
    await look(`update api_tokens set last_used_at = now() - interval '50 seconds'`)
    const soon = await list()
    expect(await use()).toBe(soon[0].last_used_at)
    await look(`update api_tokens set last_used_at = '2020-01-01T00:00:00Z'`)
    expect(await use()).not.toBe('2020-01-01T00:00:00Z')
  })
})

describe('what an API token may not do', () => {
  test('a token without the needed scope is refused with the name of that scope', async () => {
    const { make, callBy, workspace } = await openDemo()
    const { token } = (await make({ scopes: ['read'], name: 'Report' })).body
    expect(await callBy(token, 'POST', `/workspace/${workspace}/contentplan`, plan)).toMatchObject({
      status: 403,
      body: {
        code: 'forbidden',
        message:
          'The API token “Report” lacks the scope “write”, which this needs. Please make one that has it.',
      },
    })
  })

  test('no token makes tokens, ends sessions, opens a socket or does anything else that belongs to a person', async () => {
    const { make, callBy, workspace, list } = await openDemo()
    const { id, token } = (await make({ scopes: ['read', 'write', 'run'] })).body
    const path = `/workspace/${workspace}/api-token`
    const answers = [
      await callBy(token, 'GET', path),
      await callBy(token, 'POST', path, fresh),
      await callBy(token, 'DELETE', `${path}/${id}`),
      await callBy(token, 'GET', '/account/session'),
      await callBy(token, 'POST', '/auth/out', { everywhere: true }),
      await callBy(token, 'POST', '/auth/ticket'),
      await callBy(token, 'PUT', `/workspace/${workspace}`, { action: 'generateAccessKey' }),
      await callBy(token, 'PUT', `/workspace/${workspace}/costs`, { monthly_cap: null }),
      await callBy(token, 'GET', '/integrations/search-console/properties'),
    ]
    const refusal = 'An API token cannot do this. Please sign in and do it in the browser.'
    for (const { status, body } of answers) expect([status, body.message]).toEqual([403, refusal])
    expect(await list()).toHaveLength(1)
  })

  test.each([
    { scopes: [] },
    { scopes: ['admin'] },
    { scopes: ['read', 'read'] },
    { scopes: 'read' },
    { expires_in_days: 31 },
    { expires_in_days: undefined },
    { name: '  ' },
    { name: 'x'.repeat(101) },
  ])('no token can be made with %o', async (wrong) => {
    const { make, list } = await openDemo()
    expect((await make(wrong)).status).toBe(400)
    expect(await list()).toEqual([])
  })
})

test('who made, revoked and used a token is on record, without the token', async () => {
  const { make, revoke, callBy, browser, jwt, workspace } = await openDemo()
  const { id, token } = (await make()).body
  await callBy(token, 'POST', `/workspace/${workspace}/contentplan`, plan)
  await revoke(id)
  const { body: entries } = await browser.call('GET', `/workspace/${workspace}/audit`, undefined, jwt)
  expect(entries).toMatchObject([
    { action: 'API token revoked', subject_id: id, user_name: 'Demo', details: { name: 'Nightly import' } },
    {
      action: 'contentplan created',
      user_name: 'Demo',
      details: { name: 'A shop', api_token: 'Nightly import' },
    },
    {
      action: 'API token created',
      subject_id: id,
      details: { name: 'Nightly import', scopes: ['read', 'write'], days: 90 },
    },
    { action: 'workspace founded' },
  ])
  expect(entries[0].details).not.toHaveProperty('api_token')
  expect(JSON.stringify(entries)).not.toContain(token.slice(8))
})
