import { describe, expect, test } from 'vitest'
import {
  ADA,
  makeServices,
  openWith,
  PORTS,
  wordpressKey,
} from '#tests/support/connections/connections-world.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import type { Port } from '#features/connections/contract.ts'
import { takeItems } from '#platform/items.ts'

describe('choosing a property', () => {
  test('connects it to the plan, with the account that may read it', async () => {
    const property = 'sc-domain:shop.example'
    const { call, contentplanId, connect } = await openWith(
      makeServices([ADA], { 'refresh of ada': [property] }),
    )
    await connect()
    const chosen = await call('POST', '/integrations/search-console', {
      contentplanId,
      property,
      country: 'usa',
      urlInclude: '/shop/',
    })
    expect(chosen).toEqual({ status: 200, body: { property, isChanged: true } })
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

  test('with the access of a person who is not a member is refused', async () => {
    const { call, contentplanId, look } = await openWith(makeServices([]))
    const [{ id }] = takeItems(
      await look(`insert into users (email, name) values ('eve@people.example', 'Eve') returning id`),
      1,
    )
    const property = 'sc-domain:shop.example'
    expect(
      (await call('POST', '/integrations/search-console', { contentplanId, property, accessUser: id }))
        .status,
    ).toBe(404)
    expect(await look('select id from integrations')).toEqual([])
  })
})

describe('grants of the sandbox and of the real Google', () => {
  const property = 'sc-domain:shop.example'

  test('are kept apart: neither accepts a grant of the other', async () => {
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
      const seen = { 'refresh of ada': [property] }
      const { call, workspaceId, contentplanId, connect } = await openWith(
        makeServices([ADA], seen, [], isSandbox),
      )
      await connect()
      const list = async () => (await call('GET', `/workspace/${workspaceId}/ports`)).body
      expect(await list()).toEqual(PORTS)
      await call('POST', '/integrations/search-console', { contentplanId, property })
      expect((await list()).map(({ state }: Port) => state)).toEqual(states)
    },
  )

  test('in a workspace with a WordPress site that the sandbox does not imitate, no service is the sandbox’s', async () => {
    const { call, workspaceId, contentplanId, look } = await openWith(makeServices([]))
    await look(`update contentplans set domain = 'shop.org'`)
    const apiKey = wordpressKey('https://shop.org/wp-json/')
    await call('POST', '/integrations/wordpress', { contentplanId, type: 'wp-plugin', apiKey })
    const { body } = await call('GET', `/workspace/${workspaceId}/ports`)
    expect(body.map(({ state }: Port) => state)).toEqual(['none', 'real', 'none'])
    const refused = await call('POST', '/integrations/search-console', { contentplanId, property })
    expect(refused).toMatchObject({ status: 424, body: { code: 'not_connected' } })
    expect(await look(`select id from integrations where type = 'gsc'`)).toEqual([])
  })
})

describe('the WordPress plugin', () => {
  test('is connected by a key that leads to the user’s own website, and the key is never shown again', async () => {
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
