import { describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '#app/contract.ts'
import { OIDC_CLIENT, startOidcIssuer } from '#tests/support/accounts/oidc-issuer.ts'
import { makeOwnedWorld, openOwned, owner, signInOwner } from '#tests/support/accounts/owner.ts'
import { ProviderVisit } from '#tests/support/accounts/provider-visit.ts'
import { makeSignInWorld, TestBrowser, type SignInWorld } from '#tests/support/accounts/sign-in-world.ts'
import { listOperations } from '#tests/support/walls/operations.ts'
import { takeItems } from '#platform/items.ts'

const publicUrl = 'http://127.0.0.1:4310'
const refusal = { status: 403, body: { code: 'proof_needed', message: 'Please confirm that it is you.' } }

function ageProofs(world: SignInWorld, minutes: number) {
  return world.look(`update sessions set proven_at = proven_at - interval '${minutes} minutes'`)
}

async function openWorkspace(browser: TestBrowser, jwt: string): Promise<number> {
  return (await browser.call('GET', '/workspace', undefined, jwt)).body[0].id
}

function makeToken(browser: TestBrowser, jwt: string, workspaceId: number) {
  const input = { name: 'For a script', scopes: ['write'], expires_in_days: 90 }
  return browser.call('POST', `/workspace/${workspaceId}/api-token`, input, jwt)
}

test('the contract asks for a fresh proof of identity for everything that an intruder at an open browser must not do', () => {
  const wanting = listOperations(contract).flatMap(({ name, proof }) =>
    proof === null ? [] : [[name, proof]],
  )
  expect(Object.fromEntries(wanting)).toEqual({
    'accounts.signOut': { everywhere: true },
    'accounts.revokeSession': 'always',
    'workspaces.update': 'always',
    'changes.changeArticles': { share: true },
    'api-tokens.create': 'always',
    'contentplans.update': { share: true },
    'performance.chooseProperty': 'always',
    'connections.chooseAnalyticsProperty': 'always',
    'connections.connectShopify': { action: 'initiate' },
    'connections.saveCustomCms': 'always',
    'connections.saveWebflow': 'always',
    'connections.saveWordpressPassword': 'always',
    'connections.setPropertyGrant': 'always',
  })
})

describe('a session whose last proof of identity is more than a quarter of an hour old', () => {
  test('makes no API token and changes nothing until the password is given', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    const workspaceId = await openWorkspace(browser, jwt)
    await ageProofs(world, 14)
    expect((await makeToken(browser, jwt, workspaceId)).status).toBe(200)
    await ageProofs(world, 1)
    expect(await makeToken(browser, jwt, workspaceId)).toMatchObject(refusal)
    expect(await world.look('select id from api_tokens')).toHaveLength(1)
    const wrong = await browser.call('POST', '/auth/proof', { password: 'a wrong password' }, jwt)
    expect(wrong).toMatchObject({ status: 400, body: { message: 'This is not your password.' } })
    expect(await makeToken(browser, jwt, workspaceId)).toMatchObject(refusal)
    expect((await browser.call('POST', '/auth/proof', { password: owner.password }, jwt)).status).toBe(200)
    expect((await makeToken(browser, jwt, workspaceId)).status).toBe(200)
  })

  test('shares no plan, connects no Google account and ends no other session, but does all everyday work', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    const workspaceId = await openWorkspace(browser, jwt)
    const plan = { name: 'A plan', country: 'USA', language: 'en', type: 'managed' }
    const made = await browser.call('POST', `/workspace/${workspaceId}/contentplan`, plan, jwt)
    const { contentplanId } = made.body
    const [{ id: other }] = takeItems(
      await world.look(
        `insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from users returning id`,
      ),
      1,
    )
    await ageProofs(world, 16)
    const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, input?: object) =>
      browser.call(method, path, input, jwt)
    const update = (input: object) =>
      call('PUT', `/workspace/${workspaceId}/contentplan`, { contentplanId, ...input })
    const refused = [
      await update({ share: true }),
      await call('PUT', `/workspace/${workspaceId}`, { action: 'generateAccessKey' }),
      await call('POST', '/integrations/search-console', {
        contentplanId,
        property: 'sc-domain:shop.example',
      }),
      await call('POST', '/integrations/custom-cms', {
        contentplanId,
        type: 'custom-cms',
        apiBaseUrl: 'https://cms.example',
        apiKey: 'a-key',
      }),
      await call('POST', '/integrations/webflow', {
        contentplanId,
        type: 'webflow',
        apiKey: 'a-key-of-webflow',
        siteId: 'a',
        collectionId: 'b',
        wfSchemaBody: 'c',
        wfSchemaSummary: 'd',
      }),
      await call('POST', '/integrations/wordpress/password', {
        contentplanId,
        type: 'wp-plugin',
        siteUrl: 'https://shop.example',
        user: 'editor',
        password: 'abcd EFGH 1234 ijkl MNOP 5678',
      }),
      await call('POST', '/integrations/shopify/oauth', {
        contentplanId,
        action: 'initiate',
        shopifyStore: 'shop.myshopify.com',
        redirectUri: 'http://127.0.0.1:4310/shopify-auth-callback',
      }),
      await call('DELETE', `/account/session/${String(other)}`),
      await call('POST', '/auth/out', { everywhere: true }),
    ]
    for (const answer of refused) expect(answer).toMatchObject(refusal)
    expect(await world.look('select from contentplan_shares')).toEqual([])
    expect(await world.look('select from sessions where revoked_at is not null')).toEqual([])
    const taken = [
      await update({ name: 'Another name', share: false }),
      await call('POST', '/auth/ticket', {}),
      await call('POST', '/auth/out', {}),
    ]
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('gets 404 for foreign ids before it is asked for a proof', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    await ageProofs(world, 16)
    expect((await makeToken(browser, jwt, 999_999)).status).toBe(404)
  })

  test('is not renewed by a proof that the same person gives in another browser', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    await ageProofs(world, 16)
    const elsewhere = await openOwned(world)
    await elsewhere.call('POST', '/auth/proof', { password: owner.password }, await signInOwner(elsewhere))
    expect(await makeToken(browser, jwt, await openWorkspace(browser, jwt))).toMatchObject(refusal)
  })
})

