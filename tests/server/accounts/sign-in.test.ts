import { describe, expect, test } from 'vitest'
import { makeSignInWorld, TestBrowser, type SignInWorld } from '#tests/support/accounts/sign-in-world.ts'
import { itemAt, takeItems } from '#platform/items.ts'

const owner = { email: 'owner@site.example', password: 'a long enough password' }
/** A tiny cost: these tests are not about how long a guess takes. */
const passwordCost = { N: 2, r: 1, p: 1, maxmem: 1_000_000 }
const LOCAL = '/api/auth/local'

async function openOwned(world: SignInWorld) {
  return new TestBrowser(await world.startServer({ owner, passwordCost }))
}

function signIn(browser: TestBrowser, form: Record<string, string> = {}) {
  return browser.submit(LOCAL, { way: 'password', email: owner.email, password: owner.password, ...form })
}

describe('the demo', () => {
  test('opens with one call while the installation has no owner, and is always the same workspace', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const server = await world.startServer()
    const found = []
    for (const browser of [new TestBrowser(server), new TestBrowser(server)]) {
      const { body } = await browser.call('POST', '/auth/demo')
      const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
      found.push((await browser.call('GET', '/workspace', undefined, jwt)).body)
    }
    expect(found[0]).toMatchObject([
      {
        name: "Demo's workspace",
        type: 'managed',
        remaining_article_credits: 5,
        remaining_monthly_credits: 50,
        paid_plans: 1,
      },
    ])
    expect(found[1]).toEqual(found[0])
  })

  test('closes as soon as there is an owner, also for people who are in it', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const demo = new TestBrowser(await world.startServer())
    const { body } = await demo.call('POST', '/auth/demo')
    const jwt = await demo.exchange({ location: `/auth/in?token=${body.token}` })
    const owned = await openOwned(world)
    expect((await owned.call('POST', '/auth/demo')).status).toBe(404)
    expect((await owned.submit(LOCAL, { way: 'demo' })).status).toBe(404)
    expect((await demo.call('GET', '/workspace', undefined, jwt)).status).toBe(401)
  })
})

describe('the password', () => {
  test('leads the owner to a workspace, and to the page that was asked for', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const browser = await openOwned(world)
    const first = await browser.open('/api/integrations/cognito/login?type=managed&next=/workspace/7')
    expect(first).toMatchObject({ status: 302, location: `${LOCAL}?type=managed&next=%2Fworkspace%2F7` })
    expect((await browser.open(first.location)).body).toContain('autocomplete="current-password"')
    const answer = await signIn(browser, { next: '/workspace/7' })
    expect(answer.status).toBe(303)
    expect(answer.location).toMatch(/^\/auth\/in\?token=[\w-]{32}&next=%2Fworkspace%2F7$/)
    const { body } = await browser.call('GET', '/workspace', undefined, await browser.exchange(answer))
    expect(body).toMatchObject([{ name: "owner's workspace", type: 'managed' }])
  })

  test('creates a saas workspace for a person who signs up to Mini', async () => {
    const browser = await openOwned(await makeSignInWorld({ isOwn: true }))
    const jwt = await browser.exchange(await signIn(browser, { type: 'mini' }))
    expect((await browser.call('GET', '/workspace', undefined, jwt)).body).toMatchObject([{ type: 'saas' }])
  })

  test.each([
    ['a wrong one', { password: 'another long password' }],
    ['none', { password: '' }],
    ['an unknown address', { email: 'nobody@site.example' }],
    ['the demo, which has none', { email: 'demo@keyloom.example', password: '' }],
  ])('%s is refused with one and the same sentence', async (_, form) => {
    const world = await makeSignInWorld({ isOwn: true })
    await new TestBrowser(await world.startServer()).call('POST', '/auth/demo')
    const { status, location, body } = await signIn(await openOwned(world), form)
    expect({ status, location }).toEqual({ status: 401, location: '' })
    expect(body).toContain('The e-mail address or the password is not right.')
  })

  test('resets the count of wrong guesses when it is right', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const browser = await openOwned(world)
    const passwords = Array.from({ length: 12 }, (_, i) => (i % 4 === 3 ? owner.password : 'a wrong guess'))
    const statuses = []
    for (const password of passwords) statuses.push((await signIn(browser, { password })).status)
    expect(statuses).toEqual([401, 401, 401, 303, 401, 401, 401, 303, 401, 401, 401, 303])
  })

  test('signs the owner out everywhere when it is changed', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const before = await openOwned(world)
    const jwt = await before.exchange(await signIn(before))
    await openOwned(world)
    expect((await before.call('GET', '/workspace', undefined, jwt)).status).toBe(200)
    const changed = new TestBrowser(
      await world.startServer({ owner: { ...owner, password: 'quite another password' }, passwordCost }),
    )
    expect((await before.call('GET', '/workspace', undefined, jwt)).status).toBe(401)
    expect((await signIn(changed)).status).toBe(401)
    expect((await signIn(changed, { password: 'quite another password' })).status).toBe(303)
  })

  test('is stored only as a hash', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    // The default cost, as in installations.
    const browser = new TestBrowser(await world.startServer({ owner }))
    expect((await signIn(browser)).status).toBe(303)
    const { password_hash: hash } = itemAt(await world.look('select password_hash from users'), 0)
    expect(hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/)
  })
})

