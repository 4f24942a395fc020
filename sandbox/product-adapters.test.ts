import { exportPKCS8, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createGoogleConsent } from '#features/connections/server/google/google-consent.ts'
import { connectDataForSeoKeywords } from '#integrations/keyword-data/dataforseo.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { connectModel } from '#integrations/model/ask-model.ts'
import { compatible } from '#integrations/model/openai-compatible.ts'
import { MODEL_LIMITS } from '#integrations/model/index.ts'
import { openAi } from '#integrations/model/openai.ts'
import { connectSearchConsole } from '#integrations/search-console/google.ts'
import { stateOfFailure } from '#integrations/search-console/index.ts'
import { openServiceAccount, readServiceAccount } from '#integrations/search-console/service-account.ts'
import { connectDataForSeoSerps } from '#integrations/serp/dataforseo.ts'
import { createOutbound, type Outbound } from '#platform/server/outbound/outbound.ts'
import { allowAccess } from './allow-access.ts'
import { createControlClient } from './control-client.ts'
import { createStandIns } from './stand-ins.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from './start-sandbox.ts'
import { itemAt } from './stage/items.ts'

const signal = new AbortController().signal
const property = 'sc-domain:trailhouse.example'
const client = { clientId: SANDBOX_KEYS.signIn.id, clientSecret: SANDBOX_KEYS.signIn.secret }

let sandbox: Sandbox
let outbound: Outbound
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
  outbound = createOutbound({
    allowedOrigins: Object.values(sandbox.services),
    findStandIn: createStandIns(sandbox),
  })
})
beforeEach(async () => {
  await control.order('/reset')
  await control.order('/clock', { at: '2026-04-20T20:00:00Z' })
})
afterAll(async () => {
  await outbound.close()
  await sandbox.stop()
})

function openSearchConsole() {
  return connectSearchConsole({
    ...client,
    baseUrl: sandbox.services.searchConsole,
    tokenUrl: `${sandbox.services.signIn}/token`,
    request: outbound.request,
    now: () => new Date(),
  })
}

function openSerps() {
  return connectDataForSeoSerps({
    baseUrl: sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request: outbound.request,
  })
}

function openKeywordData() {
  return connectDataForSeoKeywords({
    baseUrl: sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request: outbound.request,
  })
}

/** Connects Google with the product's own code, and returns the refresh token. */
async function consent(email: string, untick: string[] = []) {
  const google = createGoogleConsent(
    { issuer: sandbox.services.signIn, ...client, isSandbox: true },
    'http://127.0.0.1:4310',
  )
  const { url, secrets } = await google.begin('search-console')
  const back = await allowAccess(url.href, { email, untick })
  return google.finish('search-console', back.searchParams, secrets)
}

describe('the product’s Search Console', () => {
  test('Search Console is connected by the consent page, and all rows of a day are read', async () => {
    const { refreshToken } = await consent('ada@trailhouse.example')
    const api = openSearchConsole()
    const { token } = await api.refreshAccessToken(refreshToken ?? '', { signal })
    expect((await api.listProperties(token, { signal })).map(({ siteUrl }) => siteUrl)).toContain(property)
    const query = { property, dimensions: ['page', 'query'] as const, country: null, includingPages: null }
    const pages = await Array.fromAsync(
      api.readDay(token, { ...query, day: '2026-04-10', excludingPages: null }, { signal }),
    )
    expect(pages.flat().length).toBeGreaterThan(1000)
  })

  test.each([
    ['newcomer@people.example', [], 'noDomains'],
    ['guest@people.example', [], 'noAccess'],
    ['ada@trailhouse.example', ['webmasters'], 'noAccess'],
  ])('listing the properties of %s without the scopes %j gives %s', async (email, untick, state) => {
    const { refreshToken } = await consent(email, untick)
    const api = openSearchConsole()
    const { token } = await api.refreshAccessToken(refreshToken ?? '', { signal })
    const found = await api.listProperties(token, { signal }).catch((error: unknown) => stateOfFailure(error))
    expect(Array.isArray(found) && found.length === 0 ? 'noDomains' : found).toBe(state)
  })

  test('refreshing a revoked access fails with noToken', async () => {
    const { refreshToken } = await consent('ada@trailhouse.example')
    await control.order('/revoke', { email: 'ada@trailhouse.example' })
    const failure = await openSearchConsole()
      .refreshAccessToken(refreshToken ?? '', { signal })
      .catch((error: unknown) => stateOfFailure(error))
    expect(failure).toBe('noToken')
  })
})