test('an API token shares no plan, whatever its scopes', async () => {
  const { browser, jwt } = await makeOwnedWorld()
  const workspaceId = await openWorkspace(browser, jwt)
  const { token } = (await makeToken(browser, jwt, workspaceId)).body
  const plan = { name: 'A plan', country: 'USA', language: 'en', type: 'managed' }
  const made = await browser.call('POST', `/workspace/${workspaceId}/contentplan`, plan, token)
  const update = (input: object) =>
    browser.call('PUT', `/workspace/${workspaceId}/contentplan`, { ...made.body, ...input }, token)
  expect(await update({ name: 'Another name', share: true })).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: expect.stringContaining('An API token cannot do this.') },
  })
  const { body } = await browser.call('GET', `/contentplan/${made.body.contentplanId}`, undefined, jwt)
  expect(body).toMatchObject({ name: 'A plan', sharing: false })
  expect((await update({ share: false })).status).toBe(200)
})

test('the demo asks for no proof of identity', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const browser = new TestBrowser(await world.startServer())
  const { body: code } = await browser.call('POST', '/auth/demo')
  const jwt = await browser.exchange({ location: `/auth/in?token=${code.token}` })
  await ageProofs(world, 60 * 24)
  expect((await makeToken(browser, jwt, await openWorkspace(browser, jwt))).status).toBe(200)
})

/** A user who signed in at the provider, and whose proof of identity is too old. */
async function openKnown() {
  const world = await makeSignInWorld({ isOwn: true })
  const callback = `${publicUrl}/api/integrations/cognito/callback`
  const { issuer, close } = await startOidcIssuer({ redirectUri: callback })
  onTestFinished(close)
  const browser = new TestBrowser(await world.startServer({ publicUrl, oidc: { issuer, ...OIDC_CLIENT } }))
  const { location } = await browser.open('/api/integrations/cognito/login?type=managed')
  const back = await browser.open(await new ProviderVisit(publicUrl).signIn(location, 'ada'))
  const jwt = await browser.exchange(back)
  await ageProofs(world, 16)
  const begin = async () => (await browser.call('POST', '/auth/proof/provider', {}, jwt)).body.url
  return { world, browser, jwt, begin }
}

describe('a proof of identity at the provider', () => {
  test('asks for a new sign-in there, and then lets the session act', async () => {
    const { browser, jwt, begin } = await openKnown()
    const workspaceId = await openWorkspace(browser, jwt)
    expect(await makeToken(browser, jwt, workspaceId)).toMatchObject(refusal)
    const url = await begin()
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '300' })
    const answer = await new ProviderVisit(publicUrl).signIn(url, 'ada')
    expect(await browser.open(answer)).toMatchObject({ status: 302, location: '/auth/proven' })
    expect((await makeToken(browser, jwt, workspaceId)).status).toBe(200)
    expect((await browser.open(answer)).location).toBe('/?problem=expired')
  })

  test('that took too long proves nothing, and leads back to the waiting tab', async () => {
    const { world, browser, jwt, begin } = await openKnown()
    const answer = await new ProviderVisit(publicUrl).signIn(await begin(), 'ada')
    await world.look(`update sign_in_attempts set expires_at = now() - interval '1 second'`)
    await begin()
    expect((await browser.open(answer)).location).toBe('/auth/proven?problem=refused')
    expect(await makeToken(browser, jwt, await openWorkspace(browser, jwt))).toMatchObject(refusal)
  })

  test('given by another person proves nothing, creates no account, and is on record', async () => {
    const { world, browser, jwt, begin } = await openKnown()
    const answer = await new ProviderVisit(publicUrl).signIn(await begin(), 'eve')
    expect((await browser.open(answer)).location).toBe('/auth/proven?problem=refused')
    expect(await makeToken(browser, jwt, await openWorkspace(browser, jwt))).toMatchObject(refusal)
    expect(await world.look('select email from users')).toEqual([{ email: 'ada@people.example' }])
    const [event] = await world.look('select action from account_events order by id desc limit 1')
    expect(event).toEqual({ action: 'failed proof at the provider' })
  })

  test('counts only in the browser that began it, and not for a session that has ended', async () => {
    const { world, browser, begin } = await openKnown()
    const visit = async () => new ProviderVisit(publicUrl).signIn(await begin(), 'ada')
    const stolen = await visit()
    const stranger = new TestBrowser(await world.startServer({ publicUrl }))
    expect((await stranger.open(stolen)).location).not.toContain('proven')
    const late = await visit()
    await world.look('update sessions set revoked_at = now()')
    expect((await browser.open(late)).location).toBe('/auth/proven?problem=refused')
  })
})
