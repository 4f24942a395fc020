import { randomUUID } from 'node:crypto'
import { request as requestPage } from 'node:http'
import process from 'node:process'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SHOP_OWNER } from '../../../sandbox/fork-sandbox.ts'

type SiteState = 'sites' | 'empty' | 'forbidden' | 'away'

/** An account at the sandbox's Google for this journey only, because all journeys share the sandbox. */
export function makeGoogleAccount() {
  const email = `${randomUUID()}@people.example`
  const order = (path: string, input: object = {}) => openSharedSandbox().order(path, { email, ...input })
  return {
    email,
    /** Sets what the account sees in Search Console. */
    see: (sites: SiteState) => order('/sites', { sites }),
    /** Revokes the account's grant at Google. */
    revoke: () => order('/revoke'),
    /** Deletes a property of Google Analytics, such as properties/123. */
    deleteProperty: (property: string) => order('/delete-property', { property }),
    /** Makes the account's access tokens expire. */
    expireAccess: () => order('/expire-access'),
  }
}

/**
 * Keeps the sandbox's Google from taking the processor from the journeys: each connected plan imports 16 months of search
 * data, which takes minutes. Calls are slow, and the owner of the demo, whose plan no journey needs connected, sees no
 * property.
 */
export async function calmGoogle(): Promise<void> {
  const { order } = openSharedSandbox()
  await order('/sites', { email: SHOP_OWNER, sites: 'forbidden' })
  await order('/latency', { service: 'searchConsole', path: '/webmasters/v3/sites/', ms: 1_000 })
}

/** Removes Keyloom from a workspace of the sandbox's Notion, as its people can. */
export async function removeFromNotion(workspace: string): Promise<void> {
  await openSharedSandbox().order('/notion', { workspace })
}

/** The key of the plugin of the sandbox's WordPress for the shop. */
export async function readWordpressKey(): Promise<string> {
  return openSharedSandbox().readWordpressKey()
}

function openSharedSandbox() {
  const address = process.env['KEYLOOM_CONTROL']
  if (address === undefined) throw new Error('Only journeys have this sandbox: run them by playwright test.')
  return createControlClient(address)
}

/** A store at the sandbox's Shopify for this journey only. */
export function makeShopifyStore() {
  const name = `store-${randomUUID()}`
  const store = `${name}.myshopify.com`
  const sandbox = openSharedSandbox()
  return {
    store,
    /** Removes the app from the store. */
    revoke: () => sandbox.order('/shopify', { store, revokes: true }),
    /** The page that readers of the store's website get. */
    read: async (path: string) =>
      readMadeUpPage((await sandbox.readServices()).shop, `${name}.example`, path),
  }
}

/** A page of the made-up web as a reader gets it. */
export function readMadeUpPage(
  shop: string,
  host: string,
  path: string,
): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const call = requestPage(`${shop}${path}`, { headers: { host } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (html += piece))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }))
    })
    call.on('error', reject).end()
  })
}
