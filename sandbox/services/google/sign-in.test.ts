import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allowAccess } from '../../allow-access.ts'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'

const DAY_MS = 86_400_000
const redirectUri = 'http://127.0.0.1:4310/back'
const READ = 'https://www.googleapis.com/auth/webmasters.readonly'
const SCOPES = ['openid', 'email', READ]
const email = 'ada@trailhouse.example'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(() => control.order('/reset'))
afterAll(() => sandbox.stop())

function createClient(): OAuth2Client {
  const base = sandbox.services.signIn
  return new OAuth2Client({
    clientId: SANDBOX_KEYS.signIn.id,
    clientSecret: SANDBOX_KEYS.signIn.secret,
    redirectUri,
    endpoints: {
      oauth2AuthBaseUrl: `${base}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${base}/token`,
      oauth2RevokeUrl: `${base}/revoke`,
      tokenInfoUrl: `${base}/tokeninfo`,
    },
    eagerRefreshThresholdMillis: 0,
  })
}

/** Signs in with Google's own library. */
async function signIn(
  client: OAuth2Client,
  ask: Parameters<OAuth2Client['generateAuthUrl']>[0] = {},
  visit: Partial<Parameters<typeof allowAccess>[1]> = {},
) {
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync()
  const url = client.generateAuthUrl({
    access_type: 'offline',
    scope: SCOPES,
    state: 'mine',
    code_challenge: codeChallenge ?? '',
    code_challenge_method: CodeChallengeMethod.S256,
    ...ask,
  })
  const back = await allowAccess(url, { email, ...visit })
  expect(back.searchParams.get('state')).toBe('mine')
  const { tokens } = await client.getToken({ code: back.searchParams.get('code') ?? '', codeVerifier })
  return tokens
}

