import { messageOf } from '#platform/web/api/api-error.ts'
import { findSession } from '#platform/web/session/session.ts'
import { NO_CALLBACK } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import { findRequest, type ShopifyRequest } from './shopify-requests.ts'

/** What came of a user's way to Shopify and back, and the plan that it was for, if that is known. */
export interface ShopifyOutcome {
  isConnected: boolean
  /** Empty when the store is connected. */
  problem: string
  request: ShopifyRequest | null
}

/** E-92: when not even the reason is known. */
const FAILED = 'An error occurred while connecting to Shopify.'
const SIGNED_OUT =
  'You are signed out, so Keyloom does not know whose plan this is for. Please sign in, and connect the store again.'
const NAMES = ['code', 'shop', 'state', 'hmac', 'timestamp', 'host'] as const

export const UNEXPECTED: ShopifyOutcome = { isConnected: false, problem: FAILED, request: null }

/** Finishes the connection with what Shopify sent the browser back with. Sends it as it came, because it is signed. */
export async function finishShopify(search: string): Promise<ShopifyOutcome> {
  const query = Object.fromEntries(new URLSearchParams(search))
  const [code, shop, state, hmac, timestamp, host] = NAMES.map((name) => query[name] ?? '')
  const request = findRequest(state ?? '')
  const fail = (problem: string) => ({ isConnected: false, problem, request })
  if (!code || !shop || !state || request === null) return fail(NO_CALLBACK)
  if (findSession() === null) return fail(SIGNED_OUT)
  const named = new Set<string>(NAMES)
  const others = Object.fromEntries(Object.entries(query).filter(([name]) => !named.has(name)))
  const { contentplanId } = request
  const returned = { code, shop, state, hmac, timestamp, host, others }
  try {
    await connectionsApi.connectShopify.call({ contentplanId, action: 'callback', ...returned })
    return { isConnected: true, problem: '', request }
  } catch (error) {
    return fail(messageOf(error, FAILED))
  }
}