async function openAccount(change: { private_key?: string } = {}, audience = '/token') {
  const file = { ...(await control.readServiceAccount()), ...change }
  const account = readServiceAccount(JSON.stringify(file))
  if (account === null) throw new Error('This is no key file.')
  const by = { tokenUrl: `${sandbox.services.signIn}${audience}`, request: outbound.request }
  return openServiceAccount({ ...by, account, now: () => new Date() })
}

test('a failure of one account does not affect another account', async () => {
  const ada = await consent('ada@trailhouse.example')
  const bob = await consent('bob@people.example')
  const api = openSearchConsole()
  const refresh = async (grant: typeof ada) =>
    (await api.refreshAccessToken(grant.refreshToken ?? '', { signal })).token
  const [adas, bobs] = [await refresh(ada), await refresh(bob)]
  const list = (token: string) =>
    api.listProperties(token, { signal }).then(
      ({ length }) => length,
      (error: unknown) => (error instanceof AdapterError ? error.reason : 'another'),
    )
  await control.order('/expire-access', { email: 'Bob@people.example' })
  expect([await list(adas), await list(bobs)]).toEqual([2, 'http_401'])
  await control.order('/sites', { email: 'bob@people.example', sites: 'away' })
  expect([await list(adas), await list(await refresh(bob))]).toEqual([2, 'http_503'])
})

