import { onTestFinished } from 'vitest'
import type { ShopifyServices } from '#features/connections/server/shopify/shopify-services.ts'
import { connectShopifyApp } from '#integrations/publisher/shopify-app.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { makeServices, openWith } from '#tests/support/connections/connections-world.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { RETURN, STORE } from '#tests/support/publishers/use-shopify-peer.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { allowShopify } from '../../../sandbox/allow-shopify.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'

/** The state that a user was sent to Shopify with. */
export const stateOf = (answer: { body: { authUrl: string } }) =>
  new URL(answer.body.authUrl).searchParams.get('state') ?? ''

/** The app of an installation at the made-up Shopify of a sandbox that ends with the test. */
async function startShopify(change: Partial<ShopifyServices> = {}) {
  countWorld('sandbox')
  const sandbox = await startSandbox()
  const outbound = createOutbound({
    findStandIn: (origin) => (origin.endsWith('.myshopify.com') ? sandbox.services.shopify : null),
  })
  onTestFinished(async () => {
    await outbound.close()
    await sandbox.stop()
  })
  const { id: clientId, secret: clientSecret } = SANDBOX_KEYS.shopify
  const { request } = outbound
  const consentOrigin = sandbox.services.shopify
  const app = connectShopifyApp({ clientId, clientSecret, consentOrigin, request, now: () => new Date() })
  const shopify: ShopifyServices = { app, isSandbox: true, redirectUri: RETURN, request, ...change }
  return { shopify, control: createControlClient(sandbox.controlUrl) }
}

/** A user with a plan, on a server that connects plans to the made-up Shopify. */
export async function openWithShopify(change: Partial<ShopifyServices> = {}) {
  const { shopify, control } = await startShopify(change)
  const world = await openWith({ ...makeServices([]), shopify })
  const { call, contentplanId } = world
  const ask = (input: object, send = call) =>
    send('POST', '/integrations/shopify/oauth', { contentplanId, ...input })
  const begin = (input: object = {}) =>
    ask({ action: 'initiate', shopifyStore: STORE, redirectUri: RETURN, ...input })
  const finish = (back: URL | Record<string, string>, send = call) => {
    const returned = back instanceof URL ? Object.fromEntries(back.searchParams) : back
    return ask({ action: 'callback', ...returned }, send)
  }
  /** Begins, and lets Keyloom in at the store; returns the address that Shopify sends back to. */
  const allow = async (input: object = {}) => allowShopify((await begin(input)).body.authUrl)
  return {
    ...world,
    control,
    shopify,
    begin,
    finish,
    allow,
    connect: async (input: object = {}) => finish(await allow(input)),
    list: async () => (await call('GET', `/integrations/${contentplanId}`)).body,
    listBlogs: () => call('GET', `/integrations/shopify/blogs?contentplanId=${contentplanId}`),
    chooseBlog: (input: object = {}) =>
      call('POST', '/integrations/shopify', {
        contentplanId,
        type: 'shopify',
        shopifyStore: STORE,
        shopifyBlogId: 'gid://shopify/Blog/101',
        ...input,
      }),
    /** The same user in another session. */
    signInAgain: async (): Promise<typeof call> => {
      const browser = new TestBrowser(world.server)
      const { body } = await browser.call('POST', '/auth/demo')
      const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
      return (method, path, input) => browser.call(method, path, input, jwt)
    },
  }
}
