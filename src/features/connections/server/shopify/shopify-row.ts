import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { ShopifyStore } from '#integrations/publisher/shopify-call.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import { openAccess } from '../access/access-tokens.ts'
import type { ShopifyServices } from './shopify-services.ts'

const REFRESH_MS = 30_000

const shopifyRow = z.object({ store: z.string(), blogId: z.string().nullable() })

/** The store that a plan is connected to, and its blog; null for a plan that is connected to no store, or to one of the sandbox while Shopify is real, or the other way round. */
export async function findShopifyRow(
  { database }: Reads,
  { plan, isSandbox }: { plan: Plan; isSandbox: boolean },
): Promise<z.infer<typeof shopifyRow> | null> {
  return findRow(database, shopifyRow)`
    select shopify_store as store, shopify_blog_id as "blogId" from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'shopify'
      and shopify_store is not null and sealed_secret is not null and is_sandbox = ${isSandbox}
  `
}

interface Opening {
  /** Each transaction opens the plan's workspace. */
  database: RunDatabase
  seals: Seals
}

/** A store with the plan's access to it, which is refreshed when it has expired or is refused. */
export function openStore(
  ctx: Opening,
  { shopify: { app, request }, plan, store }: { shopify: ShopifyServices; plan: Plan; store: string },
): ShopifyStore {
  const refresh = (refreshToken: string) =>
    app.refresh(store, refreshToken, { signal: AbortSignal.timeout(REFRESH_MS) })
  return {
    store,
    request,
    getToken: async ({ refused }) => {
      const token = await openAccess(ctx, { plan, type: 'shopify' }, { refresh, refused })
      if (token === null) throw new NotConnected('The plan is not connected to Shopify any more.')
      return token
    },
  }
}
