import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid, InvalidField } from '#platform/errors.ts'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { BAD_SHOPIFY_STORE, readShopifyStore } from '../../rules.ts'
import { beginAccess } from '../access/access-requests.ts'
import { requireShopify, type ShopifyServices } from './shopify-services.ts'

/** Notes that a user is sent to a store for a plan; returns the page on which the store asks. */
export async function beginShopify(
  ctx: SessionContext,
  services: { shopify: ShopifyServices | null },
  { plan, shopifyStore, redirectUri }: { plan: Plan; shopifyStore: string; redirectUri: string },
): Promise<{ authUrl: string; shopify_store: string }> {
  const shopify = await requireShopify(ctx, services, plan)
  const store = readShopifyStore(shopifyStore)
  if (store === null) throw new Invalid(BAD_SHOPIFY_STORE)
  if (redirectUri !== shopify.redirectUri)
    throw new InvalidField(
      'redirectUri',
      `Shopify may send users back to ${shopify.redirectUri} only. Please open Keyloom at that address and connect there`,
    )
  const state = await beginAccess(ctx, { plan, type: 'shopify', place: store })
  const url = shopify.app.authorizeUrl(store, { state, redirectUri })
  return { authUrl: url.href, shopify_store: store }
}
