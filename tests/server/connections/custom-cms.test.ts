import { describe, expect, test } from 'vitest'
import { wordpressKey } from '#tests/support/connections/connections-world.ts'
import { serveFake } from '#tests/support/fakes/serve-fake.ts'
import { CMS_KEY, openWithCms } from '#tests/support/publishing/cms-world.ts'
import { serveJsonServer } from '#tests/support/publishing/serve-json-server.ts'

const API = 'https://cms.shop.example/api'
const NOTHING = { title: '', content: '', slug: '', featured_image: '', published_at: '', author: '' }

describe('saving a custom CMS', () => {
  test('keeps its addresses and its mapping for all to see, and its key for nobody', async () => {
    const { save, list, look } = await openWithCms()
    const mapping = { ...NOTHING, title: ' headline ', slug: 'path' }
    const saved = await save({
      apiBaseUrl: ` ${API}/ `,
      postEndpoint: '/articles',
      putEndpoint: '/articles/{id}',
      getEndpoint: `${API}/articles`,
      fieldMapping: mapping,
    })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        type: 'custom-cms',
        wp_domain: null,
        custom_cms_api_base_url: API,
        custom_cms_post_endpoint: '/articles',
        custom_cms_put_endpoint: '/articles/{id}',
        custom_cms_get_endpoint: `${API}/articles`,
        custom_cms_field_mapping: { title: 'headline', content: null, slug: 'path', author: null },
        last_used_at: null,
        last_error: null,
      },
    })
    expect(await list()).toEqual([saved.body])
    const stored = [
      await list(),
      await look('select * from integrations'),
      await look('select * from audit_entries'),
    ]
    expect(JSON.stringify(stored)).not.toContain(CMS_KEY)
  })

  test('without endpoints and with an empty mapping uses the usual ones', async () => {
    const { save } = await openWithCms()
    const { body } = await save({ apiBaseUrl: API, getEndpoint: '', fieldMapping: NOTHING })
    expect(body).toMatchObject({
      custom_cms_post_endpoint: '/posts',
      custom_cms_put_endpoint: '/posts',
      custom_cms_get_endpoint: '/posts',
      custom_cms_field_mapping: null,
    })
  })

  test.each([
    ['no address', { apiBaseUrl: '' }, 'Please enter a valid URL starting with http:// or https://'],
    [
      'another protocol',
      { apiBaseUrl: 'ftp://cms.example' },
      'Please enter a valid URL starting with http:// or https://',
    ],
    [
      'a password in its address',
      { apiBaseUrl: 'https://a:b@cms.example' },
      'Please enter a valid URL starting with http:// or https://',
    ],
    ['no key', { apiBaseUrl: API, apiKey: '  ' }, 'Required.'],
    [
      'the address of this machine',
      { apiBaseUrl: 'http://127.0.0.1' },
      '127.0.0.1 is no public address, so it is not called.',
    ],
    [
      'the address of a provider’s secrets',
      { apiBaseUrl: 'http://169.254.169.254/latest' },
      '169.254.169.254 is no public address, so it is not called.',
    ],
    [
      'an unusual port',
      { apiBaseUrl: 'https://cms.example:22' },
      'Nothing is called on port 22 of cms.example.',
    ],
  ])('with %s is refused', async (_what, input, message) => {
    const { save, list } = await openWithCms()
    expect(await save(input)).toMatchObject({ status: 400, body: { message, code: 'invalid' } })
    expect(await list()).toEqual([])
  })

  test.each([
    [
      'an endpoint of another host',
      { postEndpoint: 'https://evil.example/posts' },
      /^postEndpoint: write a path/,
    ],
    [
      'an endpoint that sends the key without encryption',
      { getEndpoint: 'http://cms.shop.example/posts' },
      /^getEndpoint: /,
    ],
    [
      'one field for two parts',
      { fieldMapping: { title: 'text', content: 'text' } },
      /^fieldMapping: each field/,
    ],
    ['a key that would end the header', { apiKey: 'a\r\nx: b' }, /apiKey: a key has letters/],
    ['an endless field', { fieldMapping: { title: 'x'.repeat(101) } }, /fieldMapping/],
  ])('with %s is refused', async (_what, input, message) => {
    const { save, list } = await openWithCms()
    const { status, body } = await save({ apiBaseUrl: API, ...input })
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
    expect(await list()).toEqual([])
  })

  test('keeps the key of the same host, and wants another one for another host', async () => {
    const { save, list } = await openWithCms()
    expect((await save({ apiBaseUrl: API })).status).toBe(200)
    const kept = await save({ apiBaseUrl: 'https://cms.shop.example/v2', apiKey: '' })
    expect(kept).toMatchObject({
      status: 200,
      body: { custom_cms_api_base_url: 'https://cms.shop.example/v2' },
    })
    for (const apiBaseUrl of [
      'https://evil.example',
      'http://cms.shop.example/v2',
      'https://cms.shop.example:8443',
    ])
      expect(await save({ apiBaseUrl, apiKey: '' })).toMatchObject({
        status: 400,
        body: { message: 'Required.' },
      })
    expect(await list()).toMatchObject([{ custom_cms_api_base_url: 'https://cms.shop.example/v2' }])
  })
})

