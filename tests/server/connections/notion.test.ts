import { describe, expect, test } from 'vitest'
import { itemAt } from '#platform/items.ts'
import { openWithNotion, openWithNotionAt, RETURN, stateOf } from '#tests/support/connections/notion-world.ts'
import { serveFake } from '#tests/support/fakes/serve-fake.ts'

const USED = /^This answer of Notion was used before, took longer than ten minutes/

describe('connecting a plan to Notion', () => {
  test('stores the name of the workspace for all to see, and its tokens for nobody', async () => {
    const { begin, allow, finish, list, look, control, contentplanId } = await openWithNotion()
    const { status, body } = await begin()
    const url = new URL(body.authUrl)
    expect([status, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      200,
      '/v1/oauth/authorize',
      {
        client_id: 'keyloom-sandbox-notion',
        redirect_uri: RETURN,
        response_type: 'code',
        owner: 'user',
        state: expect.stringMatching(/^[\w-]{32,}$/),
      },
    ])
    const back = await allow()
    const saved = await finish(back)
    expect(saved).toMatchObject({
      status: 200,
      body: { type: 'notion', notion_workspace_name: 'Trailhouse', wp_domain: null, last_error: null },
    })
    expect(await list()).toEqual([saved.body])
    const call = (await control.listCalls('notion')).find(({ path }) => path === '/v1/oauth/token')
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: RETURN,
    })
    const stored = await look(`select * from integrations where contentplan_id = ${contentplanId}`)
    const sealed = Buffer.from(String(itemAt(stored, 0)['sealed_secret']), 'base64url').toString()
    expect(sealed).toContain(`integrations ${contentplanId} notion`)
    expect(sealed).toMatch(/ntn_.*nrt_/)
    const seen = [saved, await list(), { ...itemAt(stored, 0), sealed_secret: '' }]
    const kept = [await look('select * from audit_entries'), await look('select * from access_requests')]
    expect(JSON.stringify([seen, kept])).not.toMatch(/ntn_|nrt_|sandbox-notion-secret/)
  })

  test('uses a state once, also when two requests come at the same time', async () => {
    const { allow, finish, list, control } = await openWithNotion()
    const back = await allow()
    const answers = await Promise.all([finish(back), finish(back)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await finish(back)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(USED), details: { trouble: 'no_access_request' } },
    })
    const calls = (await control.listCalls('notion')).filter(({ path }) => path === '/v1/oauth/token')
    expect([calls.length, (await list()).length]).toEqual([1, 1])
  })

  test('refuses a state of another session, another plan and another time, and one that nobody was given', async () => {
    const { allow, finish, call, list, look, signInAgain, workspaceId } = await openWithNotion()
    const back = await allow()
    expect(await finish(back, await signInAgain())).toMatchObject({ status: 409 })
    const { body } = await call('POST', `/workspace/${workspaceId}/contentplan`, {
      name: 'Another',
      country: 'USA',
      language: 'en',
      type: 'managed',
      website: 'other.example',
    })
    const returned = Object.fromEntries(back.searchParams)
    const contentplanId = Number(body.contentplanId)
    expect(
      await call('POST', '/integrations/notion', { ...returned, contentplanId, redirectUri: RETURN }),
    ).toMatchObject({ status: 409 })
    expect(await finish({ ...returned, state: 'x'.repeat(43) })).toMatchObject({ status: 409 })
    await look(`update access_requests set expires_at = now() - interval '1 second'`)
    expect(await finish(back)).toMatchObject({ status: 409, body: { message: expect.stringMatching(USED) } })
    expect(await list()).toEqual([])
  })

  test.each([
    'https://evil.example/notion-integration',
    'http://127.0.0.1:4310/notion-integration/../other',
    'http://127.0.0.1:4310/notion-integration?next=//evil.example',
    'http://127.0.0.1:4310.evil.example/notion-integration',
    'http://localhost:4310/notion-integration',
  ])('sends nobody back to %s', async (redirectUri) => {
    const { begin, finish, list, allow } = await openWithNotion()
    const refused = {
      status: 400,
      body: {
        code: 'invalid',
        message: expect.stringMatching(/^redirectUri: .* only; open Keyloom at that address$/),
      },
    }
    expect(await begin({ redirectUri })).toMatchObject(refused)
    const back = await allow()
    expect(await finish({ ...Object.fromEntries(back.searchParams), redirectUri })).toMatchObject(refused)
    expect(await list()).toEqual([])
    // A refusal does not use the state up.
    expect(await finish(back)).toMatchObject({ status: 200 })
  })

  test('gets no code from a user who cancels at Notion', async () => {
    const { allow, list } = await openWithNotion()
    const back = await allow({ isCancelled: true })
    expect([back.searchParams.get('error'), back.searchParams.has('code')]).toEqual(['access_denied', false])
    expect(await list()).toEqual([])
  })

  test('again replaces the workspace; a workspace of Notion may have no name', async () => {
    const { allow, finish, list, look } = await openWithNotion()
    await finish(await allow())
    await look(
      `update integrations set last_error = 'Ended.', last_error_at = now(), secret_expires_at = now()`,
    )
    await finish(await allow({ workspace: null }))
    expect(await list()).toMatchObject([{ type: 'notion', notion_workspace_name: null, last_error: null }])
    expect(await look('select secret_expires_at from integrations')).toEqual([{ secret_expires_at: null }])
  })
})

