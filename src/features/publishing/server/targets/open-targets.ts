import { imageInArticle } from '#features/blog/rules.ts'
import { openBlogPublisher } from '#features/blog/server/index.ts'
import { openCustomCms, openShopify, type ConnectionServices } from '#features/connections/server/index.ts'
import type { SearchEngines } from '#integrations/indexing/index-now.ts'
import { connectCustomCms } from '#integrations/publisher/custom-cms.ts'
import { connectShopify } from '#integrations/publisher/shopify.ts'
import { NotConnected } from '#platform/errors.ts'
import { NO_CMS } from '../../rules.ts'
import { openNotionTarget } from './open-notion-target.ts'
import { openWebflowTarget } from './open-webflow-target.ts'
import { openWordpressTarget } from './open-wordpress-target.ts'
import { PLAIN_ADDRESSES, type OfTarget, type Target, type TargetContext } from './target.ts'

const NO_SHOPIFY_BLOG_YET =
  'No blog of the Shopify store is chosen yet. Please choose one in the settings of the plan, under Shopify.'

interface TargetServices {
  connections: Pick<ConnectionServices, 'seals' | 'cms' | 'webflow' | 'shopify' | 'notion'>
  /** The address at which this installation serves blogs, without a slash at the end. */
  blogUrl: string
  searchEngines: SearchEngines
}

/** Opens the publishing systems that plans are connected to. */
export function openTargets(services: TargetServices) {
  return async (ctx: TargetContext, of: OfTarget): Promise<Target> => {
    switch (of.platform) {
      case 'autoblog':
        return openBlog(ctx, services, of)
      case 'wordpress':
        return openWordpressTarget(ctx, services.connections, of)
      case 'custom-cms':
        return openCmsTarget(ctx, services, of)
      case 'webflow':
        return openWebflowTarget(ctx, services.connections, of)
      case 'shopify':
        return openShopifyTarget(ctx, services, of)
      case 'notion':
        return openNotionTarget(ctx, services.connections, of)
    }
  }
}

function openBlog(
  { database }: TargetContext,
  { blogUrl, searchEngines }: TargetServices,
  { plan }: OfTarget,
): Target {
  return {
    publisher: openBlogPublisher({ database, blogUrl, searchEngines }, { plan }),
    place: 'autoblog',
    // Its pages are in folders beside each other, wherever they are served.
    linkTo: ({ slug, url }) => (slug === null ? url : `../${encodeURIComponent(slug)}/`),
    imageInBody: imageInArticle,
  }
}

async function openShopifyTarget(
  { database }: TargetContext,
  { connections }: TargetServices,
  { plan }: OfTarget,
): Promise<Target> {
  const found = await openShopify({ ...connections, database }, { plan })
  if (found === null) throw new NotConnected(NO_CMS)
  const { blogId, store } = found
  if (blogId === null) throw new NotConnected(NO_SHOPIFY_BLOG_YET)
  return { publisher: connectShopify({ ...found, blogId }), place: `${store} ${blogId}`, ...PLAIN_ADDRESSES }
}

async function openCmsTarget(
  { database }: TargetContext,
  { connections: { seals, cms } }: TargetServices,
  { plan }: OfTarget,
): Promise<Target> {
  const found = await database
    .transaction()
    .execute((open) => openCustomCms({ database: open, seals }, { plan }))
  if (found === null) throw new NotConnected(NO_CMS)
  const { openKey, ...settings } = found
  const publisher = connectCustomCms({ ...settings, apiKey: await openKey(), request: cms.request })
  const { baseUrl, endpoints } = settings
  return { publisher, place: `${baseUrl} ${endpoints.post}`, ...PLAIN_ADDRESSES }
}
