import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hasDemo } from '#features/accounts/server/index.ts'
import type { Lifecycle } from '#platform/server/http/lifecycle.ts'
import type { Config } from '../../config/config.ts'
import { publicUrlOf } from '../../listen.ts'
import type { PortServices, RunningSandbox } from '../sandbox.ts'
import { openDemoBrowser } from './browser.ts'
import { markFavorites, moveToHubs, sortIntoHubs } from './seed-choices.ts'
import { addKeywords, clusterFirst, findPlan, openBlog } from './seed-plan.ts'
import { connectAnalytics } from './seed-analytics.ts'
import { clusterSearched, connectGoogle } from './seed-search-data.ts'

const workspaces = z.array(z.object({ id: z.number() }))

interface DemoInput {
  config: Config
  portServices: PortServices
  lifecycle: Lifecycle
  /** Stops the filling when it is closed. */
  closing: AsyncDisposableStack
}

/**
 * Fills the demo in the background, when this installation has a demo and the sandbox runs. A demo that cannot be
 * filled is logged, and does not stop the program.
 */
export function fillDemo(
  server: FastifyInstance,
  { config, portServices, lifecycle, closing }: DemoInput,
): void {
  const isOpen = hasDemo({ ...config, publicUrl: publicUrlOf(config) })
  if (portServices.shop === null || config.databaseUrl !== undefined || !isOpen) return
  const ended = new AbortController()
  closing.defer(() => ended.abort())
  void seedDemo(server, {
    shop: portServices.shop,
    hasBlogs: config.blogs.port !== null,
    allowReading: portServices.madeUp.includes('search-console') ? portServices.allowReading : null,
    signal: ended.signal,
  }).catch((error: unknown) => {
    if (lifecycle.phase === 'ready') server.log.warn({ err: error }, 'the demo is not filled')
  })
}

interface DemoSeed {
  shop: RunningSandbox['shop']
  /** null when Search Console is not made up. */
  allowReading: RunningSandbox['allowReading'] | null
  /** Whether this installation serves blogs. */
  hasBlogs: boolean
  signal: AbortSignal
}

/**
 * Fills the demo's workspace with the sandbox's shop, by the calls that a browser makes: a plan, its keywords, their
 * clusters and hubs, an autoblog, then its Search Console and Google Analytics, and the search volumes and clusters of the keywords that were found there.
 * Present data stays as it is, so an interrupted start continues where it was, and a demo keeps what a user has changed.
 */
async function seedDemo(
  server: FastifyInstance,
  { shop, allowReading, hasBlogs, signal }: DemoSeed,
): Promise<void> {
  const browser = await openDemoBrowser(server)
  const { call } = browser
  const [workspace] = workspaces.parse(await call('GET', '/workspace'))
  const planId = workspace && (await findPlan(call, workspace.id, shop))
  if (workspace !== undefined && planId) {
    await addKeywords(call, planId, shop.keywords)
    await clusterFirst(call, planId, signal)
    await sortIntoHubs(call, planId, shop.topics)
    await markFavorites(call, planId)
    if (hasBlogs) await openBlog(call, planId)
    if (allowReading !== null) {
      const place = { workspaceId: workspace.id, contentplanId: planId }
      await connectGoogle(browser, { place, domain: shop.domain, allowReading })
      await connectAnalytics(browser, { place, domain: shop.domain, allowReading })
      if (await clusterSearched(call, planId, signal)) await moveToHubs(call, planId, shop.topics)
    }
  }
  await call('POST', '/auth/out', {})
}
