import type { Notes } from '../../stage/notes.ts'
import type { Stage } from '../../stage/stage.ts'
import { readJson, replyHtml, replyJson, type Call, type Reply } from '../service.ts'
import { z } from 'zod'
import { answerGraphql, replyFault } from './answer-graphql.ts'
import { decideConsent, SANDBOX_SHOPIFY_APP, showConsent } from './consent.ts'
import type { ShopifyDesk } from './desk.ts'
import { drawArticle } from './draw-article.ts'
import { createGrants } from './grants.ts'
import { pathOf } from './save-article.ts'
import { createStore, type Store } from './stores.ts'

export { SANDBOX_SHOPIFY_APP }

const STORE = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/
const GRAPHQL = /^\/admin\/api\/[\w-]{1,20}\/graphql\.json$/

const tokenRequest = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string().optional(),
  expiring: z.union([z.string(), z.number()]).optional(),
  grant_type: z.string().optional(),
  refresh_token: z.string().optional(),
})

/** Made-up stores of Shopify, one for each `name.myshopify.com`, with their admin and their websites. */
export function createShopify(stage: Stage, notes: Notes, redirectOrigins: string[]) {
  const grants = createGrants(stage.clock, notes)
  const stores = new Map<string, Store>()
  const openStore = (name: string): Store => {
    const store = stores.get(name) ?? createStore(name, stage.clock)
    stores.set(name, store)
    return store
  }
  const desk: ShopifyDesk = { stage, grants, redirectOrigins, openStore }
  return {
    grants,
    /** Answers at the addresses of stores; the consent page is also there for a store that the query names. */
    answer: (call: Call): Reply => answer(desk, call),
    /** Shows an article on the website of a store; null for all other addresses. */
    visit(call: Call): Reply | null {
      const store = [...stores.values()].find(({ host }) => host === call.url.hostname)
      const isRead = (call.method === 'GET' || call.method === 'HEAD') && call.fault === null
      return store !== undefined && isRead ? visitStore(store, call.url) : null
    },
    /** The store's people delete an article. */
    removeArticle(name: string, handle: string): void {
      const { articles } = openStore(name)
      for (const [id, article] of articles) if (article.handle === handle) articles.delete(id)
    },
    listArticles: (name: string) => [...openStore(name).articles.values()],
    describe: () =>
      Object.fromEntries([...stores.values()].map(({ name, articles }) => [name, [...articles].length])),
    reset(): void {
      stores.clear()
      grants.reset()
    },
  }
}
export type Shopify = ReturnType<typeof createShopify>

function answer(desk: ShopifyDesk, call: Call): Reply {
  const { pathname } = call.url
  const name = findStore(call)
  if (name === null) return replyJson(404, { errors: 'Not Found' })
  if (pathname === '/admin/oauth/authorize')
    return call.method === 'POST' ? decideConsent(desk, name, call) : showConsent(desk, name, call)
  if (call.fault !== null) return replyFault(call)
  if (call.method === 'POST' && pathname === '/admin/oauth/access_token') return giveTokens(desk, name, call)
  if (call.method === 'POST' && GRAPHQL.test(pathname)) return answerGraphql(desk, desk.openStore(name), call)
  return replyJson(404, { errors: 'Not Found' })
}

/** The store that a call is for: by its host, or by the name that the call gives. */
function findStore({ url, body }: Call): string | null {
  const told = url.searchParams.get('shop') ?? new URLSearchParams(body).get('shop')
  const name = STORE.test(url.hostname) ? url.hostname : told
  return name !== null && STORE.test(name) ? name : null
}

function giveTokens({ grants }: ShopifyDesk, store: string, call: Call): Reply {
  const given = readJson(call) ?? Object.fromEntries(new URLSearchParams(call.body))
  const parsed = tokenRequest.safeParse(given)
  if (!parsed.success) return refuse(400, 'invalid_request', 'A parameter is missing.')
  const { client_id: id, client_secret: secret, code, expiring, ...rest } = parsed.data
  if (id !== SANDBOX_SHOPIFY_APP.id || secret !== SANDBOX_SHOPIFY_APP.secret)
    return refuse(400, 'application_cannot_be_found', 'The application cannot be found.')
  if (rest.grant_type === 'refresh_token') {
    const held = grants.takeRefresh(store, rest.refresh_token ?? '')
    return held === null
      ? refuse(400, 'invalid_grant', 'The refresh token is invalid, expired or used.')
      : replyJson(200, grants.writeTokens(held, true))
  }
  const taken = grants.takeCode(store, code ?? '')
  return taken === null
    ? refuse(400, 'invalid_request', 'The authorization code was not found or was already used')
    : replyJson(200, grants.writeTokens(taken, String(expiring) === '1'))
}

function refuse(status: number, error: string, description: string): Reply {
  return replyJson(status, { error, error_description: description })
}

function visitStore(store: Store, url: URL): Reply | null {
  const path = url.pathname.replace(/\/$/, '')
  const moved = store.redirects.get(path)
  if (moved !== undefined) return { status: 301, headers: { location: `https://${store.host}${moved}` } }
  const found = [...store.articles.values()].find((one) => pathOf(store, one) === path)
  if (found === undefined) return null
  return found.isPublished
    ? replyHtml(200, drawArticle(store, found, `https://${store.host}${path}`))
    : replyHtml(404, '<!doctype html><title>404 Not Found</title><h1>404 Page Not Found</h1>')
}
