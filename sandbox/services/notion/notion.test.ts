import { APIErrorCode, APIResponseError, Client, LogLevel, UnknownHTTPResponseError } from '@notionhq/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allowNotion } from '../../allow-notion.ts'
import { createControlClient } from '../../control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../start-sandbox.ts'

const redirectUri = 'http://127.0.0.1:4310/notion-integration'
const { id, secret } = SANDBOX_KEYS.notion
const keys = { client_id: id, client_secret: secret }

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox({ redirectOrigins: ['https://keyloom.example'] })
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(() => control.order('/reset'))
afterAll(() => sandbox.stop())

/** Notion's own library, which tries nothing again. */
const open = (auth?: string) =>
  new Client({
    baseUrl: sandbox.services.notion,
    retry: false,
    logLevel: LogLevel.ERROR,
    logger: () => {},
    ...(auth !== undefined && { auth }),
  })

function writeAuthUrl(change: Record<string, string> = {}): string {
  const query = {
    client_id: id,
    redirect_uri: redirectUri,
    response_type: 'code',
    owner: 'user',
    state: 'mine',
  }
  return `${sandbox.services.notion}/v1/oauth/authorize?${new URLSearchParams({ ...query, ...change }).toString()}`
}

async function getCode(): Promise<string> {
  return (await allowNotion(writeAuthUrl())).searchParams.get('code') ?? ''
}

const exchange = (code: string, change: object = {}) =>
  open().oauth.token({
    ...keys,
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...change,
  })

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

describe('Notion’s library', () => {
  test('exchanges a code once, and acts with the token in the chosen workspace', async () => {
    const code = await getCode()
    const given = await exchange(code)
    expect(given).toMatchObject({ token_type: 'bearer', workspace_name: 'Trailhouse' })
    expect([given.access_token, given.refresh_token]).toEqual([
      expect.stringMatching(/^ntn_/),
      expect.stringMatching(/^nrt_/),
    ])
    const self = await open(given.access_token).users.me({})
    expect(self).toMatchObject({ id: given.bot_id, type: 'bot', bot: { workspace_name: 'Trailhouse' } })
    expect(await failureOf(exchange(code))).toMatchObject({
      status: 400,
      body: expect.stringContaining('invalid_grant'),
    })
  })

  test.each([
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['another page to return to', { redirect_uri: 'http://127.0.0.1:4310/other' }, 400, 'invalid_grant'],
    ['no page to return to', { redirect_uri: undefined }, 400, 'invalid_grant'],
  ])('is refused with %s', async (_what, change, status, error) => {
    const failure = await failureOf(exchange(await getCode(), change))
    expect(failure).toBeInstanceOf(UnknownHTTPResponseError)
    expect(failure).toMatchObject({ status, body: expect.stringContaining(`"error":"${error}"`) })
  })

  test('gets new tokens for a refresh token once, which ends the old ones', async () => {
    const first = await exchange(await getCode())
    const refresh = () =>
      open().oauth.token({ ...keys, grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' })
    const second = await refresh()
    expect(await failureOf(refresh())).toMatchObject({ status: 400 })
    expect(await failureOf(open(first.access_token).users.me({}))).toMatchObject({
      status: 401,
      code: APIErrorCode.Unauthorized,
    })
    expect(await open(second.access_token).users.me({})).toMatchObject({ type: 'bot' })
  })

  test('learns that a token is revoked, by the client or by the people of the workspace', async () => {
    const [one, other] = [await exchange(await getCode()), await exchange(await getCode())]
    const isActive = async (token: string) => (await open().oauth.introspect({ ...keys, token })).active
    expect(await isActive(one.access_token)).toBe(true)
    await open().oauth.revoke({ ...keys, token: one.access_token })
    expect([await isActive(one.access_token), await isActive(other.access_token)]).toEqual([false, true])
    await control.order('/notion', { workspace: 'Ada’s notes' })
    expect(await isActive(other.access_token)).toBe(true)
    await control.order('/notion')
    expect(await failureOf(open(other.access_token).users.me({}))).toMatchObject({
      code: APIErrorCode.Unauthorized,
      message: 'API token is invalid.',
    })
  })

  test('is asked to wait after three calls in a second when quotas are kept', async () => {
    const { access_token: token } = await exchange(await getCode())
    await control.order('/quotas', { areKept: true })
    await control.order('/clock', { isFrozen: true })
    const ask = () => open(token).users.me({})
    for (let call = 0; call < 3; call++) await ask()
    const failure = await failureOf(ask())
    expect(failure).toBeInstanceOf(APIResponseError)
    expect(failure).toMatchObject({ status: 429, code: APIErrorCode.RateLimited })
    const headers = failure instanceof APIResponseError ? failure.headers : null
    expect(headers instanceof Headers && headers.get('retry-after')).toBe('1')
    await control.order('/clock', { advanceMs: 1_000 })
    expect(await ask()).toMatchObject({ type: 'bot' })
  })

  test.each([
    ['unauthorized', 401, APIErrorCode.Unauthorized],
    ['forbidden', 403, APIErrorCode.RestrictedResource],
    ['rate_limited', 429, APIErrorCode.RateLimited],
    ['unavailable', 503, APIErrorCode.ServiceUnavailable],
  ])('reads the planned fault %s as its own error', async (kind, status, code) => {
    const { access_token: token } = await exchange(await getCode())
    await control.order('/faults', { service: 'notion', kind, times: 1 })
    expect(await failureOf(open(token).users.me({}))).toMatchObject({ status, code })
  })
})

describe('the page of consent', () => {
  test.each([
    [200, 'redirect_uri', 'http://localhost:9/notion-integration'],
    [200, 'redirect_uri', 'https://keyloom.example/notion-integration'],
    [400, 'redirect_uri', 'https://evil.example/notion-integration'],
    [400, 'redirect_uri', 'no address'],
    [400, 'client_id', 'another'],
    [400, 'response_type', 'token'],
    [400, 'owner', 'workspace'],
  ])('answers %i when %s is %s', async (status, name, value) => {
    expect((await fetch(writeAuthUrl({ [name]: value }))).status).toBe(status)
  })

  test('sends back with the state, and with an error when the person cancels', async () => {
    const back = await allowNotion(writeAuthUrl(), { isCancelled: true })
    expect([back.origin + back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      redirectUri,
      { error: 'access_denied', state: 'mine' },
    ])
  })

  test('shows what it was sent as text', async () => {
    const page = await (await fetch(writeAuthUrl({ state: '"><script>x()</script>' }))).text()
    expect(page).not.toContain('<script>')
    expect(page).toContain('This page stands in for Notion’s.')
  })
})
