import { z } from 'zod'
import { findKeywords } from '../wordpress/find-keywords.ts'
import { readJson, replyJson, type Call, type Reply } from '../service.ts'
import type { ShopifyDesk } from './desk.ts'
import { countObjects, GraphqlError, pickFields, readOperation, type Operation } from './graphql.ts'
import { describeMutations, describeQueries } from './operations.ts'
import { pathOf } from './save-article.ts'
import { MOST_POINTS, RESTORE_RATE, type Store, type StoredArticle } from './stores.ts'

const request = z.object({
  query: z.string().max(50_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

const MUTATION_POINTS = 10
const FAULT_POINTS = 100

/** Answers a call of the Admin API of a store, with its cost. */
export function answerGraphql(desk: ShopifyDesk, store: Store, call: Call): Reply {
  const scopes = desk.grants.findScopes(store.name, call.headers['x-shopify-access-token'] ?? '')
  if (scopes === null)
    return replyJson(401, {
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    })
  const parsed = request.safeParse(readJson(call))
  if (!parsed.success) return replyJson(400, { errors: { query: 'Required parameter missing or invalid' } })
  try {
    const operation = readOperation(parsed.data.query, parsed.data.variables ?? {})
    return answerOperation(desk, { store, scopes, operation })
  } catch (error) {
    if (!(error instanceof GraphqlError)) throw error
    return replyErrors(error.code, error.message)
  }
}

function answerOperation(
  { stage }: ShopifyDesk,
  { store, scopes, operation }: { store: Store; scopes: string[]; operation: Operation },
): Reply {
  const { kind, fields } = operation
  const points = kind === 'mutation' ? MUTATION_POINTS : 1 + countObjects(fields)
  const { left, isEnough } = store.spend(points, stage.faults.quotas.areKept)
  if (!isEnough) return replyThrottled(points, left)
  const needed = kind === 'mutation' ? ['write_content'] : ['read_content', 'write_content']
  const denied = fields.find(({ name }) => name !== 'shop' && !needed.some((one) => scopes.includes(one)))
  if (denied !== undefined)
    return replyErrors(
      'ACCESS_DENIED',
      `Access denied for ${denied.name} field. Required access: \`${needed[0] ?? ''}\` access scope.`,
    )
  const now = stage.clock.now()
  const root =
    kind === 'mutation'
      ? describeMutations(store, now, (article) => giveSearchData(stage, store, article))
      : describeQueries(store)
  const data = pickFields(root, fields, kind === 'mutation' ? 'Mutation' : 'QueryRoot')
  return replyJson(200, { data, extensions: { cost: describeCost(points, left) } })
}

/** Later days have search data about the page, from the day on which it was first there. */
function giveSearchData(stage: ShopifyDesk['stage'], store: Store, article: StoredArticle): void {
  if (!article.isPublished) return
  const url = `https://${store.host}${pathOf(store, article)}`
  const world = stage.world()
  const day = world.published.find((one) => one.url === url)?.day ?? stage.today()
  const { title, handle: slug } = article
  stage.publish({ url, keywords: findKeywords(world, { title, slug }), day })
}

function describeCost(points: number, left: number, actual: number | null = points) {
  return {
    requestedQueryCost: points,
    actualQueryCost: actual,
    throttleStatus: { maximumAvailable: MOST_POINTS, currentlyAvailable: left, restoreRate: RESTORE_RATE },
  }
}

function replyThrottled(points: number, left: number): Reply {
  return replyJson(200, {
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: { cost: describeCost(points, left, null) },
  })
}

function replyErrors(code: string, message: string): Reply {
  return replyJson(200, { errors: [{ message, extensions: { code } }] })
}

/** What Shopify answers instead when a fault was ordered. */
export function replyFault({ fault }: Call): Reply {
  switch (fault) {
    case 'unauthorized':
      return replyJson(401, { errors: '[API] Invalid API key or access token' })
    case 'forbidden':
      return replyErrors('ACCESS_DENIED', 'Access denied for articleCreate field.')
    case 'rate_limited':
      return replyThrottled(FAULT_POINTS, 0)
    case 'quota':
      return replyJson(423, { errors: 'Locked' })
    case 'payment':
      return replyJson(402, { errors: 'Unavailable Shop' })
    case 'malformed':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Hm</h1>' }
    default:
      return replyJson(503, { errors: 'Service Unavailable' })
  }
}
