import { describe, expect, test } from 'vitest'
import { itemAt } from '#platform/items.ts'
import { allowShopify } from '../../../sandbox/allow-shopify.ts'
import { openWithShopify, stateOf } from '#tests/support/connections/shopify-world.ts'
import { RETURN, STORE } from '#tests/support/publishers/use-shopify-peer.ts'

const USED = /^This way to Shopify was used before, has taken longer than ten minutes/
const BAD_STORE = 'Please enter a valid Shopify store URL (your-store.myshopify.com)'
const OTHER = 'other.myshopify.com'

describe('connecting a plan to a Shopify store', () => {
  test('stores the name of the store for all to see, and its tokens for nobody', async () => {
    const { begin, allow, finish, list, look, control, contentplanId } = await openWithShopify()
    const { status, body } = await begin({ shopifyStore: ' https://Trailhouse.myshopify.com/admin ' })
    const url = new URL(body.authUrl)
    expect([status, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      200,
      '/admin/oauth/authorize',
      {
        shop: STORE,
        client_id: 'keyloom-sandbox-app',
        scope: 'read_content,write_content',
        redirect_uri: RETURN,
        state: expect.stringMatching(/^[\w-]{32,}$/),
      },
    ])
    const saved = await finish(await allow())
    expect(saved).toMatchObject({ status: 200, body: { authUrl: null, shopify_store: STORE } })
    expect(await list()).toMatchObject([
      { type: 'shopify', shopify_store: STORE, shopify_blog_id: null, last_error: null },
    ])
    const call = (await control.listCalls('shopify')).find(({ path }) => path.endsWith('access_token'))
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ expiring: '1' })
    const stored = itemAt(await look(`select * from integrations where contentplan_id = ${contentplanId}`), 0)
    const sealed = Buffer.from(String(stored['sealed_secret']), 'base64url').toString()
    expect(sealed).toContain(`integrations ${contentplanId} shopify`)
    expect(sealed).toMatch(/shpat_.*shprt_/)
    expect(stored).toMatchObject({ is_sandbox: true, secret_expires_at: expect.any(Date) })
    const seen = [saved, await list(), { ...stored, sealed_secret: '' }]
    const kept = [await look('select * from audit_entries'), await look('select * from access_requests')]
    expect(JSON.stringify([seen, kept])).not.toMatch(/shpat_|shprt_|sandbox-shopify-secret/)
  })

  test('uses a state once, also when two requests come at the same time', async () => {
    const { allow, finish, control } = await openWithShopify()
    const back = await allow()
    const answers = await Promise.all([finish(back), finish(back)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await finish(back)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(USED) },
    })
    const calls = (await control.listCalls('shopify')).filter(({ path }) => path.endsWith('access_token'))
    expect(calls).toHaveLength(1)
  })

  test('refuses a state of another session, another plan and another time', async () => {
    const { allow, finish, call, list, look, signInAgain, workspaceId } = await openWithShopify()
    const back = await allow()
    expect(await finish(back, await signInAgain())).toMatchObject({ status: 409 })
    const { body } = await call('POST', `/workspace/${workspaceId}/contentplan`, {
      name: 'Another',
      country: 'USA',
      language: 'en',
      type: 'managed',
      website: 'other.example',
    })
    const returned = Object.fromEntries(back.searchParams)
    const ofOther = call('POST', '/integrations/shopify/oauth', {
      ...returned,
      action: 'callback',
      contentplanId: Number(body.contentplanId),
    })
    expect(await ofOther).toMatchObject({ status: 409 })
    await look(`update access_requests set expires_at = now()`)
    expect(await finish(back)).toMatchObject({ status: 409 })
    expect(await list()).toEqual([])
  })

  test.each([
    ['another store', { shop: OTHER }],
    ['another code', { code: 'x' }],
    ['a parameter that Shopify has not sent', { others: { more: 'x' } }],
    ['a wrong signature', { hmac: '0'.repeat(64) }],
    ['no signature', { hmac: '' }],
  ])('refuses what does not come from Shopify: %s', async (_, change) => {
    const { allow, call, contentplanId, list, finish } = await openWithShopify()
    const back = await allow()
    const returned = { contentplanId, action: 'callback', ...Object.fromEntries(back.searchParams) }
    const changed = await call('POST', '/integrations/shopify/oauth', { ...returned, ...change })
    expect(changed).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('does not come from Shopify as it is now') },
    })
    expect(await list()).toEqual([])
    // The state is not used up, so a stranger cannot end another user's request.
    expect(await finish(back)).toMatchObject({ status: 200 })
  })

  test('refuses another store than the one that the user has named, though it is signed', async () => {
    const { begin, list, finish, control } = await openWithShopify()
    const begun = await begin()
    const url = new URL(begun.body.authUrl)
    url.searchParams.set('shop', OTHER)
    const back = await allowShopify(url.href)
    expect(back.searchParams.get('state')).toBe(stateOf(begun))
    expect(await finish(back)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('another store than the one that you named') },
    })
    expect(await finish(back)).toMatchObject({ status: 409 })
    expect(await list()).toEqual([])
    expect((await control.listCalls('shopify')).filter(({ path }) => path.endsWith('token'))).toEqual([])
  })

  test.each([
    'https://evil.example/shopify-auth-callback',
    'http://127.0.0.1:4310/shopify-auth-callback/../x',
    `${RETURN}?next=https://evil.example`,
    'http://127.0.0.1:4310@evil.example/shopify-auth-callback',
    '',
  ])('lets Shopify send nobody to %s', async (redirectUri) => {
    const { begin } = await openWithShopify()
    expect(await begin({ redirectUri })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(RETURN) },
    })
  })

  test.each([
    '',
    'trailhouse',
    'evil.example',
    'x.myshopify.com.evil.example',
    'a@b.myshopify.com',
    '-.myshopify.com',
  ])('takes no other address than that of a store: %j', async (shopifyStore) => {
    const { begin } = await openWithShopify()
    expect(await begin({ shopifyStore })).toMatchObject({ status: 400, body: { message: BAD_STORE } })
  })

  test('says what is missing when Shopify sends nothing along', async () => {
    const { finish } = await openWithShopify()
    expect(await finish({ shop: STORE, state: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'Missing required parameters for Shopify OAuth callback' },
    })
  })

  test('keeps nothing when Shopify gives no tokens', async () => {
    const { allow, finish, list, control } = await openWithShopify()
    const back = await allow()
    await control.order('/faults', {
      service: 'shopify',
      path: '/admin/oauth/access_token',
      kind: 'unavailable',
    })
    expect(await finish(back)).toMatchObject({ status: 503 })
    expect(await list()).toEqual([])
  })
})