describe('Google’s library signs in', () => {
  test('only the first consent of a person gives a refresh token', async () => {
    const client = createClient()
    expect((await signIn(client)).refresh_token).toMatch(/^1\/\/0/)
    expect((await signIn(client)).refresh_token).toBeUndefined()
    expect((await signIn(client, { prompt: 'consent' })).refresh_token).toMatch(/^1\/\/0/)
    expect((await signIn(client, { prompt: 'consent', access_type: 'online' })).refresh_token).toBeUndefined()
  })

  test('the answer has only the scopes that the person left ticked', async () => {
    const { scope, access_token: token } = await signIn(createClient(), {}, { untick: ['webmasters'] })
    expect(scope).toBe('openid email')
    expect((await createClient().getTokenInfo(token ?? '')).scopes).toEqual(['openid', 'email'])
  })

  test('the sign-in is refused when the person cancels', async () => {
    const url = createClient().generateAuthUrl({ scope: SCOPES })
    const back = await allowAccess(url, { email, isCancelled: true })
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  test('an expired access token is refreshed', async () => {
    const client = createClient()
    const tokens = await signIn(client)
    client.setCredentials({ refresh_token: tokens.refresh_token ?? '' })
    await control.order('/clock', { advanceMs: 3_600_000 })
    expect(await statusOfUser(tokens.access_token)).toBe(401)
    const { token } = await client.getAccessToken()
    expect(token).not.toBe(tokens.access_token)
    expect(await statusOfUser(token)).toBe(200)
  })

  test('a refresh token ends after seven days in testing mode, and when it is revoked', async () => {
    await control.order('/sign-in', { isTesting: true })
    const client = createClient()
    const tokens = await signIn(client)
    client.setCredentials({ refresh_token: tokens.refresh_token ?? '' })
    await control.order('/clock', { advanceMs: 7 * DAY_MS - 60_000 })
    await client.getAccessToken()
    await control.order('/clock', { advanceMs: 120_000 })
    client.setCredentials({ refresh_token: tokens.refresh_token ?? '' })
    await expect(client.getAccessToken()).rejects.toThrow('invalid_grant')
    const again = createClient()
    again.setCredentials(await signIn(again, { prompt: 'consent' }))
    await control.order('/revoke', { email })
    again.setCredentials({ refresh_token: again.credentials.refresh_token ?? '' })
    await expect(again.getAccessToken()).rejects.toThrow('invalid_grant')
  })

  test('after a client has revoked its access, the next sign-in asks for consent again', async () => {
    const client = createClient()
    const tokens = await signIn(client)
    await client.revokeToken(tokens.refresh_token ?? '')
    expect(await statusOfUser(tokens.access_token)).toBe(401)
    expect((await signIn(client)).refresh_token).toMatch(/^1\/\/0/)
  })

  test('with rotation, each use of a refresh token gives a new one', async () => {
    await control.order('/sign-in', { isRotating: true })
    const { refresh_token: first } = await signIn(createClient())
    const second = await refresh(first)
    expect(second.refresh_token).toMatch(/^1\/\/0/)
    expect(await refresh(first)).toMatchObject({ error: 'invalid_grant' })
    expect(await refresh(second.refresh_token)).toMatchObject({ token_type: 'Bearer' })
  })
})

test('a refresh token is valid after a reset of the sandbox, but not after it was revoked', async () => {
  const { refresh_token: token } = await signIn(createClient())
  await control.order('/reset')
  expect(await refresh(token)).toMatchObject({ token_type: 'Bearer' })
  await control.order('/revoke', { email })
  expect(await refresh(token)).toMatchObject({ error: 'invalid_grant' })
  expect(await refresh(`${token}x`)).toMatchObject({ error: 'invalid_grant' })
})

describe('a code', () => {
  test('a code works once, for ten minutes and only with its verifier', async () => {
    const client = createClient()
    const codeOf = async (more: object = {}) =>
      (await allowAccess(client.generateAuthUrl({ scope: SCOPES, ...more }), { email })).searchParams.get(
        'code',
      ) ?? ''
    const once = await codeOf()
    await client.getToken(once)
    await expect(client.getToken(once)).rejects.toThrow('invalid_grant')
    const proven = await codeOf({ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' })
    await expect(client.getToken({ code: proven, codeVerifier: 'y'.repeat(43) })).rejects.toThrow(
      'invalid_grant',
    )
    const late = await codeOf()
    await control.order('/clock', { advanceMs: 600_000 })
    await expect(client.getToken(late)).rejects.toThrow('invalid_grant')
  })

  test.each([
    ['another client', { client_id: 'somebody' }, 401],
    ['an address of elsewhere', { redirect_uri: 'https://evil.example/back' }, 400],
    ['no address', { redirect_uri: '' }, 400],
  ])('no code is given to %s', async (_, change, status) => {
    const url = new URL(createClient().generateAuthUrl({ scope: SCOPES }))
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(status)
  })
})

test('an OpenID Connect library signs in with discovery, PKCE, state and nonce', async () => {
  const { id, secret } = SANDBOX_KEYS.signIn
  const config = await oidc.discovery(new URL(sandbox.services.signIn), id, secret, undefined, {
    execute: [oidc.allowInsecureRequests],
  })
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()]
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  const back = await allowAccess(url.href, { email: 'unverified@people.example' })
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce }
  const tokens = await oidc.authorizationCodeGrant(config, back, checks)
  const claims = tokens.claims()
  expect(claims).toMatchObject({
    email: 'unverified@people.example',
    email_verified: false,
    name: 'Uma Unverified',
  })
  expect(await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '')).toMatchObject({
    email: 'unverified@people.example',
  })
})

async function statusOfUser(token: string | null | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${token ?? ''}` }
  return (await fetch(`${sandbox.services.signIn}/v1/userinfo`, { headers })).status
}

/** Without Google's library, which ignores a new refresh token in the answer. */
async function refresh(token: string | null | undefined) {
  const { id, secret } = SANDBOX_KEYS.signIn
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: id,
    client_secret: secret,
    refresh_token: token ?? '',
  })
  return (await fetch(`${sandbox.services.signIn}/token`, { method: 'POST', body })).json()
}
