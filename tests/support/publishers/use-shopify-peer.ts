import { request as requestPage } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Publisher } from '#integrations/publisher/index.ts'
import { connectShopifyApp, type ShopifyApp } from '#integrations/publisher/shopify-app.ts'
import { connectShopify } from '#integrations/publisher/shopify.ts'
import type { ShopifyStore } from '#integrations/publisher/shopify-call.ts'
import { createOutbound, type Outbound } from '#platform/server/outbound/outbound.ts'
import { allowShopify } from '../../../sandbox/allow-shopify.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'

export const STORE = 'trailhouse.myshopify.com'
export const NEWS = 'gid://shopify/Blog/101'
export const RETURN = 'http://127.0.0.1:4310/shopify-auth-callback'

const options = { signal: new AbortController().signal }

interface ShopifyPeer {
  sandbox: Sandbox
  control: ReturnType<typeof createControlClient>
  outbound: Outbound
  app: ShopifyApp
  /** The access of the store, new in each test. */
  token: string
  refreshToken: string
}

/** A made-up Shopify for the tests of a file, at the beginning before each, with a store that has let Keyloom in. */
export function useShopifyPeer() {
  let peer: ShopifyPeer
  beforeAll(async () => {
    const sandbox = await startSandbox()
    const outbound = createOutbound({
      findStandIn: (origin) => (origin.endsWith('.myshopify.com') ? sandbox.services.shopify : null),
    })
    const control = createControlClient(sandbox.controlUrl)
    const app = connectApp({ sandbox, outbound })
    peer = { sandbox, control, outbound, app, token: '', refreshToken: '' }
  })
  beforeEach(async () => {
    await peer.control.order('/reset')
    await peer.control.order('/clock', { at: '2026-04-20T20:00:00Z' })
    const back = await allowShopify(peer.app.authorizeUrl(STORE, { state: 's', redirectUri: RETURN }).href)
    const given = await peer.app.exchangeCode(STORE, back.searchParams.get('code') ?? '', options)
    peer = { ...peer, token: given.accessToken, refreshToken: given.refreshToken ?? '' }
  })
  afterAll(async () => {
    await peer.outbound.close()
    await peer.sandbox.stop()
  })
  return {
    peer: () => peer,
    connect: (change: Partial<ShopifyStore & { blogId: string }> = {}): Publisher =>
      connectShopify({
        store: STORE,
        blogId: NEWS,
        getToken: async () => peer.token,
        request: peer.outbound.request,
        isSandbox: true,
        ...change,
      }),
    /** Opens a page of the made-up web as a reader does. */
    read: (url: string) => readPage(peer.sandbox.services.shop, url),
    /** Asks the Admin API itself, as the people of the store do. */
    async ask(query: string): Promise<unknown> {
      const answer = await peer.outbound.request({
        method: 'POST',
        url: `https://${STORE}/admin/api/2026-10/graphql.json`,
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': peer.token },
        body: JSON.stringify({ query }),
      })
      const { data }: { data: unknown } = JSON.parse(answer.body.toString())
      return data
    },
    /** The same app with another secret. */
    connectWrongApp: () => connectApp(peer, 'wrong-secret'),
  }
}

function connectApp(
  { sandbox, outbound: { request } }: Pick<ShopifyPeer, 'sandbox' | 'outbound'>,
  clientSecret = SANDBOX_KEYS.shopify.secret,
): ShopifyApp {
  const consentOrigin = sandbox.services.shopify
  const clientId = SANDBOX_KEYS.shopify.id
  return connectShopifyApp({ clientId, clientSecret, consentOrigin, request, now: () => new Date() })
}

function readPage(shop: string, url: string): Promise<{ status: number; type: string; html: string }> {
  const { host, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = requestPage(`${shop}${pathname}`, { headers: { host } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (html += piece))
      const type = answer.headers['content-type'] ?? ''
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, html }))
    })
    call.on('error', reject).end()
  })
}