describe('a service account', () => {
  test('a service account reads what is shared with it without consent, with one token until it expires', async () => {
    const { email, getToken } = await openAccount()
    expect(email).toBe('keyloom@trailhouse.iam.example')
    const token = await getToken({ isForced: false, signal })
    const list = async (by: string) => (await openSearchConsole().listProperties(by, { signal })).length
    expect(await list(token)).toBe(2)
    expect(await getToken({ isForced: false, signal })).toBe(token)
    await control.order('/expire-access', { email })
    await expect(list(token)).rejects.toMatchObject({ reason: 'http_401' })
    expect(await list(await getToken({ isForced: true, signal }))).toBe(2)
    await control.order('/sites', { email, sites: 'empty' })
    expect(await list(await getToken({ isForced: false, signal }))).toBe(0)
  })

  test('a service account with a wrong key fails with the setting to check', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const { getToken } = await openAccount({ private_key: await exportPKCS8(privateKey) })
    await expect(getToken({ isForced: false, signal })).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'invalid_grant',
      message: expect.stringContaining('check GOOGLE_SERVICE_ACCOUNT'),
    })
    const elsewhere = await openAccount({}, '/token?for=somebody-else')
    await expect(elsewhere.getToken({ isForced: false, signal })).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('the product’s keyword data', () => {
  const market = { location: '2840', language: 'en' }

  test('volumes come for each keyword in the order asked, also for other spellings', async () => {
    const keywords = ['hiking boots', 'best tents', ' Hiking  Boots ', 'tents?']
    const rows = await openKeywordData().volumes.fetch({ ...market, keywords }, { signal })
    expect(rows.map(({ keyword }) => keyword)).toEqual(keywords)
    expect(rows[0]?.searchVolume).toBeGreaterThan(0)
    expect(rows[2]?.searchVolume).toBe(rows[0]?.searchVolume)
    expect(rows[3]?.searchVolume).toBeNull()
  })

  test('related keywords are found without the keyword itself', async () => {
    const rows = await openKeywordData().related.fetch(
      { ...market, keyword: 'hiking boots', limit: 20 },
      { signal },
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.length).toBeLessThanOrEqual(20)
    expect(rows.map(({ keyword }) => keyword)).not.toContain('hiking boots')
  })

  test('keyword data fails with payment when the account is empty', async () => {
    await control.order('/dataforseo', { balance: 0 })
    const failure = openKeywordData().volumes.fetch({ ...market, keywords: ['tents'] }, { signal })
    await expect(failure).rejects.toMatchObject({ kind: 'payment' })
  })
})

describe('the product’s search results', () => {
  const query = { keyword: 'garden sheds', location: '2840', country: 'us', language: 'en' }

  test('live search results equal those from the queue', async () => {
    const serps = openSerps()
    const asked = { ...query, device: 'desktop' as const }
    const live = await serps.fetchSerp(asked, { signal })
    expect(live.urls).toHaveLength(10)
    await control.order('/dataforseo', { delayMs: 1000 })
    const posted = itemAt((await serps.queue?.post([asked], { signal })) ?? [], 0)
    const id = posted.taskId ?? ''
    expect(await serps.queue?.get(id, asked, { signal })).toBeNull()
    await control.order('/clock', { advanceMs: 1000 })
    expect(await serps.queue?.listReady({ signal })).toEqual([id])
    expect((await serps.queue?.get(id, asked, { signal }))?.urls).toEqual(live.urls)
  })

  test('search results fail with payment when the account is empty', async () => {
    await control.order('/dataforseo', { balance: 0 })
    const failure = openSerps().fetchSerp({ ...query, device: 'desktop' }, { signal })
    await expect(failure).rejects.toMatchObject({ kind: 'payment' })
  })
})

describe.each([
  ['for OpenAI', openAi],
  ['for models compatible with OpenAI', compatible],
])('the product’s adapter %s', (_, service) => {
  const open = () =>
    connectModel(service, {
      baseUrl: `${sandbox.services.model}/v1`,
      apiKey: SANDBOX_KEYS.model.key,
      modelId: 'sandbox-writer',
      price: null,
      fetch: outbound.fetchWithin(MODEL_LIMITS),
    })
  const messages = [{ role: 'user' as const, content: 'Titles for:\n- how to clean tents\n- best tents' }]

  test('the model writes a text', async () => {
    const { text, usage } = await open().generateText({ messages, signal })
    expect(text).toContain('How to clean tents')
    expect(usage.outputTokens).toBeGreaterThan(5)
  })

  test('the model writes an object by a schema, and malformed output is a bad_response', async () => {
    const schema = z.object({ titles: z.array(z.object({ keyword: z.string(), title: z.string() })) })
    const { object } = await open().generateObject({ messages, schema, signal })
    expect(object.titles.map(({ keyword }) => keyword)).toEqual(['how to clean tents', 'best tents'])
    await control.order('/faults', { service: 'model', kind: 'malformed' })
    await expect(open().generateObject({ messages, schema, signal })).rejects.toMatchObject({
      kind: 'bad_response',
    })
  })

  test.each([
    ['quota', 'quota'],
    ['unauthorized', 'auth'],
    ['context', 'invalid'],
  ])('the model fault %s is an error of kind %s', async (kind, expected) => {
    await control.order('/faults', { service: 'model', kind })
    await expect(open().generateText({ messages, signal })).rejects.toMatchObject({ kind: expected })
  })
})

test('the product’s outgoing requests reach the made-up web under its own host names', async () => {
  const { status, body } = await outbound.request({ url: 'https://trailhouse.example/tents', signal })
  expect({ status, text: Buffer.from(body).toString().includes('<h1>Tents</h1>') }).toEqual({
    status: 200,
    text: true,
  })
})
