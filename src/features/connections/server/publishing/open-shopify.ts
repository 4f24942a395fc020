import type { Plan } from '#features/contentplans/server/index.ts'
import type { ShopifyStore } from '#integrations/publisher/shopify-call.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { findShopifyRow, openStore } from '../shopify/shopify-row.ts'

interface OpenedBlog extends ShopifyStore {
  /** null before one is chosen. */
  blogId: string | null
  isSandbox: boolean
}

/** The Shopify store of a plan and its blog; null when the plan has none. */
export async function openShopify(
  { database, seals, shopify }: Pick<ConnectionServices, 'seals' | 'shopify'> & { database: RunDatabase },
  { plan }: { plan: Plan },
): Promise<OpenedBlog | null> {
  if (shopify === null) return null
  const { isSandbox } = shopify
  const found = await database
    .transaction()
    .execute((open) => findShopifyRow({ database: open }, { plan, isSandbox }))
  if (found === null) return null
  const { store, blogId } = found
  return { ...openStore({ database, seals }, { shopify, plan, store }), blogId, isSandbox }
}