describe('the sign-in form', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s', async (_, headers) => {
    const browser = await openOwned(await makeSignInWorld({ isOwn: true }))
    const answer = await browser.submit(LOCAL, { way: 'password', ...owner }, headers)
    expect(answer).toMatchObject({ status: 400, location: '' })
  })

  test('shows typed markup as text', async () => {
    const browser = await openOwned(await makeSignInWorld({ isOwn: true }))
    const { body } = await signIn(browser, { email: '"><script>alert(1)</script>' })
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&quot;&gt;&lt;script&gt;')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/workspace/../..//evil.example',
    'javascript:alert(1)',
    '/auth/out',
    '/workspace/1#x',
  ])('never leads to %s', async (next) => {
    const browser = await openOwned(await makeSignInWorld({ isOwn: true }))
    expect((await signIn(browser, { next })).location).toMatch(/^\/auth\/in\?token=[\w-]{32}$/)
    const { location } = await browser.open(
      `/api/integrations/cognito/login?next=${encodeURIComponent(next)}`,
    )
    expect(location).toBe(`${LOCAL}?`)
  })
})

describe('the code of a sign-in', () => {
  test('can be exchanged once', async () => {
    const browser = await openOwned(await makeSignInWorld({ isOwn: true }))
    const answer = await signIn(browser)
    expect(await browser.exchange(answer)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(await browser.exchange(answer)).toBe('undefined')
  })

  test('lets in one of two callers who exchange it at the same moment', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const browser = await openOwned(world)
    const answer = await signIn(browser)
    const jwts = await Promise.all(Array.from({ length: 8 }, () => browser.exchange(answer)))
    expect(jwts.filter((jwt) => jwt !== 'undefined')).toHaveLength(1)
    expect(await world.look('select id from workspaces')).toHaveLength(1)
  })

  test('two sign-ins of a new user at once create one workspace', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const browser = await openOwned(world)
    const answers = [await signIn(browser), await signIn(browser), await signIn(browser)]
    await Promise.all(answers.map((answer) => browser.exchange(answer)))
    expect(await world.look('select id from workspaces')).toHaveLength(1)
    expect(await world.look('select id from sessions')).toHaveLength(3)
  })

  test('does not work in another browser, nor after a minute', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const server = await world.startServer({ owner, passwordCost })
    const browser = new TestBrowser(server)
    const answer = await signIn(browser)
    expect(await new TestBrowser(server).exchange(answer)).toBe('undefined')
    await world.look(`update sign_in_codes set expires_at = now() - interval '1 second'`)
    expect(await browser.exchange(answer)).toBe('undefined')
  })

  test('is stored as a hash, and so is the browser', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const browser = await openOwned(world)
    const { location } = await signIn(browser)
    const rows = JSON.stringify(await world.look('select * from sign_in_codes'))
    const secrets = [
      new URL(location, 'http://here.test').searchParams.get('token'),
      ...browser.cookies.values(),
    ]
    for (const secret of secrets) expect(rows).not.toContain(secret)
  })
})

