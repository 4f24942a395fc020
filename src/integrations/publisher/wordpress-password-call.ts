import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, findJson, kindOfStatus, readJson } from '../service-answer.ts'

const LABEL = 'WordPress'
const TIMEOUT_MS = 90_000
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

export interface PasswordSite {
  /** Such as `https://shop.example`. */
  siteUrl: string
  user: string
  /** An application password of that user, from their profile there. */
  password: string
  request: SendRequest
}

interface PasswordCall<Shape extends z.ZodType> {
  method?: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: unknown
  file?: { name: string; type: string; bytes: Uint8Array }
  shape: Shape
  signal: AbortSignal
}

const refusal = z.object({
  code: z.string().max(100),
  data: z.object({ params: z.record(z.string(), z.unknown()).optional() }).nullish(),
})

/** The ids of whatever was found. */
export const ids = z.array(z.object({ id: z.number() })).max(100)

/** Calls WordPress's own REST API. */
export async function callPassword<Shape extends z.ZodType>(
  { siteUrl, user, password, request }: PasswordSite,
  { method = 'GET', path, query = {}, body, file, shape, signal }: PasswordCall<Shape>,
): Promise<z.infer<Shape>> {
  const url = new URL(siteUrl)
  if (url.protocol !== 'https:' && !LOCAL.test(url.hostname))
    throw new AdapterError('invalid', 'An application password is only sent to a website with https.')
  url.pathname = `${url.pathname.replace(/\/$/, '')}/wp-json/wp/v2${path}`
  url.search = new URLSearchParams(query).toString()
  const sent = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await request({
    method,
    url,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': file?.type ?? 'application/json',
      ...(file === undefined ? {} : { 'content-disposition': `attachment; filename="${file.name}"` }),
    },
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    signal,
    ...(sent === undefined ? {} : { body: sent }),
  })
  if (response.status < 200 || response.status >= 300) {
    const found = findJson(refusal, response)
    // To a visitor, drafts are a parameter that does not exist: WordPress did not accept the password.
    const isVisitor = found?.code === 'rest_invalid_param' && found.data?.params?.['status'] !== undefined
    const failure = explainRefusal(response.status, isVisitor ? 'rest_not_logged_in' : (found?.code ?? ''))
    if (failure !== null) throw failure
  }
  expectSuccess(LABEL, response)
  return readJson(LABEL, shape, response)
}

/** What a call finds; null when WordPress itself says that there is nothing of this id. */
export async function missingAsNull<Found>(call: Promise<Found>): Promise<Found | null> {
  return call.catch((error: unknown) => {
    if (error instanceof AdapterError && error.reason === 'rest_post_invalid_id') return null
    throw error
  })
}

const WRONG_LOGIN =
  'WordPress refuses the user name or the application password. It is not the password of the login page: it is made under Users > Profile of the website, which needs https for that.'
const BY_CODE: Record<string, ['auth' | 'invalid', string]> = {
  rest_not_logged_in: ['auth', WRONG_LOGIN],
  incorrect_password: ['auth', WRONG_LOGIN],
  invalid_username: ['auth', WRONG_LOGIN],
  invalid_email: ['auth', WRONG_LOGIN],
  rest_forbidden_context: ['auth', WRONG_LOGIN],
  rest_forbidden_status: ['auth', WRONG_LOGIN],
  rest_invalid_param: ['invalid', 'WordPress does not accept this article or image.'],
  rest_upload_sideload_error: [
    'invalid',
    'The website does not take this file: it is no image that WordPress knows, or too large.',
  ],
  rest_upload_unknown_error: [
    'invalid',
    'The website does not take this file: it is no image that WordPress knows, or too large.',
  ],
  rest_upload_no_data: ['invalid', 'The website does not take an empty file.'],
}

function explainRefusal(status: number, code: string): AdapterError | null {
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (known !== undefined) return new AdapterError(known[0], known[1], { reason: code })
  if (status === 413)
    return new AdapterError('invalid', 'The website does not take files of this size.', {
      reason: 'http_413',
    })
  const kind = kindOfStatus(status)
  if (code === 'rest_post_invalid_id') return failedCall({ service: LABEL, kind: 'not_found', reason: code })
  if (kind === 'not_found')
    return failedCall({ service: LABEL, kind: 'bad_response', reason: `http_${status}` })
  return code !== '' && kind !== 'rate_limited' ? failedCall({ service: LABEL, kind, reason: code }) : null
}
