import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hasDemo } from '#features/accounts/server/index.ts'
import type { Lifecycle } from '#platform/server/http/lifecycle.ts'
import { API_BASE } from '#platform/server/api/mount-api.ts'
import type { Config } from '../config/config.ts'
import { publicUrlOf } from '../listen.ts'
import type { PortServices, RunningSandbox } from './sandbox.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** How many keywords get their search volumes with one call. */
const AT_ONCE = 1_000

const id = z.object({ id: z.number() })
const plans = z.array(id.extend({ domain: z.string().nullable() }))
const processed = z.object({
  keywords: z.array(z.object({ keyword: z.string(), estimated_search_volume: z.number().nullable() })),
})

const run = z.object({ run: z.object({ state: z.string() }).nullable() })
const counts = z.object({ keywordCounts: z.object({ inPlanCount: z.number(), notInPlanCount: z.number() }) })
const matched = z.object({
  pages: z.array(
    z.object({
      page_id: z.number(),
      url: z.string(),
      article_id: z.number().nullable(),
      favorite_product: z.boolean(),
    }),
  ),
})

const FAVORITES = 4

/** How often it is checked whether work has ended. */
const LOOK_MS = 1_000
const ACTIVE = new Set(['queued', 'running', 'waiting'])

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
  signal: AbortSignal
}

/**
 * Fills the demo's workspace with the sandbox's shop, by the calls that a browser makes: a plan, its keywords, their
 * clustering, then its Search Console, and the clustering of the keywords that were found there. Present data stays as it
 * is, so an interrupted start continues where it was, and a demo that a user has changed is left alone.
 */
async function seedDemo(server: FastifyInstance, { shop, allowReading, signal }: DemoSeed): Promise<void> {
  const browser = await signIn(server)
  const { call } = browser
  const [workspace] = z.array(id).parse(await call('GET', '/workspace'))
  if (workspace === undefined) return
  const planId = await findPlan(call, workspace.id, shop)
  if (planId !== null) {
    await addKeywords(call, planId, shop.keywords)
    if ((await findRun(call, planId)) === null) await cluster(call, planId, signal)
    await markFavorites(call, planId)
    const place = { workspaceId: workspace.id, contentplanId: planId }
    if (allowReading !== null) {
      await connectGoogle(browser, { place, domain: shop.domain, allowReading })
      await clusterSearched(call, planId, signal)
    }
  }
  await call('POST', '/auth/out', {})
}

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>

interface Browser {
  call: Call
  /** Follows a link in the browser that signed in; returns where it leads. */
  open: (path: string) => Promise<string>
}

async function findRun(call: Call, planId: number): Promise<{ state: string } | null> {
  return run.parse(await call('GET', `/contentplan/${planId}/grouping`)).run
}

/** Clusters the inactive keywords, and waits for the end. */
async function cluster(call: Call, planId: number, signal: AbortSignal): Promise<void> {
  await call('POST', `/contentplan/${planId}/grouping`, {})
  await untilEnded(() => findRun(call, planId), signal)
}

/** Waits for the import, and clusters the keywords that it has found unless some of them are clustered already. */
async function clusterSearched(call: Call, planId: number, signal: AbortSignal): Promise<void> {
  await untilEnded(async () => run.parse(await call('GET', `/contentplan/${planId}/search-data`)).run, signal)
  const path = `/contentplan/${planId}/keyword?limit=1&source=google_search_console`
  const { inPlanCount, notInPlanCount } = counts.parse(await call('GET', path)).keywordCounts
  if (inPlanCount === 0 && notInPlanCount > 0) await cluster(call, planId, signal)
}

async function untilEnded(find: () => Promise<{ state: string } | null>, signal: AbortSignal): Promise<void> {
  while (ACTIVE.has((await find())?.state ?? '')) await sleep(LOOK_MS, undefined, { signal })
}

/** Whether the address is a page at the top of the shop, but not its home page. */
function isCategory(url: string): boolean {
  return new URL(url).pathname.split('/').length === 2 && !url.endsWith('/')
}

