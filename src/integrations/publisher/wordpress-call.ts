import type { z } from 'zod'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, findJson, kindOfStatus, readJson } from '../service-answer.ts'
import { addressOf } from './wordpress-address.ts'
import { refusal } from './wordpress-shapes.ts'

export const LABEL = 'WordPress'
/** Long, because a small host makes the sizes of an image while the call waits. */
const TIMEOUT_MS = 90_000
const MAX_BYTES = 5_000_000

export interface WordpressSite {
  /** Where the plugin answers: `https://shop.example/wp-json/keyloom/v1`, or with `?rest_route=` on some hosts. */
  restRoot: string
  /** The whole key of the plugin. */
  key: string
  request: SendRequest
}

interface WordpressCall<Shape extends z.ZodType> {
  method?: 'GET' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: unknown
  shape: Shape
  signal: AbortSignal
}

/** Calls the plugin. A failure's reason is the code that the plugin or WordPress itself gives. */
export async function callWordpress<Shape extends z.ZodType>(
  { restRoot, key, request }: WordpressSite,
  { method = 'GET', path, query = {}, body, shape, signal }: WordpressCall<Shape>,
): Promise<z.infer<Shape>> {
  const response = await request({
    method,
    url: addressOf(restRoot, path, query),
    headers: {
      'x-connector-key': key,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    // A redirect would hand the key to another address.
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const failure = findFailure(response)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  if (String(response.headers['content-type']).toLowerCase().startsWith('text/html'))
    throw new AdapterError(
      'bad_response',
      'The website answers with a web page in place of the Keyloom plugin. Please open it and see whether it works.',
      { reason: 'web_page' },
    )
  return readJson(LABEL, shape, response)
}

const BY_CODE: Record<string, [AdapterErrorKind, string]> = {
  connector_unauthorized: [
    'auth',
    'WordPress refuses the key: it was revoked there. Create a new one under Settings > Keyloom of the website.',
  ],
  rest_no_route: [
    'auth',
    'The Keyloom plugin does not answer on this website: please check that it is active there.',
  ],
  author_missing: [
    'forbidden',
    'The website has no author for our articles: choose one under Settings > Keyloom there.',
  ],
  author_forbidden: [
    'forbidden',
    'The author who is chosen under Settings > Keyloom of the website may not do this there.',
  ],
  article_not_found: ['not_found', 'The article is not on the website any more.'],
  slug_taken: [
    'conflict',
    'Another post or page of the website already has this address: choose another slug.',
  ],
  no_image: ['invalid', 'The website does not take this file: it is no image that WordPress knows.'],
  too_large: ['invalid', 'The website does not take files of this size.'],
  language_missing: ['invalid', 'The website does not have the language of this article.'],
  original_missing: ['invalid', 'The article that this translates is not on the website.'],
  translations_unsupported: [
    'invalid',
    'The website has no plugin for several languages: translations need Polylang or WPML.',
  ],
}

function findFailure(response: OutboundResponse): AdapterError | null {
  const { status } = response
  if (status >= 200 && status < 300) return null
  const code = findJson(refusal, response)?.code ?? ''
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (known !== undefined) return new AdapterError(known[0], known[1], { reason: code })
  if (status < 400)
    return new AdapterError('bad_response', 'The website has moved: create a new key at its new address.', {
      reason: `http_${status}`,
    })
  if (status === 401 || status === 403)
    return new AdapterError(
      'forbidden',
      'The website, or a security plugin or firewall before it, does not let our call reach the Keyloom plugin.',
      { reason: code === '' ? `http_${status}` : code },
    )
  if (status === 413)
    return new AdapterError(
      'invalid',
      'The host of the website refuses what is as large as this; its limit for uploads is too low.',
      {
        reason: 'http_413',
      },
    )
  // Only the plugin can say that an article is missing: a page of the host says nothing about it.
  if (status === 404 || status === 410)
    return failedCall({ service: LABEL, kind: 'bad_response', reason: `http_${status}` })
  const kind = kindOfStatus(status)
  return code !== '' && kind !== 'rate_limited' ? failedCall({ service: LABEL, kind, reason: code }) : null
}
