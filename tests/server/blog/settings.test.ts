import { expect, test } from 'vitest'
import { makeBlogWorld, makeOutgoing } from '#tests/support/blog/blog-world.ts'

const options = { signal: new AbortController().signal }

test('a plan has no blog until its settings are saved, and then one with an address that cannot be guessed', async () => {
  const { call, own } = await makeBlogWorld()
  const before = await call('GET', '')
  expect(before).toMatchObject({ status: 200, body: { settings: null, link_main: null, main_run: null } })
  const saved = await call('PUT', '', { settings: { navlink_1_label: ' Shop ', navlink_1_url: '/shop' } })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({
    settings: { navlink_1_label: 'Shop', navlink_1_url: '/shop', domain: '', ga_code: '' },
    link_main: `http://127.0.0.1:4311/${own.contentplan}/`,
    link_staging: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4311\/\d+\/staging-[\w-]{22}\/$/),
    main_built_at: null,
  })
  const again = await call('PUT', '', { settings: { domain: 'Blog.Shop.example', base: '/blog' } })
  expect(again.body).toMatchObject({
    settings: { domain: 'blog.shop.example', navlink_1_label: '' },
    link_main: 'https://blog.shop.example/blog/',
    link_staging: Reflect.get(Object(saved.body), 'link_staging'),
  })
  expect((await call('GET', '')).body).toEqual(again.body)
})

test.each([
  ['domain', 'https://shop.example'],
  ['domain', 'localhost'],
  ['domain', '127.0.0.1'],
  ['domain', 'shop.example:8080'],
  ['domain', 'shop..example'],
  ['base', 'blog'],
  ['base', '/blog/'],
  ['base', '/../x'],
  ['linkedin_url', 'javascript:alert(1)'],
  ['twitter_url', '//evil.example'],
  ['navlink_1_url', 'javascript:alert(1)'],
  ['navlink_2_url', '//evil.example'],
  ['navlink_3_url', '/a"b'],
  ['navlink_4_label', 'x'.repeat(61)],
  ['ga_code', 'UA-1'],
  ['ga_code', 'G-<script>'],
  ['facebook_url', `https://a.example/${'x'.repeat(500)}`],
])('the setting %s cannot be %j, and the answer names it', async (name, value) => {
  const { call } = await makeBlogWorld()
  const { status, body } = await call('PUT', '', { settings: { [name]: value } })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(`settings.${name}`)
  expect((await call('GET', '')).body).toMatchObject({ settings: null })
})

test('a domain shows one blog of the installation', async () => {
  const { call, other, own } = await makeBlogWorld()
  const domain = `shop-${own.contentplan}.example`
  await call('PUT', '', { settings: { domain } })
  const { status, body } = await call('PUT', '', { settings: { domain } }, other)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('settings.domain')
})

test('what the database cannot store is refused, or stored without it', async () => {
  const { call } = await makeBlogWorld()
  for (const label of ['a\0b', 'a\ud800b']) {
    const { status } = await call('PUT', '', { settings: { navlink_1_label: label } })
    expect([200, 400]).toContain(status)
  }
})

test('updating a branch is one run at a time, which says what it did, and writes only what has changed', async () => {
  const { call, setUp, publisherOf, own, look } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  await publisher.create(makeOutgoing(7), options)
  await publisher.create(makeOutgoing(8), options)
  const started = await call('POST', '/update', { branch: 'main' })
  expect(started).toMatchObject({ status: 200, body: { isNew: true } })
  await expect
    .poll(async () => (await call('GET', '')).body)
    .toMatchObject({ main_run: { isActive: false, hasFailed: false } })
  const runs = await look(`select about ->> 'name' as name, result -> 'note' as note from runs r
    join run_steps s on s.run_id = r.id where r.name = 'blog' and r.workspace_id = ${own.workspace}`)
  expect(runs).toEqual([
    { name: 'Building blog', note: 'Main shows 2 articles: 0 files written, 0 files deleted.' },
  ])
  expect((await call('GET', '')).body).toMatchObject({ main_articles: 2, staging_articles: 2 })
})

test('a plan without a blog has nothing to update or to export, and another member changes nothing', async () => {
  const { call, own, other, server } = await makeBlogWorld()
  expect((await call('POST', '/update', { branch: 'main' })).status).toBe(424)
  expect((await call('GET', '/export?branch=main')).status).toBe(424)
  expect((await call('POST', '/update', { branch: 'draft' })).status).toBe(400)
  const foreign = await server.inject({
    method: 'PUT',
    url: `/api/contentplan/${own.contentplan}/autoblog-settings`,
    headers: { authorization: `Bearer ${other.token}` },
    payload: { settings: {} },
  })
  expect(foreign.statusCode).toBe(404)
  expect((await call('GET', '')).body).toMatchObject({ settings: null })
})

test('articles can go to the autoblog once it is set up', async () => {
  const { setUp, own, server } = await makeBlogWorld()
  const choose = () =>
    server.inject({
      method: 'PUT',
      url: `/api/workspace/${own.workspace}/contentplan`,
      headers: { authorization: `Bearer ${own.token}` },
      payload: { contentplanId: own.contentplan, main_cms_integration: 'autoblog' },
    })
  const refused = await choose()
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toContain('set up the autoblog')
  await setUp()
  expect((await choose()).statusCode).toBe(200)
})
