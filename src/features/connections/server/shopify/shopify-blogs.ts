import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import { listShopifyBlogs } from '#integrations/publisher/shopify.ts'
import type { ShopifyBlog } from '#integrations/publisher/shopify-shapes.ts'
import { Conflict, Invalid, NotConnected } from '#platform/errors.ts'
import type { SessionContext, Writes } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { integration, type Integration } from '../../contract.ts'
import { BAD_SHOPIFY_STORE, NO_SHOPIFY_BLOG, readShopifyStore } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'
import { findShopifyRow, openStore } from './shopify-row.ts'
import { findShopify, requireShopify, type ShopifyServices } from './shopify-services.ts'

type Services = Pick<ConnectionServices, 'shopify' | 'seals' | 'database'>

interface BlogList {
  state: 'not_set_up' | 'connect' | 'connected'
  isSandbox: boolean
  blogs: ShopifyBlog[]
}

const OTHER_STORE = 'The plan is connected to another store by now. Please load the page again.'
const NOT_CONNECTED = 'The plan is not connected to a Shopify store yet. Please connect one first.'

/** Returns the call that asks the store of a plan for its blogs, to be made after the transaction. */
export async function prepareShopifyBlogs(
  ctx: SessionContext,
  services: Services,
  { plan }: { plan: Plan },
): Promise<() => Promise<BlogList>> {
  const shopify = await findShopify(ctx, services, plan)
  if (shopify === null) return async () => ({ state: 'not_set_up', isSandbox: false, blogs: [] })
  const { isSandbox } = shopify
  const found = await findShopifyRow(ctx, { plan, isSandbox })
  if (found === null) return async () => ({ state: 'connect', isSandbox, blogs: [] })
  const listBlogs = askForBlogs(ctx, services, { shopify, plan, store: found.store })
  return async () => ({ state: 'connected', isSandbox, blogs: await listBlogs() })
}

/** Returns what makes sure after the transaction that the store has the blog, and then keeps the choice. */
export async function prepareShopifyBlog(
  ctx: SessionContext,
  services: Services,
  { plan, shopifyStore, shopifyBlogId }: { plan: Plan; shopifyStore: string; shopifyBlogId: string },
): Promise<() => Promise<Integration>> {
  const shopify = await requireShopify(ctx, services, plan)
  const store = readShopifyStore(shopifyStore)
  if (store === null) throw new Invalid(BAD_SHOPIFY_STORE)
  if (shopifyBlogId === '') throw new Invalid(NO_SHOPIFY_BLOG)
  const found = await findShopifyRow(ctx, { plan, isSandbox: shopify.isSandbox })
  if (found === null) throw new NotConnected(NOT_CONNECTED)
  if (found.store !== store) throw new Conflict(OTHER_STORE)
  const listBlogs = askForBlogs(ctx, services, { shopify, plan, store })
  return async () => {
    const blog = (await listBlogs()).find(({ id }) => id === shopifyBlogId)
    if (blog === undefined)
      throw new Invalid('The store does not have this blog any more. Please choose another one.')
    return enterAgain(services, { ...ctx, contentplanId: plan.id }, ({ database }) =>
      saveBlog({ ...ctx, database }, { plan, store, blog }),
    )
  }
}

function askForBlogs(
  ctx: SessionContext,
  services: Services,
  of: { shopify: ShopifyServices; plan: Plan; store: string },
): () => Promise<ShopifyBlog[]> {
  const execute: ReturnType<RunDatabase['transaction']>['execute'] = async (work) =>
    enterAgain(services, { ...ctx, contentplanId: of.plan.id }, ({ database }) => work(database))
  const database = { transaction: () => ({ execute }) }
  const store = openStore({ database, seals: services.seals }, of)
  return () => listShopifyBlogs(store, { signal: ctx.gone })
}

async function saveBlog(
  ctx: Writes,
  { plan, store, blog }: { plan: Plan; store: string; blog: ShopifyBlog },
): Promise<Integration> {
  const saved = await findRow(ctx.database, integration)`
    update integrations set shopify_blog_id = ${blog.id}, last_error = null, last_error_at = null
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'shopify'
      and shopify_store = ${store}
    returning ${INTEGRATION_COLUMNS}
  `
  if (saved === null) throw new Conflict(OTHER_STORE)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'shopify blog chosen',
    subjectId: plan.id,
    details: { store, blog: blog.handle },
  })
  return saved
}
