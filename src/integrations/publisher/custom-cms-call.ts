import { joinUrl, placeId } from '#platform/web-addresses.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess } from '../service-answer.ts'

const TIMEOUT_MS = 30_000
/** Of an address that a redirect leads to. */
const LONGEST_SHOWN = 200

/** The names that a CMS has for the parts of an article; what is null or empty is not sent. */
interface CmsFields {
  title: string | null
  content: string | null
  slug: string | null
  featured_image: string | null
  published_at: string | null
  author: string | null
}

const USUAL_FIELDS: CmsFields = {
  title: 'title',
  content: 'content',
  slug: 'slug',
  featured_image: 'featured_image',
  published_at: 'published_at',
  author: 'author',
}

export interface CustomCmsInput {
  baseUrl: string
  apiKey: string
  /** Paths below the base URL, or whole addresses of the same host. */
  endpoints: { post: string; put: string; get: string }
  /** null when the fields have the usual names. */
  fields: CmsFields | null
  request: SendRequest
  isSandbox: boolean
}

/** A CMS whose addresses were checked. */
export interface Cms {
  /** As users know it: Your CMS (cms.example). */
  service: string
  baseUrl: string
  apiKey: string
  endpoints: CustomCmsInput['endpoints']
  fields: CmsFields
  request: SendRequest
  isSandbox: boolean
}

/** Names the CMS and its fields. */
export function describeCms({ fields, ...given }: CustomCmsInput): Cms {
  const host = URL.canParse(given.baseUrl) ? new URL(given.baseUrl).host : 'no address'
  return { ...given, fields: fields ?? USUAL_FIELDS, service: `Your CMS (${host})` }
}

interface CmsCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The post, or null for all of them. */
  id: string | null
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Record<string, string | null>
  /** Statuses above 400 that are an answer, too. */
  passes?: readonly number[]
  signal: AbortSignal
}

export interface CmsAnswer {
  status: number
  /** The parsed JSON; null when the answer has none. */
  value: unknown
}

/**
 * Sends one call with the key, which is never tried twice when it changes something. No redirect is followed: the key
 * would go to another address, and a changing call would lose its body.
 */
export async function callCms(cms: Cms, call: CmsCall): Promise<CmsAnswer> {
  const { service, request, apiKey } = cms
  const { method, headers, body, passes = [], signal } = call
  const response = await request({
    method,
    url: chooseUrl(cms, call),
    headers: {
      ...headersOf(apiKey),
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  const { status } = response
  if (passes.includes(status)) return { status, value: parseJson(response) }
  const problem = explainStatus(cms, call, response) ?? explainPage(cms, response)
  if (problem !== null) throw problem
  expectSuccess(service, response)
  return { status, value: parseJson(response) }
}

/** The headers of every call. */
export function headersOf(apiKey: string): Record<string, string> {
  return { accept: 'application/json', authorization: `Bearer ${apiKey}` }
}

/** The URL of a call. Throws `invalid` when the endpoint is not at the host of the CMS. */
export function chooseUrl(
  { endpoints, baseUrl, service }: Cms,
  { method, id, query = {} }: Pick<CmsCall, 'method' | 'id' | 'query'>,
): URL {
  const endpoint =
    id !== null ? placeId(endpoints.put, id) : method === 'GET' ? endpoints.get : endpoints.post
  const url = joinUrl(baseUrl, endpoint)
  if (url === null)
    throw new AdapterError('invalid', `An endpoint of ${service} is no path and no address of the same host.`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** What a status means that says more than its kind; null for all others. */
export function explainStatus(
  { service }: Pick<Cms, 'service'>,
  { method, id }: Pick<CmsCall, 'method' | 'id'>,
  { status, headers, url }: OutboundResponse,
): AdapterError | null {
  const reason = `http_${status}`
  const failed = (kind: 'invalid' | 'not_found' | 'bad_response', words: string) =>
    new AdapterError(kind, `${service} ${words}`, { reason })
  if (status >= 300 && status < 400) {
    const to = readLocation(headers['location'], url)
    return failed('invalid', `redirects ${method} to ${to}. Please enter the address that it leads to.`)
  }
  switch (status) {
    case 400:
    case 422:
      return method === 'GET'
        ? null
        : failed('invalid', 'does not accept these fields; please compare the field mappings with its API.')
    case 404:
      return id === null
        ? failed('not_found', `has nothing at the ${method} endpoint; please check its path.`)
        : failed('not_found', 'does not have this article any more; it was probably deleted there.')
    case 405:
    case 501:
      return failed('invalid', `does not accept ${method} at this endpoint; please check its path.`)
    case 413:
      return failed('invalid', 'does not accept articles as large as this one.')
    default:
      return null
  }
}

/** A successful answer that is a web page: the address leads to the website instead of its API. */
export function explainPage(
  { service }: Pick<Cms, 'service'>,
  response: OutboundResponse,
): AdapterError | null {
  if (response.status >= 300 || !isPage(response)) return null
  return new AdapterError(
    'bad_response',
    `${service} answers with a web page instead of JSON; the address probably leads to the website, not to its API.`,
    { reason: 'web_page' },
  )
}

function isPage({ headers, body }: OutboundResponse): boolean {
  const start = body.subarray(0, LONGEST_SHOWN).toString().trimStart()
  return start.startsWith('<') || (headers['content-type'] ?? '').includes('text/html')
}

/** Where a redirect leads, without its query, which can hold secrets. */
function readLocation(location: string | undefined, from: URL): string {
  if (location === undefined || !URL.canParse(location, from)) return 'no address'
  const { origin, pathname } = new URL(location, from)
  return `${origin}${pathname}`.slice(0, LONGEST_SHOWN)
}

export function parseJson({ body }: Pick<OutboundResponse, 'body'>): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
