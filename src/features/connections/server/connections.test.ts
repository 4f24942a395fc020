import { describe, expect, test } from 'vitest'
import { looseSeals, withoutGoogle } from '../../../../tests/support/connections.ts'
import { makeSignInWorld, TestBrowser } from '../../../../tests/support/sign-in-world.ts'
import { AdapterError } from '#integrations/adapter-error.ts'
import type { Port } from '../contract.ts'
import type { ConnectionServices, Grant } from './services.ts'

const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
const wordpressKey = (root: string) => `cck_1_${Buffer.from(root).toString('base64url')}.${'s'.repeat(40)}`
const PORTS: Port[] = [
  { name: 'search-console', provider: 'Google Search Console', state: 'sandbox' },
  { name: 'serps', provider: 'Serper', state: 'real' },
  { name: 'model', provider: 'compatible:sandbox-writer', state: 'sandbox' },
]
const ADA: Grant = { refreshToken: 'refresh of ada', account: 'ada@people.example', isGranted: true }

/** Google as somebody meets it who answers its questions like this. */
function makeServices(
  grants: Grant[],
  properties: Record<string, string[]> = {},
  refreshed: string[] = [],
  isSandbox = true,
): ConnectionServices {
  return {
    seals: looseSeals,
    ports: PORTS,
    google: {
      isSandbox,
      begin: async (service) => ({
        url: new URL(`https://accounts.google.example/consent?service=${service}`),
        secrets: { state: `state of ${service}`, nonce: 'nonce', codeVerifier: 'verifier' },
      }),
      finish: async (query) => {
        const grant = grants.shift()
        if (query.get('code') !== 'good' || grant === undefined) throw new Error('invalid_grant')
        return grant
      },
    },
    searchConsole: {
      refreshAccessToken: async (refreshToken) => {
        if (refreshToken === 'ended') throw new AdapterError('auth', 'No refresh token')
        refreshed.push(refreshToken)
        return {
          token: `access by ${refreshToken}`,
          expiresAt: new Date(Date.now() + 3_600_000),
          refreshToken: refreshToken === 'rotating' ? 'rotated' : null,
          refreshTokenExpiresAt: null,
          scopes: [],
        }
      },
      listProperties: async (token) => {
        if (token === 'access by forbidden') throw new AdapterError('forbidden', 'No.')
        if (token === 'access by away')
          throw new AdapterError('unavailable', 'Google Search Console is away.')
        const domains = properties[token.replace('access by ', '')] ?? []
        return domains.map((siteUrl) => ({ siteUrl, permissionLevel: 'siteOwner' }))
      },
      readDay: async function* () {},
    },
    database: withoutGoogle.database,
  }
}

async function openWith(services: ConnectionServices) {
  const world = await makeSignInWorld()
  const browser = new TestBrowser(await world.startServer({}, services))
  const { body } = await browser.call('POST', '/auth/demo')
  const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
  const [{ id }] = (await browser.call('GET', '/workspace', undefined, jwt)).body
  const created = await browser.call(
    'POST',
    `/workspace/${id}/contentplan`,
    { ...plan, website: 'shop.example' },
    jwt,
  )
  const contentplanId = Number(created.body.contentplanId)
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
    browser.call(method, path, input, jwt)
  return {
    ...world,
    jwt,
    browser,
    call,
    contentplanId,
    workspaceId: id,
    listProperties: () => call('GET', '/integrations/search-console/properties'),
    /** From the button to where the browser ends. */
    connect: async (answer = 'state=state+of+search-console&code=good') => {
      const { body: key } = await call('PUT', `/workspace/${id}`, { action: 'generateAccessKey' })
      const query = new URLSearchParams({
        scope: 'search-console',
        next: `/workspace/${id}/contentplan/${contentplanId}/onboarding/gsc`,
        workspaceId: String(id),
        accessKey: key.accessKey,
      })
      const out = await browser.open(`/api/integrations/cognito/login?${query.toString()}`)
      return { out, back: await browser.open(`/api/integrations/google/callback?${answer}`) }
    },
  }
}

