import { z } from 'zod'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, readJson, readShape } from '../service-answer.ts'

export const LABEL = 'Shopify'
/** The version of the Admin API; Shopify serves each one for a year at least, and then the oldest that it still has. */
const API_VERSION = '2026-10'
const TIMEOUT_MS = 60_000
const MAX_BYTES = 20_000_000
const SAFE_RETRIES = 2

export interface ShopifyStore {
  /** `name.myshopify.com`. */
  store: string
  /** A valid access token; another one than `refused`, which Shopify has just refused. */
  getToken(options: { refused: string | null }): Promise<string>
  request: SendRequest
}

interface ShopifyCall<Shape extends z.ZodType> {
  /** In GraphQL. */
  text: string
  variables?: Record<string, unknown>
  /** What `data` holds. */
  shape: Shape
  signal: AbortSignal
}

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string().optional() }).optional() })).optional(),
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .optional()
    .catch(undefined),
})
type Answer = z.infer<typeof answer>

/** Asks the Admin API of a store. An access token that is refused is replaced once. */
export async function callShopify<Shape extends z.ZodType>(
  store: ShopifyStore,
  { shape, ...call }: ShopifyCall<Shape>,
): Promise<z.infer<Shape>> {
  const token = await store.getToken({ refused: null })
  const first = await send(store, token, call)
  const response =
    first.status === 401 ? await send(store, await store.getToken({ refused: token }), call) : first
  const failure = findFailure(response)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  const read = readJson(LABEL, answer, response)
  if (read.errors !== undefined && read.errors.length > 0) throw failureOf(read)
  return readShape(LABEL, shape, read.data)
}

function send(
  { store, request }: ShopifyStore,
  token: string,
  { text, variables = {}, signal }: Omit<ShopifyCall<z.ZodType>, 'shape'>,
): Promise<OutboundResponse> {
  return request({
    method: 'POST',
    url: `https://${store}/admin/api/${API_VERSION}/graphql.json`,
    headers: {
      'x-shopify-access-token': token,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({ query: text, variables }),
    // A redirect would hand the token to another address.
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retries: text.startsWith('query') ? SAFE_RETRIES : 0,
    signal,
  })
}

const BY_STATUS: Record<number, [AdapterErrorKind, string]> = {
  401: [
    'auth',
    'Shopify refuses our access to the store: the app was removed there, or the access has expired. Please connect the store again.',
  ],
  402: [
    'payment',
    'The Shopify store is frozen because a bill is not paid. Please pay it in the admin area of Shopify, and try again.',
  ],
  403: [
    'forbidden',
    'Shopify does not let us into this store. Please connect the store again with an account that may install apps.',
  ],
  // Not `not_found`, which means that the article is gone.
  404: ['forbidden', 'Shopify does not know this store any more. Please connect another one.'],
  423: [
    'forbidden',
    'Shopify has locked this store. Please ask the support of Shopify to unlock it, and try again.',
  ],
  430: [
    'forbidden',
    'Shopify takes our calls for an attack and refuses them. Please try again later, or ask the support of Shopify.',
  ],
}

function findFailure({ status }: OutboundResponse): AdapterError | null {
  const known = BY_STATUS[status]
  if (known !== undefined) return new AdapterError(known[0], known[1], { reason: `http_${status}` })
  if (status >= 300 && status < 400)
    return failedCall({ service: LABEL, kind: 'bad_response', reason: `http_${status}` })
  return null
}

const DENIED =
  'Shopify does not let us write articles in this store. Please connect the store again and allow Keyloom to change its blog.'

const BY_CODE: Record<string, [AdapterErrorKind, string?]> = {
  THROTTLED: ['rate_limited'],
  ACCESS_DENIED: ['forbidden', DENIED],
  SHOP_INACTIVE: [
    'payment',
    'The Shopify store is not active. Please open it again in the admin area of Shopify.',
  ],
  INTERNAL_SERVER_ERROR: ['unavailable'],
  TIMEOUT: ['unavailable'],
}

/** What the errors of an answer mean, though its status is 200. */
function failureOf({ errors = [], extensions }: Answer): AdapterError {
  const codes = errors.map((error) => error.extensions?.code ?? '')
  const code = codes.find((one) => Object.hasOwn(BY_CODE, one)) ?? codes[0] ?? ''
  const [kind, words] = BY_CODE[code] ?? [code === '' ? 'bad_response' : 'invalid']
  const reason = /^\w{1,60}$/.test(code) ? code : ''
  const retryAfter = kind === 'rate_limited' ? chooseWait(extensions) : null
  return words === undefined
    ? failedCall({ service: LABEL, kind, reason, retryAfter })
    : new AdapterError(kind, words, { reason, retryAfter })
}

/** Seconds until the store has as many points again as the call needs. */
function chooseWait(extensions: Answer['extensions']): number | null {
  if (extensions === undefined) return null
  const { requestedQueryCost: needed, throttleStatus: bucket } = extensions.cost
  return Math.max(1, Math.ceil((needed - bucket.currentlyAvailable) / bucket.restoreRate))
}
