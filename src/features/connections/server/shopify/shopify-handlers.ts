import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { shopifyEndpoints } from '../../contract/shopify.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { beginShopify } from './begin-shopify.ts'
import { finishShopify } from './finish-shopify.ts'
import { prepareShopifyBlog, prepareShopifyBlogs } from './shopify-blogs.ts'

export function shopifyHandlers(services: ConnectionServices): Handlers<typeof shopifyEndpoints> {
  return {
    connectShopify: ofPlan(async (ctx, input) => {
      if (input.action === 'callback') return finishShopify(ctx, services, input)
      const begun = await beginShopify(ctx, services, input)
      return async () => begun
    }),
    listShopifyBlogs: ofPlan((ctx, input) => prepareShopifyBlogs(ctx, services, input)),
    saveShopify: ofPlan((ctx, input) => prepareShopifyBlog(ctx, services, input)),
  }
}