describe('the blog of a store', () => {
  test('is one of those that the store has', async () => {
    const { connect, listBlogs, chooseBlog, list } = await openWithShopify()
    expect((await listBlogs()).body).toEqual({ state: 'connect', isSandbox: true, blogs: [] })
    expect(await chooseBlog()).toMatchObject({ status: 424 })
    await connect()
    const { body } = await listBlogs()
    expect(body).toMatchObject({ state: 'connected', blogs: [{ title: 'News' }, { title: 'Guides' }] })
    expect(await chooseBlog({ shopifyBlogId: '' })).toMatchObject({
      status: 400,
      body: { message: 'Please select a blog' },
    })
    expect(await chooseBlog({ shopifyBlogId: 'gid://shopify/Blog/9' })).toMatchObject({ status: 400 })
    expect(await chooseBlog({ shopifyStore: OTHER })).toMatchObject({ status: 409 })
    const saved = await chooseBlog()
    expect(saved).toMatchObject({ status: 200, body: { shopify_blog_id: 'gid://shopify/Blog/101' } })
    expect(await list()).toEqual([saved.body])
  })

  test('stays when the same store is connected again, and not for another store', async () => {
    const { connect, chooseBlog, list } = await openWithShopify()
    await connect()
    await chooseBlog()
    await connect()
    expect(itemAt(await list(), 0)).toMatchObject({ shopify_blog_id: 'gid://shopify/Blog/101' })
    await connect({ shopifyStore: OTHER })
    expect(itemAt(await list(), 0)).toMatchObject({ shopify_store: OTHER, shopify_blog_id: null })
  })

  test('a store that has removed the app says so in words', async () => {
    const { connect, listBlogs, control } = await openWithShopify()
    await connect()
    await control.order('/shopify', { revokes: true })
    expect(await listBlogs()).toMatchObject({
      status: 424,
      body: { message: 'Shopify has ended our access to the store. Please connect the store again.' },
    })
  })

  test('is not asked for at the real Shopify with the access of the sandbox', async () => {
    const { connect, listBlogs, look, call, contentplanId } = await openWithShopify()
    await connect()
    await look('update integrations set is_sandbox = false')
    // A workspace with a real connection gets no made-up stores, either.
    expect((await listBlogs()).body).toMatchObject({ state: 'not_set_up' })
    const begun = call('POST', '/integrations/shopify/oauth', {
      contentplanId,
      action: 'initiate',
      shopifyStore: STORE,
      redirectUri: RETURN,
    })
    expect(await begun).toMatchObject({
      status: 424,
      body: { message: expect.stringContaining('SHOPIFY_CLIENT_ID') },
    })
  })
})

describe('an access token that has expired', () => {
  test('is replaced once when two requests need it at the same time, and the new one is stored', async () => {
    const { connect, listBlogs, control, look } = await openWithShopify()
    await connect()
    const before = await look('select sealed_secret from integrations')
    await control.order('/shopify', { expiresAccess: true })
    await control.order('/clear-journal')
    const answers = await Promise.all([listBlogs(), listBlogs()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const refreshes = (await control.listCalls('shopify')).filter(({ path }) => path.endsWith('access_token'))
    expect(refreshes).toHaveLength(1)
    expect(await look('select sealed_secret from integrations')).not.toEqual(before)
    expect(await listBlogs()).toMatchObject({ status: 200 })
  })

  test('is replaced before it is used, when its time is over', async () => {
    const { connect, listBlogs, control, look } = await openWithShopify()
    await connect()
    await look(`update integrations set secret_expires_at = now() + interval '30 seconds'`)
    await control.order('/clear-journal')
    const answers = await Promise.all([listBlogs(), listBlogs()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const calls = await control.listCalls('shopify')
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(calls[0]?.path).toBe('/admin/oauth/access_token')
  })
})