describe('connecting Search Console', () => {
  test('begins without a token, goes to Google and back to the same place, and then lists properties', async () => {
    const seen = { 'refresh of ada': ['sc-domain:shop.example', 'https://blog.example/'] }
    const { connect, listProperties, contentplanId, look } = await openWith(makeServices([ADA], seen))
    expect(await listProperties()).toMatchObject({ status: 424, body: { message: 'No refresh token' } })
    const { out, back } = await connect()
    expect(out).toMatchObject({
      status: 302,
      location: 'https://accounts.google.example/consent?service=search-console',
    })
    expect(back.location).toMatch(new RegExp(`/contentplan/${contentplanId}/onboarding/gsc$`))
    const { body } = await listProperties()
    expect(body.map(({ domain }: { domain: string }) => domain)).toEqual(seen['refresh of ada'])
    expect(JSON.stringify(await look('select * from google_grants'))).not.toContain('refresh of ada')
  })

  test('keeps nothing when it was refused, unticked, forged or answered twice', async () => {
    const { connect, listProperties, browser, look } = await openWith(
      makeServices([{ ...ADA, isGranted: false }, ADA, ADA]),
    )
    await connect('state=state+of+search-console&error=access_denied')
    await connect('state=another&code=good')
    await connect('state=state+of+search-console&code=good')
    await connect('state=state+of+search-console&code=forged')
    await browser.open('/api/integrations/google/callback?state=state+of+search-console&code=good')
    expect(await look('select user_id from google_grants')).toEqual([])
    expect((await listProperties()).status).toBe(424)
  })

  test('in another browser is not finished', async () => {
    const world = await openWith(makeServices([ADA]))
    await world.connect('state=none')
    const stranger = new TestBrowser(await world.startServer({}, makeServices([ADA])))
    await stranger.open('/api/integrations/google/callback?state=state+of+search-console&code=good')
    expect(await world.look('select user_id from google_grants')).toEqual([])
  })

  test('again with the same account keeps the token that Google does not give twice', async () => {
    const seen = { 'refresh of ada': ['sc-domain:shop.example'] }
    const again = { ...ADA, refreshToken: null }
    const other = { ...again, account: 'eve@people.example' }
    const { connect, listProperties } = await openWith(makeServices([ADA, again, other], seen))
    await connect()
    await connect()
    expect((await listProperties()).body).toHaveLength(1)
    await connect()
    expect((await listProperties()).body.message).toBe('No refresh token')
  })

  test.each([
    ['forbidden', 403, "We couldn't access your Google Search Console."],
    ['away', 503, 'Google Search Console is away.'],
    ['ended', 424, 'No refresh token'],
  ])('with a grant that is %s answers %i: %s', async (refreshToken, status, message) => {
    const { connect, listProperties } = await openWith(makeServices([{ ...ADA, refreshToken }]))
    await connect()
    const answer = await listProperties()
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(message)
  })

  test('asks Google for a token once an hour, keeps a rotated one, and forgets one that has ended', async () => {
    const refreshed: string[] = []
    const { connect, listProperties, look } = await openWith(
      makeServices([{ ...ADA, refreshToken: 'rotating' }], {}, refreshed),
    )
    await connect()
    for (let i = 0; i < 3; i++) expect((await listProperties()).status).toBe(200)
    await look(`update google_grants set access_expires_at = now() + interval '30 seconds'`)
    await Promise.all([listProperties(), listProperties(), listProperties()])
    expect(refreshed).toEqual(['rotating', 'rotated'])
    const rows = JSON.stringify(await look('select * from google_grants'))
    for (const secret of ['rotated', 'access by']) expect(rows).not.toContain(secret)
  })
})

describe('choosing a property', () => {
  test('binds it to the plan, and what it may be read by', async () => {
    const { call, contentplanId } = await openWith(makeServices([]))
    const property = 'sc-domain:shop.example'
    const chosen = await call('POST', '/integrations/search-console', {
      contentplanId,
      property,
      country: 'usa',
      urlInclude: '/shop/',
    })
    expect(chosen).toEqual({ status: 200, body: { property } })
    expect((await call('GET', `/contentplan/${contentplanId}`)).body.gsc_property).toBe(property)
    expect((await call('GET', `/integrations/${contentplanId}`)).body).toMatchObject([
      {
        type: 'gsc',
        gsc_property: property,
        gsc_country: 'usa',
        gsc_url_include: '/shop/',
        gsc_url_exclude: null,
      },
    ])
  })

  test('with the access of somebody who is no member is refused', async () => {
    const { call, contentplanId, look } = await openWith(makeServices([]))
    const [{ id }] = await look(
      `insert into users (email, name) values ('eve@people.example', 'Eve') returning id`,
    )
    const property = 'sc-domain:shop.example'
    expect(
      (await call('POST', '/integrations/search-console', { contentplanId, property, accessUser: id }))
        .status,
    ).toBe(404)
    expect(await look('select id from integrations')).toEqual([])
  })
})

