import { sql } from 'kysely'
import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors.ts'
import type { SessionContext, Writes } from '#platform/server/api/handlers.ts'
import { NO_CALLBACK, readShopifyStore } from '../../rules.ts'
import { finishAccess } from '../access/access-requests.ts'
import { sealTokens, type AccessTokens } from '../access/access-tokens.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { requireShopify } from './shopify-services.ts'

const NOT_SIGNED =
  'This address does not come from Shopify as it is now, so nothing was connected. Please connect the store again.'
const NOT_VALID =
  'This way to Shopify was used before, has taken longer than ten minutes, or was begun in another sign-in. Please connect the store again.'
const OTHER_STORE =
  'Shopify let us into another store than the one that you named, so nothing was connected. Please connect the store again.'

interface Returned {
  code: string
  shop: string
  state: string
  hmac: string
  timestamp: string
  host: string
  others: Record<string, string>
}

/**
 * Uses up the request of a user who is back from a store; returns what fetches the tokens after the transaction, and
 * stores them. Throws Invalid, Forbidden, or Conflict for a request that is not valid (any more).
 */
export async function finishShopify(
  ctx: SessionContext,
  services: Pick<ConnectionServices, 'shopify' | 'seals' | 'database'>,
  { plan, ...returned }: Returned & { plan: Plan },
): Promise<() => Promise<{ authUrl: string | null; shopify_store: string }>> {
  const { app, isSandbox } = await requireShopify(ctx, services, plan)
  const { code, state } = returned
  const shop = readShopifyStore(returned.shop)
  if (code === '' || state === '' || shop === null) throw new Invalid(NO_CALLBACK)
  if (!app.isSigned(listSigned(returned))) throw new Forbidden(NOT_SIGNED)
  const asked = await finishAccess(ctx, { plan, type: 'shopify', state })
  if (asked === null) throw new Conflict(NOT_VALID)
  return async () => {
    if (asked.place !== shop) throw new Forbidden(OTHER_STORE)
    const tokens = await app.exchangeCode(shop, code, { signal: ctx.gone })
    const sealed = await sealTokens(services.seals, { plan, type: 'shopify' }, tokens)
    await enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) =>
      saveStore({ ...ctx, database }, { plan, shop, sealed, expiresAt: tokens.expiresAt, isSandbox }),
    )
    return { authUrl: null, shopify_store: shop }
  }
}

/** The parameters as the address had them: absent ones are not signed. */
function listSigned({ others, ...named }: Returned): Record<string, string> {
  const { code, shop, state, hmac, timestamp, host } = named
  const given = Object.entries({ code, shop, state, hmac, timestamp, host })
  return { ...others, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
}

interface Stored extends Pick<AccessTokens, 'expiresAt'> {
  plan: Plan
  shop: string
  sealed: string
  isSandbox: boolean
}

/** The chosen blog stays when the store does. */
async function saveStore(ctx: Writes, { plan, shop, sealed, expiresAt, isSandbox }: Stored): Promise<void> {
  await sql`
    insert into integrations as known (workspace_id, contentplan_id, type, shopify_store, sealed_secret,
      secret_expires_at, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'shopify', ${shop}, ${sealed}, ${expiresAt}, ${isSandbox})
    on conflict (contentplan_id, type) do update set shopify_store = excluded.shopify_store,
      shopify_blog_id = case when known.shopify_store = excluded.shopify_store
        and known.is_sandbox = excluded.is_sandbox then known.shopify_blog_id end,
      sealed_secret = excluded.sealed_secret, secret_expires_at = excluded.secret_expires_at,
      is_sandbox = excluded.is_sandbox, connected_at = now(), last_error = null, last_error_at = null
  `.execute(ctx.database)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'shopify connected',
    subjectId: plan.id,
    details: { store: shop },
  })
}