describe('sessions', () => {
  test('end at once by signing out, here or everywhere', async () => {
    const browser = await openOwned(await makeSignInWorld({ isOwn: true }))
    const jwts: string[] = []
    for (let i = 0; i < 3; i++) jwts.push(await browser.exchange(await signIn(browser)))
    const [here, there, elsewhere] = jwts
    const statuses = async () =>
      Promise.all(jwts.map(async (jwt) => (await browser.call('GET', '/workspace', undefined, jwt)).status))
    await browser.call('POST', '/auth/out', {}, here)
    expect(await statuses()).toEqual([401, 200, 200])
    const { body } = await browser.call('GET', '/account/session', undefined, there)
    expect(body.map((one: { is_current: boolean }) => one.is_current).toSorted()).toEqual([false, true])
    const other = body.find((one: { is_current: boolean }) => !one.is_current)
    await browser.call('DELETE', `/account/session/${other.id}`, undefined, there)
    expect(await statuses()).toEqual([401, 200, 401])
    await browser.call('POST', '/auth/out', { everywhere: true }, there)
    expect(await statuses()).toEqual([401, 401, 401])
    expect(elsewhere).not.toBe(there)
  })

  test('of other users cannot be ended', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const browser = await openOwned(world)
    const jwt = await browser.exchange(await signIn(browser))
    await world.look(`insert into users (email, name) values ('x@y.example', 'x')`)
    const [{ id }] = takeItems(
      await world.look(
        `insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from users where name = 'x' returning id`,
      ),
      1,
    )
    expect((await browser.call('DELETE', `/account/session/${String(id)}`, undefined, jwt)).status).toBe(404)
    expect(await world.look(`select revoked_at from sessions where id = '${String(id)}'`)).toEqual([
      { revoked_at: null },
    ])
  })
})

test('what happened to an account is on record', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const browser = await openOwned(world)
  await signIn(browser, { password: 'wrong wrong wrong' })
  const jwt = await browser.exchange(await signIn(browser))
  await browser.call('POST', '/auth/out', { everywhere: true }, jwt)
  const events = await world.look('select action, address from account_events order by id')
  expect(events.map(({ action }) => action)).toEqual(['wrong password', 'signed in', 'signed out everywhere'])
  expect(itemAt(events, 0)['address']).toBe('127.0.0.1')
})

test('an access key works once, for its workspace and its purpose, for ten minutes', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const browser = await openOwned(world)
  const jwt = await browser.exchange(await signIn(browser))
  const [{ id }] = (await browser.call('GET', '/workspace', undefined, jwt)).body
  const make = async () =>
    String(
      (
        await browser.call(
          'PUT',
          `/workspace/${id}`,
          { action: 'generateAccessKey', scope: 'analytics' },
          jwt,
        )
      ).body.accessKey,
    )
  const use = async (change: Record<string, string>) => {
    const query = new URLSearchParams({ workspaceId: String(id), scope: 'analytics', ...change })
    return (await browser.open(`/api/integrations/cognito/login?${query.toString()}`)).status
  }
  const accessKey = await make()
  expect(accessKey).toMatch(/^[\w-]{32}$/)
  expect(await use({})).toBe(400)
  expect(await use({ accessKey, scope: 'search-console' })).toBe(403)
  expect(await use({ accessKey, workspaceId: String(id + 1) })).toBe(403)
  expect(await use({ accessKey })).toBe(424)
  expect(await use({ accessKey })).toBe(403)
  const late = await make()
  await world.look(`update access_keys set expires_at = now() - interval '1 second'`)
  expect(await use({ accessKey: late })).toBe(403)
  expect(JSON.stringify(await world.look('select * from access_keys'))).not.toContain(accessKey)
})
