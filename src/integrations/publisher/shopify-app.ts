import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, findJson, readJson } from '../service-answer.ts'
import { LABEL } from './shopify-call.ts'

/** What Keyloom asks for: to read and change blogs. */
const SCOPES = ['read_content', 'write_content']
const TIMEOUT_MS = 20_000

interface AppInput {
  clientId: string
  clientSecret: string
  /** Where the consent page is; null for the stores' own addresses. */
  consentOrigin: string | null
  request: SendRequest
  now: () => Date
}

interface ShopifyTokens {
  accessToken: string
  refreshToken: string | null
  expiresAt: Date | null
}

interface Waiting {
  signal: AbortSignal
}

/** The app of this installation at Shopify, which stores let in. */
export interface ShopifyApp {
  /** The store's page on which its people let the app in. */
  authorizeUrl(store: string, to: { state: string; redirectUri: string }): URL
  /** Whether a query comes from Shopify, by its `hmac`. */
  isSigned(query: Record<string, string>): boolean
  /** Throws `auth` for a code that is not valid (any more), `forbidden` when too little was allowed. */
  exchangeCode(store: string, code: string, options: Waiting): Promise<ShopifyTokens>
  /** New tokens, after which the old ones are not valid. Throws `auth` when the store has ended the access. */
  refresh(store: string, refreshToken: string, options: Waiting): Promise<ShopifyTokens>
}

/** Asks for access tokens that expire, because public apps get no others. */
export function connectShopifyApp(app: AppInput): ShopifyApp {
  const { clientId, clientSecret } = app
  return {
    authorizeUrl(store, { state, redirectUri }) {
      const url = new URL('/admin/oauth/authorize', app.consentOrigin ?? `https://${store}`)
      // A consent page that serves all stores has to be told which one is meant.
      if (app.consentOrigin !== null) url.searchParams.set('shop', store)
      const query = { client_id: clientId, scope: SCOPES.join(','), redirect_uri: redirectUri, state }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url
    },
    isSigned: (query) => isSigned(query, clientSecret),
    async exchangeCode(store, code, options) {
      const { scope, ...tokens } = await askTokens(app, { store, form: { code, expiring: '1' } }, options)
      if (!scope.split(',').includes('write_content'))
        throw new AdapterError(
          'forbidden',
          'The store does not let Keyloom change its blog. Please connect it again and allow that.',
          { reason: 'scope' },
        )
      return tokens
    },
    async refresh(store, refreshToken, options) {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const { scope: _, ...tokens } = await askTokens(app, { store, form }, options)
      return tokens
    },
  }
}

function isSigned({ hmac = '', ...signed }: Record<string, string>, secret: string): boolean {
  const query = new URLSearchParams(signed)
  // The name of an older kind of signature.
  query.delete('signature')
  query.sort()
  const text = query.toString().replaceAll('+', '%20')
  const wanted = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(/^[\da-f]{64}$/i.test(hmac) ? hmac : '', 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(1_000),
  scope: z.string().max(5_000),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).max(1_000).optional(),
})

interface TokenCall {
  store: string
  form: Record<string, string>
}

async function askTokens(
  { clientId, clientSecret, request, now }: AppInput,
  { store, form }: TokenCall,
  { signal }: Waiting,
): Promise<ShopifyTokens & { scope: string }> {
  const response = await request({
    method: 'POST',
    url: `https://${store}/admin/oauth/access_token`,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...form }),
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    signal,
  })
  const failure = findRefusal(response)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  const given = readJson(LABEL, tokenAnswer, response)
  return {
    accessToken: given.access_token,
    refreshToken: given.refresh_token ?? null,
    expiresAt: given.expires_in === undefined ? null : new Date(now().getTime() + given.expires_in * 1_000),
    scope: given.scope,
  }
}

const oauthError = z.object({ error: z.string().regex(/^\w{1,60}$/) })
const OF_APP = new Set(['invalid_client', 'application_cannot_be_found', 'unauthorized_client'])

/** What a refusal means; null when it is none of the known ones. */
function findRefusal(response: OutboundResponse): AdapterError | null {
  const { status } = response
  if (status < 400 || status >= 500 || status === 429) return null
  const reason = findJson(oauthError, response)?.error ?? `http_${status}`
  if (OF_APP.has(reason))
    return new AdapterError(
      'forbidden',
      'Shopify does not know the app of this installation. The administrator has to check SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET.',
      { reason },
    )
  if (status === 404)
    return new AdapterError('forbidden', 'Shopify does not know this store. Please check its address.', {
      reason,
    })
  return new AdapterError(
    'auth',
    'Shopify has ended our access to the store. Please connect the store again.',
    {
      reason,
    },
  )
}
