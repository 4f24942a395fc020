import { z } from 'zod'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, findJson, readJson } from '../service-answer.ts'
import { webflowRefusal } from './webflow-shapes.ts'

export const LABEL = 'Webflow'
/** The Data API, version 2. */
export const WEBFLOW_URL = 'https://api.webflow.com/v2'
const TIMEOUT_MS = 30_000
/** The code that Webflow gives to errors of the input. */
const VALIDATION = 'validation_error'
const MISSING_SCOPES = 'missing_scopes'

/** An account of Webflow by a key for its API. */
export interface WebflowApi {
  /** With the version, without a slash at the end. */
  baseUrl: string
  apiKey: string
  request: SendRequest
}

interface WebflowCall<Shape extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Parts of the path: ids are escaped. */
  path: readonly string[]
  query?: Record<string, string>
  body?: object
  shape: Shape
  /** What HTTP 404 means. */
  absent: Absent
  signal: AbortSignal
}

/** What a call is about, and so what may be missing. */
type Absent = 'item' | 'collection' | 'site'

const ABSENT: Record<Absent, readonly [AdapterErrorKind, string]> = {
  item: ['not_found', 'The article is not in the collection at Webflow any more.'],
  // Not `not_found`, which would say that the article was deleted.
  collection: [
    'invalid',
    'The collection is not in Webflow any more, or the key is not for its site. Please choose the collection again in the settings.',
  ],
  site: [
    'invalid',
    'The site is not in Webflow any more, or the key is not for it. Please choose the site again in the settings.',
  ],
}

/** Calls the API. Redirects are not followed, because the key would go to another address. */
export async function callWebflow<Shape extends z.ZodType>(
  { baseUrl, apiKey, request }: WebflowApi,
  { method = 'GET', path, query = {}, body, shape, absent, signal }: WebflowCall<Shape>,
): Promise<z.infer<Shape>> {
  const url = new URL(`${baseUrl}/${path.map((part) => encodeURIComponent(part)).join('/')}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await request({
    method,
    url,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  const failure = findFailure(response, absent)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  return readJson(LABEL, shape, response)
}

/** The shape of answers that say nothing: HTTP 204. */
export const nothing = z.unknown()

function findFailure(response: OutboundResponse, absent: Absent): AdapterError | null {
  const { status } = response
  const refusal = status >= 400 ? findJson(webflowRefusal, response) : null
  const reason = refusal?.code ?? `http_${status}`
  const failed = (kind: AdapterErrorKind, message: string) => new AdapterError(kind, message, { reason })
  switch (status) {
    case 400:
      return refusal?.code === VALIDATION ? explainValidation(refusal) : null
    case 401:
      return failed(
        'auth',
        'Webflow refuses the key: it is wrong, was revoked or has expired. Please make a new one in Webflow and connect again.',
      )
    case 403:
      // Webflow also refuses what the plan of the site does not have, and a proxy says nothing about the key.
      return refusal?.code === MISSING_SCOPES
        ? failed(
            'forbidden',
            'The key does not allow this in Webflow. Please make a key with the scopes sites:read, cms:read and cms:write, and connect again.',
          )
        : null
    case 404:
      // Only Webflow can say that something is missing: a page of a proxy says nothing about it.
      return refusal === null ? null : failed(...ABSENT[absent])
    case 409:
      return failed(
        'invalid',
        'Webflow cannot show the article yet: the site or this collection was never published. Please publish the site once in Webflow, and then send the article again.',
      )
    default:
      return null
  }
}

/** The slug is taken, or a field is wrong. Webflow's own texts repeat what was sent, so they are not shown. */
function explainValidation({ details, code }: z.infer<typeof webflowRefusal>): AdapterError {
  const problems = details ?? []
  const ofSlug = problems.filter(({ param }) => nameOf(param) === 'slug')
  if (ofSlug.some(({ description }) => /unique|already|duplicate|taken/i.test(description ?? '')))
    return new AdapterError(
      'conflict',
      'Another item of the collection in Webflow already has this slug. Please choose another slug.',
      { reason: 'slug_taken' },
    )
  const names = [...new Set(problems.map(({ param }) => nameOf(param)).filter((name) => name !== ''))]
  const which = names.length === 0 ? 'a field' : new Intl.ListFormat('en').format(names)
  return new AdapterError(
    'invalid',
    `Webflow does not accept what the article has for ${which}. Please compare it with the rules of the collection there.`,
    { reason: code },
  )
}

/** The slug of a field: `slug` also of `fieldData.slug`. Other text than a slug is left out. */
function nameOf(param: string | null | undefined): string {
  return /(?:^|\.)([\w-]{1,100})$/.exec(param ?? '')?.[1] ?? ''
}