describe('without a client', () => {
  test('the settings say so, and nothing begins', async () => {
    const { call, contentplanId, look, begin, allow, finish } = await openWithNotion()
    const state = () => call('GET', `/integrations/notion/client?contentplanId=${contentplanId}`)
    expect(await state()).toMatchObject({ status: 200, body: { state: 'sandbox' } })
    const back = await allow()
    // A real connection of the workspace ends what is made up.
    await look(`insert into integrations (workspace_id, contentplan_id, type, site_url, host, sealed_secret, is_sandbox)
      select workspace_id, id, 'wp-plugin', 'https://shop.example/wp-json/', 'shop.example', 'x', false
      from contentplans where id = ${contentplanId}`)
    expect(await state()).toMatchObject({ status: 200, body: { state: 'none' } })
    const refused = {
      status: 424,
      body: { code: 'not_connected', message: expect.stringContaining('NOTION_CLIENT_ID') },
    }
    expect(await begin()).toMatchObject(refused)
    expect(await finish(back)).toMatchObject(refused)
  })

  test('a real one is used beside real connections', async () => {
    const { call, contentplanId, allow, finish, look } = await openWithNotion({ isSandbox: false })
    const state = () => call('GET', `/integrations/notion/client?contentplanId=${contentplanId}`)
    expect((await state()).body).toEqual({ state: 'real' })
    expect(await finish(await allow())).toMatchObject({ status: 200 })
    expect((await state()).body).toEqual({ state: 'real' })
    expect(await look('select is_sandbox from integrations')).toEqual([{ is_sandbox: false }])
  })
})

describe('disconnecting Notion', () => {
  test('forgets the tokens, and the plan has no main CMS afterwards', async () => {
    const { allow, finish, disconnect, list, look, contentplanId } = await openWithNotion()
    await finish(await allow())
    await look(`update contentplans set main_cms_integration = 'notion' where id = ${contentplanId}`)
    expect(await disconnect()).toMatchObject({ status: 200, body: { isConnected: false } })
    expect(await list()).toEqual([])
    expect(await look(`select main_cms_integration from contentplans where id = ${contentplanId}`)).toEqual([
      { main_cms_integration: 'none' },
    ])
  })
})

describe('a Notion that fails', () => {
  const given = { access_token: 'ntn_a', workspace_name: 'Acme' }
  test.each([
    [
      'a code that is used',
      { status: 400, body: { error: 'invalid_grant' } },
      424,
      /was used before or is too old/,
    ],
    [
      'a wrong client',
      { status: 401, body: { error: 'invalid_client' } },
      424,
      /the administrator has to check NOTION_CLIENT_ID/,
    ],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
      503,
      /cannot be read/,
    ],
    ['no answer', { status: 0, body: '' }, 503, /./],
    [
      'an overload',
      { status: 503, body: { object: 'error', code: 'service_unavailable' } },
      503,
      /try again later/,
    ],
    [
      'too many calls',
      { status: 429, headers: { 'retry-after': '1' }, body: { code: 'rate_limited' } },
      503,
      /slow down/,
    ],
    ['a page', { status: 200, body: '<html>' }, 503, /cannot be read/],
    ['no token', { status: 200, body: { ...given, access_token: '' } }, 503, /cannot be read/],
  ])('with %s connects nothing, says why and tells no secret', async (_what, answer, status, message) => {
    const fake = await serveFake(() => answer)
    const { begin, finish, list } = await openWithNotionAt(fake.baseUrl)
    const state = stateOf(await begin())
    const refused = await finish({ state, code: 'code-of-notion' })
    expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(message) } })
    expect(JSON.stringify(refused.body)).not.toMatch(/sandbox-notion-secret|code-of-notion/)
    expect(fake.asked).toHaveLength(1)
    expect(await list()).toEqual([])
    // The state is used up: the code may be, too.
    expect(await finish({ state, code: 'code-of-notion' })).toMatchObject({ status: 409 })
  })

  test('is given the client in a header, and a hostile name of a workspace becomes one line', async () => {
    const name = `\u0000 Evil\r\n\u0007<b>${'x'.repeat(600)}\ud83d`
    const fake = await serveFake(() => ({ body: { ...given, refresh_token: null, workspace_name: name } }))
    const { begin, finish } = await openWithNotionAt(fake.baseUrl)
    const { status, body } = await finish({ state: stateOf(await begin()), code: 'good' })
    expect([status, body.notion_workspace_name]).toEqual([
      200,
      `Evil <b>${'x'.repeat(500 - 'Evil <b>'.length)}`,
    ])
    const asked = itemAt(fake.asked, 0)
    const basic = Buffer.from('keyloom-sandbox-notion:sandbox-notion-secret').toString('base64')
    expect(asked).toMatchObject({
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/json',
        'notion-version': '2025-09-03',
      },
    })
    expect(JSON.parse(asked.body)).toEqual({
      grant_type: 'authorization_code',
      code: 'good',
      redirect_uri: RETURN,
    })
  })
})
