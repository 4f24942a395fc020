import type { ShopifyApp } from '#integrations/publisher/shopify-app.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { NO_SHOPIFY } from '../../rules.ts'
import { hasRealConnection } from '../queries/list-integrations.ts'

/** The app of this installation at Shopify. */
export interface ShopifyServices {
  app: ShopifyApp
  /** Whether the stores are those of the sandbox. */
  isSandbox: boolean
  /** The only page to which stores may send users back. */
  redirectUri: string
  /** Calls stores. */
  request: SendRequest
}

/** The app for a plan; a workspace with a real connection gets no made-up one (G-46). null without an app. */
export async function findShopify(
  ctx: Reads,
  { shopify }: { shopify: ShopifyServices | null },
  { workspaceId }: { workspaceId: number },
): Promise<ShopifyServices | null> {
  if (shopify === null) return null
  return shopify.isSandbox && (await hasRealConnection(ctx, { workspaceId })) ? null : shopify
}

/** The same. Throws NotConnected when there is none. */
export async function requireShopify(
  ctx: Reads,
  services: { shopify: ShopifyServices | null },
  plan: { workspaceId: number },
): Promise<ShopifyServices> {
  const shopify = await findShopify(ctx, services, plan)
  if (shopify === null) throw new NotConnected(NO_SHOPIFY)
  return shopify
}
