import { ApiVersion, Session, shopifyApi } from '@shopify/shopify-api'
import '@shopify/shopify-api/adapters/node'
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime'
import { describe, expect, test } from 'vitest'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { RETURN, STORE, useShopifyPeer } from '#tests/support/publishers/use-shopify-peer.ts'
import { allowShopify } from '../../allow-shopify.ts'
import { SANDBOX_KEYS } from '../../start-sandbox.ts'

const options = { signal: new AbortController().signal }
const { peer, connect, connectWrongApp } = useShopifyPeer()

describe('the access that stores give', () => {
  test('a refresh peer().token is valid once, and the access peer().token before it is not valid any more', async () => {
    const next = await peer().app.refresh(STORE, peer().refreshToken, options)
    expect(next.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    await expect(connect().find(describeUnknown(writeArticle()), options)).rejects.toMatchObject({
      kind: 'auth',
    })
    await expect(peer().app.refresh(STORE, peer().refreshToken, options)).rejects.toMatchObject({
      kind: 'auth',
    })
    expect((await peer().app.refresh(STORE, next.refreshToken ?? '', options)).accessToken).not.toBe(
      next.accessToken,
    )
    await peer().control.order('/shopify', { revokes: true })
    const last = next.refreshToken ?? ''
    await expect(peer().app.refresh(STORE, last, options)).rejects.toMatchObject({ kind: 'auth' })
  })

  test('an access token that is refused is replaced once', async () => {
    await peer().control.order('/shopify', { expiresAccess: true })
    const refused: (string | null)[] = []
    const publisher = connect({
      getToken: async ({ refused: old }) => {
        refused.push(old)
        return old === null
          ? peer().token
          : (await peer().app.refresh(STORE, peer().refreshToken, options)).accessToken
      },
    })
    const call = publisher.find(describeUnknown(writeArticle()), options)
    expect(await call).toBeNull()
    expect(refused).toEqual([null, peer().token])
  })

  test('a code is valid once and at its store only', async () => {
    const allow = async () =>
      (
        await allowShopify(peer().app.authorizeUrl(STORE, { state: 's', redirectUri: RETURN }).href)
      ).searchParams.get('code') ?? ''
    const code = await allow()
    await peer().app.exchangeCode(STORE, code, options)
    await expect(peer().app.exchangeCode(STORE, code, options)).rejects.toMatchObject({ kind: 'auth' })
    const other = peer().app.exchangeCode('other.myshopify.com', await allow(), options)
    await expect(other).rejects.toMatchObject({ kind: 'auth' })
  })

  test('a wrong secret of the app is the administrator’s to repair', async () => {
    const wrong = connectWrongApp()
    await expect(wrong.refresh(STORE, peer().refreshToken, options)).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('SHOPIFY_CLIENT_SECRET'),
    })
  })

  test('the consent page leads nowhere else than to this installation', async () => {
    const url = peer().app.authorizeUrl(STORE, { state: 's', redirectUri: 'https://evil.example/' })
    await expect(allowShopify(url.href)).rejects.toThrow('400')
  })
})

describe('Shopify’s own library', () => {
  const own = shopifyApi({
    apiKey: SANDBOX_KEYS.shopify.id,
    apiSecretKey: SANDBOX_KEYS.shopify.secret,
    hostName: '127.0.0.1:4310',
    apiVersion: ApiVersion.July26,
    isEmbeddedApp: false,
    logger: { level: 0 },
  })

  test('takes the made-up signature for right, as Keyloom does, and a changed query for wrong', async () => {
    const state = 'with space+plus/slash~'
    const back = await allowShopify(peer().app.authorizeUrl(STORE, { state, redirectUri: RETURN }).href)
    const query = Object.fromEntries(back.searchParams)
    expect(await own.utils.validateHmac(query)).toBe(true)
    expect(peer().app.isSigned(query)).toBe(true)
    for (const change of [{ shop: 'evil.myshopify.com' }, { more: 'x' }, { hmac: '' }, { hmac: 'zz' }])
      expect(peer().app.isSigned({ ...query, ...change })).toBe(false)
    expect(peer().app.isSigned({})).toBe(false)
  })

  test('reads what the made-up Admin API answers', async () => {
    setAbstractFetchFunc(async (url, init) => {
      const { pathname } = new URL(String(url))
      return fetch(`${peer().sandbox.services.shopify}${pathname}?shop=${STORE}`, init)
    })
    const session = new Session({
      id: 'one',
      shop: STORE,
      state: '',
      isOnline: false,
      accessToken: peer().token,
    })
    const client = new own.clients.Graphql({ session })
    const { data, extensions } = await client.request('{ shop { name primaryDomain { url } } }')
    expect(data).toEqual({
      shop: { name: 'Trailhouse', primaryDomain: { url: 'https://trailhouse.example' } },
    })
    expect(extensions?.cost?.throttleStatus).toMatchObject({ maximumAvailable: 2000, restoreRate: 100 })
  })
})
