import { expect, describe, test } from 'vitest'
import { openWithNotion, openWithNotionAt, stateOf } from '#tests/support/connections/notion-world.ts'
import { serveFake } from '#tests/support/fakes/serve-fake.ts'

describe('testing the access', () => {
  test('says that it works, also with a token that has to be refreshed first, and what Notion gave is kept', async () => {
    const { allow, finish, testAccess, look, control } = await openWithNotion()
    expect(await testAccess()).toMatchObject({ status: 424, body: { code: 'not_connected' } })
    await finish(await allow())
    const works = {
      status: 200,
      body: { type: 'notion', last_used_at: expect.any(String), last_error: null },
    }
    expect(await testAccess()).toMatchObject(works)
    const before = await look('select sealed_secret from integrations')
    await look(`update integrations set secret_expires_at = now()`)
    expect(await testAccess()).toMatchObject(works)
    const after = await look('select sealed_secret, secret_expires_at from integrations')
    expect(after).toEqual([{ sealed_secret: expect.any(String), secret_expires_at: null }])
    expect(after).not.toMatchObject(before)
    // The new refresh token works, too.
    await look(`update integrations set secret_expires_at = now()`)
    expect(await testAccess()).toMatchObject(works)
    const calls = (await control.listCalls('notion')).filter(({ path }) => path === '/v1/oauth/token')
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('says that Notion has ended it, until the plan is connected again', async () => {
    const { allow, finish, testAccess, control, list } = await openWithNotion()
    await finish(await allow())
    await control.order('/notion', { workspace: 'Trailhouse' })
    const ended = {
      last_error: expect.stringMatching(/^Notion has ended the access.* Connect Notion again\.$/),
    }
    expect(await testAccess()).toMatchObject({ status: 200, body: ended })
    expect(await list()).toMatchObject([ended])
    await finish(await allow())
    expect(await testAccess()).toMatchObject({ status: 200, body: { last_error: null } })
  })

  test('says nothing about the access when Notion is away or wants us to wait', async () => {
    const { allow, finish, testAccess, control, list } = await openWithNotion()
    await finish(await allow())
    for (const kind of ['unavailable', 'rate_limited_silent', 'html', 'malformed', 'reset']) {
      await control.order('/clear-faults')
      await control.order('/faults', { service: 'notion', kind, path: '/v1/users' })
      expect(await testAccess()).toMatchObject({ status: 503 })
    }
    expect(await list()).toMatchObject([{ last_error: null, last_used_at: null }])
  })

  test('takes the token to no other address', async () => {
    const fake = await serveFake(({ url }) =>
      url.pathname === '/v1/users/me'
        ? { status: 302, headers: { location: '/elsewhere' }, body: '' }
        : { body: { access_token: 'ntn_a', workspace_name: 'Acme' } },
    )
    const { begin, finish, testAccess } = await openWithNotionAt(fake.baseUrl)
    await finish({ state: stateOf(await begin()), code: 'good' })
    expect(await testAccess()).toMatchObject({ status: 503 })
    expect(fake.asked.map(({ url }) => url.pathname)).toEqual(['/v1/oauth/token', '/v1/users/me'])
  })
})