/** Makes the category pages of the shop favorites, unless there is a favorite. */
async function markFavorites(call: Call, planId: number): Promise<void> {
  const path = `/contentplan/${planId}/page`
  const { pages } = matched.parse(await call('GET', `${path}?limit=1000`))
  if (pages.some((page) => page.favorite_product)) return
  const pageIds = pages
    .filter((page) => page.article_id !== null && isCategory(page.url))
    .map((page) => page.page_id)
  if (pageIds.length > 0)
    await call('PUT', path, { pageIds: pageIds.slice(0, FAVORITES), action: 'toggleFavorite' })
}

/** Connects the made-up Google with the calls of a browser, and starts the import of the shop's search data. */
async function connectGoogle(
  { call, open }: Browser,
  {
    place: { workspaceId, contentplanId },
    domain,
    allowReading,
  }: {
    place: PlanPlace
    domain: string
    allowReading: RunningSandbox['allowReading']
  },
): Promise<void> {
  const known = z
    .array(z.object({ type: z.string() }))
    .parse(await call('GET', `/integrations/${contentplanId}`))
  if (known.some(({ type }) => type === 'gsc')) return
  const { accessKey } = z.object({ accessKey: z.string() }).parse(
    await call('PUT', `/workspace/${workspaceId}`, {
      action: 'generateAccessKey',
      scope: 'search-console',
    }),
  )
  const query = new URLSearchParams({
    scope: 'search-console',
    type: 'managed',
    next: '/workspace',
    workspaceId: String(workspaceId),
    accessKey,
    contentplanId: String(contentplanId),
  })
  const back = await allowReading(await open(`${API_BASE}/integrations/cognito/login?${query.toString()}`))
  await open(`${back.pathname}${back.search}`)
  await call('POST', '/integrations/search-console', { contentplanId, property: `sc-domain:${domain}` })
  await call('POST', `/contentplan/${contentplanId}/updating`, {})
}

async function signIn(server: FastifyInstance): Promise<Browser> {
  const opened = await server.inject({ method: 'POST', url: `${API_BASE}/auth/demo`, payload: {} })
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const exchanged = await server.inject({
    method: 'POST',
    url: `${API_BASE}/auth/token`,
    headers: { cookie },
    payload: z.object({ token: z.string() }).parse(opened.json()),
  })
  const { jwt } = z.object({ jwt: z.string() }).parse(exchanged.json())
  const call: Call = async (method, path, body) => {
    const headers = { authorization: `Bearer ${jwt}`, cookie }
    const answer = await server.inject({
      method,
      url: `${API_BASE}${path}`,
      headers,
      ...(body && { payload: body }),
    })
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  return {
    call,
    open: async (path) => {
      const { headers } = await server.inject({ method: 'GET', url: path, headers: { cookie } })
      return headers.location ?? ''
    },
  }
}

/** The plan of the shop, which is made when the workspace has no plan; null when it has only other plans. */
async function findPlan(
  call: Call,
  workspaceId: number,
  { name, domain, country, language }: RunningSandbox['shop'],
): Promise<number | null> {
  const path = `/workspace/${workspaceId}/contentplan`
  const known = plans.parse(await call('GET', path))
  if (known.length > 0) return known.find((plan) => plan.domain === domain)?.id ?? null
  const made = await call('POST', path, { name, country, language, type: 'managed', website: domain })
  const { contentplanId } = z.object({ contentplanId: z.number() }).parse(made)
  await call('POST', `/contentplan/${contentplanId}/page`, { urls: [`https://${domain}/`] })
  return contentplanId
}

async function addKeywords(call: Call, planId: number, keywords: readonly string[]): Promise<void> {
  const path = `/contentplan/${planId}/keyword`
  const { keywordCounts } = z
    .object({ keywordCounts: z.object({ totalCount: z.number() }) })
    .parse(await call('GET', `${path}?limit=1`))
  if (keywordCounts.totalCount > 0) return
  const found: z.infer<typeof processed>['keywords'] = []
  for (let at = 0; at < keywords.length; at += AT_ONCE) {
    const keywordsInput = keywords.slice(at, at + AT_ONCE)
    const answer = await call('POST', '/keyword/process', { contentplanId: planId, keywordsInput })
    found.push(...processed.parse(answer).keywords)
  }
  await call('POST', path, { source: 'upload', keywordsObject: found })
}