describe('a trial of a custom CMS', () => {
  test('asks it once for its posts and shows all but the key', async () => {
    const peer = await serveJsonServer([{ id: 'a', slug: 'boots' }])
    const { tryOut } = await openWithCms(peer.baseUrl)
    const { status, body } = await tryOut({ apiBaseUrl: peer.baseUrl })
    expect([status, body]).toMatchObject([
      200,
      {
        sent: { method: 'GET', url: `${peer.baseUrl}/posts` },
        answered: { status: 200 },
        is_working: true,
        message: expect.stringContaining('lists 1 post'),
      },
    ])
    expect(JSON.stringify(body)).not.toContain(CMS_KEY)
  })

  test('uses what is saved where nothing is typed, and the saved key only for its host', async () => {
    const fake = await serveFake(({ headers }) => ({ body: [{ slug: headers.authorization }] }))
    const other = await serveFake(() => ({ body: [] }))
    const { save, tryOut } = await openWithCms(fake.baseUrl, other.baseUrl)
    const saved = { apiBaseUrl: fake.baseUrl, getEndpoint: '/articles', fieldMapping: { title: 'name' } }
    expect((await save(saved)).status).toBe(200)
    const { body } = await tryOut({ apiKey: '' })
    expect(body).toMatchObject({ sent: { url: `${fake.baseUrl}/articles` }, is_working: true })
    expect(body.answered.text).toBe('[{"slug":"Bearer ••••••••"}]')
    expect(fake.asked.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${CMS_KEY}`])
    const elsewhere = await tryOut({ apiBaseUrl: other.baseUrl, apiKey: '' })
    expect(elsewhere).toMatchObject({ status: 400, body: { message: 'Required.' } })
    expect(other.asked).toEqual([])
  })

  test('with nothing typed and nothing saved is refused', async () => {
    const { tryOut } = await openWithCms()
    expect(await tryOut()).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('valid URL') },
    })
  })

  test('goes to no private address, whether it is typed or a redirect leads there', async () => {
    const secret = await serveFake(() => ({ body: ['secret of this network'] }))
    const { tryOut } = await openWithCms()
    const typed = await tryOut({ apiBaseUrl: secret.baseUrl })
    expect([typed.status, typed.body.message]).toEqual([
      400,
      expect.stringMatching(/^Nothing is called on port/),
    ])
    const leading = await serveFake(() => ({ status: 302, headers: { location: secret.baseUrl }, body: '' }))
    const { tryOut: tryLeading } = await openWithCms(leading.baseUrl)
    const { body } = await tryLeading({ apiBaseUrl: leading.baseUrl })
    expect(body).toMatchObject({
      is_working: false,
      message: expect.stringContaining(`redirects GET to ${secret.baseUrl}/`),
    })
    expect(secret.asked).toEqual([])
  })
})

describe('disconnecting a publishing system', () => {
  test('forgets its key, and leaves the plan without a main CMS when it was that', async () => {
    const { save, disconnect, list, call, look, workspaceId, contentplanId } = await openWithCms()
    await save({ apiBaseUrl: API })
    const path = `/workspace/${workspaceId}/contentplan`
    expect((await call('PUT', path, { contentplanId, main_cms_integration: 'custom-cms' })).status).toBe(200)
    expect(await disconnect()).toEqual({ status: 200, body: { isConnected: false } })
    expect(await list()).toEqual([])
    expect((await call('GET', `/contentplan/${contentplanId}`)).body.main_cms_integration).toBe('none')
    const actions = (await look('select action, details from audit_entries order by id')).slice(-2)
    expect(actions).toEqual([
      { action: 'publisher disconnected', details: { type: 'custom-cms' } },
      { action: 'contentplan changed', details: { fields: ['main_cms_integration'] } },
    ])
    expect((await disconnect()).status).toBe(200)
  })

  test('keeps the others, and the main CMS when it was another one', async () => {
    const { save, disconnect, list, call, workspaceId, contentplanId } = await openWithCms()
    await save({ apiBaseUrl: API })
    const apiKey = wordpressKey('https://shop.example/wp-json/')
    await call('POST', '/integrations/wordpress', { contentplanId, type: 'wp-plugin', apiKey })
    await call('PUT', `/workspace/${workspaceId}/contentplan`, {
      contentplanId,
      main_cms_integration: 'wordpress',
    })
    await disconnect()
    expect(await list()).toMatchObject([{ type: 'wp-plugin' }])
    expect((await call('GET', `/contentplan/${contentplanId}`)).body.main_cms_integration).toBe('wordpress')
    await disconnect('wp-plugin')
    expect(await list()).toEqual([])
    expect((await call('GET', `/contentplan/${contentplanId}`)).body.main_cms_integration).toBe('none')
  })

  test.each(['gsc', 'ga-4', 'typewriter'])('does not end %s, which is none', async (type) => {
    const { disconnect } = await openWithCms()
    expect((await disconnect(type)).status).toBe(400)
  })
})
