import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { OIDC_CLIENT, startOidcIssuer } from '#tests/support/accounts/oidc-issuer.ts'
import { ProviderVisit } from '#tests/support/accounts/provider-visit.ts'
import { makeSignInWorld, TestBrowser, type SignInWorld } from '#tests/support/accounts/sign-in-world.ts'
import type { SignInSettings } from '#features/accounts/server/signing-in/sign-in-settings.ts'

const LOGIN = '/api/integrations/cognito/login'
const CALLBACK = '/api/integrations/cognito/callback'
const publicUrl = 'http://127.0.0.1:4310'

async function openWithProvider(world: SignInWorld, change: Partial<SignInSettings> = {}) {
  const { issuer, close } = await startOidcIssuer({ redirectUri: `${publicUrl}${CALLBACK}` })
  onTestFinished(close)
  const server = await world.startServer({ publicUrl, oidc: { issuer, ...OIDC_CLIENT }, ...change })
  return { issuer, server, browser: new TestBrowser(server) }
}

/** Signs in at the provider under a name; gives the address that the provider sends the browser back to. */
async function visitProvider(browser: TestBrowser, name: string, query = '') {
  const { location } = await browser.open(`${LOGIN}${query}`)
  return new ProviderVisit(publicUrl).signIn(location, name)
}

describe('a sign-in at the provider', () => {
  test('asks with PKCE, state and nonce, and ends with a code for this browser', async () => {
    const { issuer, browser } = await openWithProvider(await makeSignInWorld({ isOwn: true }))
    const { status, location } = await browser.open(`${LOGIN}?type=managed`)
    const { origin, searchParams } = new URL(location)
    expect({ status, origin }).toEqual({ status: 302, origin: issuer })
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: OIDC_CLIENT.clientId,
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}${CALLBACK}`,
      response_type: 'code',
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40)
    const back = await browser.open(await new ProviderVisit(publicUrl).signIn(location, 'ada'))
    expect(back.location).toMatch(/^\/auth\/in\?token=[\w-]{32}$/)
    const { body } = await browser.call('GET', '/workspace', undefined, await browser.exchange(back))
    expect(body).toMatchObject([{ name: "Ada of the provider's workspace", type: 'managed' }])
  })

  test('knows the same person again, and creates the type of workspace that was signed up for', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const { browser } = await openWithProvider(world)
    for (const query of ['?type=mini&next=/workspace/3', '', '?type=managed']) {
      const back = await browser.open(await visitProvider(browser, 'ada', query))
      await browser.exchange(back)
    }
    expect(await world.look('select email from users')).toEqual([{ email: 'ada@people.example' }])
    expect(await world.look('select type from workspaces')).toEqual([{ type: 'saas' }])
  })

  test('gives a person who was removed from every workspace no workspace until they sign up again', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const { browser } = await openWithProvider(world)
    await browser.exchange(await browser.open(await visitProvider(browser, 'ada')))
    await world.look('delete from workspace_members')
    const jwt = await browser.exchange(await browser.open(await visitProvider(browser, 'ada')))
    expect((await browser.call('GET', '/workspace', undefined, jwt)).body).toEqual([])
    const again = await browser.exchange(
      await browser.open(await visitProvider(browser, 'ada', '?type=managed')),
    )
    expect((await browser.call('GET', '/workspace', undefined, again)).body).toHaveLength(1)
  })

  test('is refused without a confirmed e-mail address', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const { browser } = await openWithProvider(world)
    const { location } = await browser.open(await visitProvider(browser, 'unconfirmed-ada'))
    expect(location).toBe('/?problem=unverified')
    expect(await world.look('select id from users')).toEqual([])
  })

  test('makes no new accounts where sign-up is closed, except the owner’s', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const owner = { email: 'ada@people.example', password: null }
    const open = await openWithProvider(world, { isSignUpOpen: true })
    expect((await open.browser.call('GET', '/auth/ways')).body).toMatchObject({
      provider: 'Staff Login',
      sign_up: true,
    })
    const { browser } = await openWithProvider(world, { isSignUpOpen: false, owner })
    expect((await browser.call('GET', '/auth/ways')).body).toMatchObject({
      provider: 'Staff Login',
      sign_up: false,
    })
    expect((await browser.open(await visitProvider(browser, 'eve'))).location).toBe('/?problem=closed')
    expect((await browser.open(await visitProvider(browser, 'ada'))).location).toMatch(/^\/auth\/in\?token=/)
    expect(await world.look('select email from users')).toEqual([{ email: 'ada@people.example' }])
  })
})

describe('an answer that does not belong to the request', () => {
  test('is refused in another browser, a second time and after ten minutes', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const { browser, server } = await openWithProvider(world)
    const answer = await visitProvider(browser, 'ada')
    expect((await new TestBrowser(server).open(answer)).location).toBe('/?problem=expired')
    expect((await browser.open(answer)).location).toMatch(/token=/)
    expect((await browser.open(answer)).location).toBe('/?problem=expired')
    const late = await visitProvider(browser, 'ada')
    await world.look(`update sign_in_attempts set expires_at = now() - interval '1 second'`)
    expect((await browser.open(late)).location).toBe('/?problem=expired')
  })

  test.each([
    ['another code', (url: URL) => url.searchParams.set('code', 'another')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['two codes', (url: URL) => url.searchParams.append('code', 'another')],
    ['an error', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ])('is refused with %s', async (_, change) => {
    const world = await makeSignInWorld({ isOwn: true })
    const { browser } = await openWithProvider(world)
    const answer = new URL(await visitProvider(browser, 'ada'), publicUrl)
    change(answer)
    expect((await browser.open(`${answer.pathname}${answer.search}`)).location).toBe('/?problem=refused')
    expect(await world.look('select id from users')).toEqual([])
  })

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
  ])('is refused with %s', async (_, change) => {
    const { browser } = await openWithProvider(await makeSignInWorld({ isOwn: true }))
    const answer = new URL(await visitProvider(browser, 'ada'), publicUrl)
    change(answer)
    expect((await browser.open(`${answer.pathname}${answer.search}`)).location).toBe('/?problem=expired')
  })

  test('is refused when its nonce or verifier belongs to another attempt', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const { browser } = await openWithProvider(world)
    for (const column of ['nonce', 'code_verifier']) {
      const answer = await visitProvider(browser, 'ada')
      await world.look(`update sign_in_attempts set ${column} = repeat('x', 43)`)
      expect((await browser.open(answer)).location).toBe('/?problem=refused')
    }
    expect(await world.look('select id from users')).toEqual([])
  })
})

test('a provider that is unreachable, or none at all, is a problem that the user is told about', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const port = await findFreePort()
  const oidc = { issuer: `http://127.0.0.1:${port}`, ...OIDC_CLIENT }
  const browser = new TestBrowser(await world.startServer({ publicUrl, oidc }))
  expect((await browser.open(LOGIN)).location).toBe('/?problem=unavailable')
  const rubbish = createServer((_, reply) => reply.end('<html>')).listen(port, '127.0.0.1')
  onTestFinished(() => new Promise((resolve) => rubbish.close(() => resolve())))
  expect((await browser.open(LOGIN)).location).toBe('/?problem=unavailable')
  expect((await browser.open(`${CALLBACK}?state=x&code=y`)).location).toBe('/?problem=expired')
})
