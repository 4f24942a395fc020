import type { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, findJson, readJson } from '../service-answer.ts'
import { addressOf, isSafeForPasswords } from './wordpress-address.ts'
import { LABEL } from './wordpress-call.ts'
import { explainRefusal, isOfVisitor } from './wordpress-refusals.ts'
import { coreRefusal } from './wordpress-core-shapes.ts'

/** Long, because a small host makes the sizes of an image while the call waits. */
const TIMEOUT_MS = 90_000
const MAX_BYTES = 5_000_000

/** A WordPress site and an application password of one of its users. */
export interface PasswordSite {
  /** `https://shop.example/wp-json/`, or `https://shop.example/index.php?rest_route=/`. */
  restRoot: string
  user: string
  password: string
  request: SendRequest
}

interface PasswordCall<Shape extends z.ZodType> {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: object
  /** A file that is sent as it is. */
  file?: { name: string; type: string; bytes: Uint8Array }
  shape: Shape
  signal: AbortSignal
}

/** Calls WordPress's own REST API. A failure's reason is the code that WordPress gives. */
export async function callByPassword<Shape extends z.ZodType>(
  { restRoot, user, password, request }: PasswordSite,
  { method = 'GET', path, query = {}, body, file, shape, signal }: PasswordCall<Shape>,
): Promise<z.infer<Shape>> {
  const url = addressOf(restRoot, `/wp/v2${path}`, query)
  if (!isSafeForPasswords(url))
    throw new AdapterError('invalid', 'An application password is only sent to a website with https.')
  const sent = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await request({
    method,
    url,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      accept: 'application/json',
      ...(sent === undefined ? {} : { 'content-type': file?.type ?? 'application/json' }),
      ...(file === undefined ? {} : { 'content-disposition': `attachment; filename="${file.name}"` }),
    },
    // A redirect would hand the password to another address.
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    signal,
    ...(sent === undefined ? {} : { body: sent }),
  })
  const failure = findFailure(response)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  return readJson(LABEL, shape, response)
}

function findFailure(response: OutboundResponse): AdapterError | null {
  const { status } = response
  if (status >= 200 && status < 300) return null
  const said = findJson(coreRefusal, response)
  const code = said !== null && isOfVisitor(said) ? 'rest_not_logged_in' : (said?.code ?? '')
  return explainRefusal(status, code)
}