describe('what is made up and what is real', () => {
  const property = 'sc-domain:shop.example'

  test('are told apart: a grant of the sandbox is none at the real Google, and the other way round', async () => {
    const seen = { 'refresh of ada': [property] }
    const world = await openWith(makeServices([ADA], seen))
    await world.connect()
    expect((await world.listProperties()).status).toBe(200)
    const real = new TestBrowser(await world.startServer({}, makeServices([], seen, [], false)))
    const list = () => real.call('GET', '/integrations/search-console/properties', undefined, world.jwt)
    expect(await list()).toMatchObject({ status: 424, body: { message: 'No refresh token' } })
    await world.look('update google_grants set is_sandbox = false')
    expect((await list()).status).toBe(200)
    expect((await world.listProperties()).status).toBe(424)
  })

  test.each([
    [true, ['sandbox', 'real', 'sandbox']],
    [false, ['none', 'real', 'none']],
  ])(
    'in a workspace whose Search Console is the sandbox: %s, the ports are %o',
    async (isSandbox, states) => {
      const { call, workspaceId, contentplanId } = await openWith(makeServices([], {}, [], isSandbox))
      const list = async () => (await call('GET', `/workspace/${workspaceId}/ports`)).body
      expect(await list()).toEqual(PORTS)
      await call('POST', '/integrations/search-console', { contentplanId, property })
      expect((await list()).map(({ state }: Port) => state)).toEqual(states)
    },
  )

  test('in a workspace with a WordPress under a name that anybody can reach, nothing is made up', async () => {
    const { call, workspaceId, contentplanId, look } = await openWith(makeServices([]))
    await look(`update contentplans set domain = 'shop.org'`)
    const apiKey = wordpressKey('https://shop.org/wp-json/')
    await call('POST', '/integrations/wordpress', { contentplanId, type: 'wp-plugin', apiKey })
    const { body } = await call('GET', `/workspace/${workspaceId}/ports`)
    expect(body.map(({ state }: Port) => state)).toEqual(['none', 'real', 'none'])
  })
})

describe('the WordPress plugin', () => {
  test('is connected by a key that leads to the own website, which nobody sees again', async () => {
    const { call, contentplanId, look } = await openWith(makeServices([]))
    const apiKey = wordpressKey('https://www.shop.example/wp-json/')
    const save = (key: string) =>
      call('POST', '/integrations/wordpress', { contentplanId, type: 'wp-plugin', apiKey: key })
    expect(await save(`  ${apiKey}  `)).toEqual({ status: 200, body: { wp_domain: 'www.shop.example' } })
    const { body } = await call('GET', `/integrations/${contentplanId}`)
    expect(body).toMatchObject([
      { type: 'wp-plugin', wp_domain: 'www.shop.example', site_url: 'https://www.shop.example/wp-json/' },
    ])
    expect(JSON.stringify([body, await look('select * from integrations')])).not.toContain('s'.repeat(40))
    expect((await save(wordpressKey('https://blog.shop.example/wp-json/'))).status).toBe(200)
    expect(await look('select id from integrations')).toHaveLength(1)
  })

  test.each([
    ['rubbish', 'Please paste the API key from the connector plugin.'],
    [
      wordpressKey('https://evil.example/wp-json/'),
      'This key belongs to evil.example, but this plan is for shop.example.',
    ],
    [
      wordpressKey('https://shop.example.evil.example/'),
      'This key belongs to shop.example.evil.example, but this plan is for shop.example.',
    ],
  ])('is not connected by %s', async (apiKey, message) => {
    const { call, contentplanId, look } = await openWith(makeServices([]))
    const refused = await call('POST', '/integrations/wordpress', {
      contentplanId,
      type: 'wp-plugin',
      apiKey,
    })
    expect(refused).toMatchObject({ status: 400, body: { message } })
    expect(await look('select id from integrations')).toEqual([])
  })
})
