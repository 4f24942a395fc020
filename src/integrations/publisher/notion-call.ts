import { z } from 'zod'
import { machineClock, type Clock } from '#platform/server/clock.ts'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { readRetryAfter } from '#platform/server/outbound/retry-budget.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../service-answer.ts'
import { API_VERSION, LABEL } from './notion-access.ts'

const TIMEOUT_MS = 60_000
const SAFE_RETRIES = 2
/** So often a call waits for as long as Notion asks, and at most so long each time. */
const MOST_WAITS = 6
const LONGEST_WAIT_SECONDS = 60

/** A workspace of Notion that has let Keyloom in. */
export interface NotionWorkspace {
  /** Without the version of the API. */
  baseUrl: string
  /** A valid access token; another one than `refused`, which Notion has just refused. */
  getToken(options: { refused: string | null }): Promise<string>
  request: SendRequest
  /** Waits when Notion asks to; the machine's clock by default. */
  clock?: Clock
}

interface NotionCall<Shape extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Parts of the path: ids are escaped. */
  path: readonly string[]
  query?: Record<string, string>
  body?: object
  shape: Shape
  /** What HTTP 404 means. */
  absent: Absent
  /** Whether the call does the same when it is sent twice. */
  isRepeatable?: boolean
  signal: AbortSignal
}

/** What a call is about, and so what may be missing: the page of an article, or the page that articles go under. */
export type Absent = 'page' | 'parent'

const ABSENT: Record<Absent, readonly [AdapterErrorKind, string]> = {
  page: ['not_found', 'The page is not in Notion any more, or Keyloom may not use it any more.'],
  // Not `not_found`, which would say that the article was deleted.
  parent: [
    'invalid',
    'The page that articles go under is not in Notion any more, or Keyloom may not use it any more. Please choose another page in the settings.',
  ],
}

/** Calls the API. An access token that is refused is replaced once; redirects are not followed, because the token would go along. */
export async function callNotionApi<Shape extends z.ZodType>(
  workspace: NotionWorkspace,
  { shape, absent, ...call }: NotionCall<Shape>,
): Promise<z.infer<Shape>> {
  const token = await workspace.getToken({ refused: null })
  const first = await sendPatiently(workspace, token, call)
  const response =
    first.status === 401
      ? await sendPatiently(workspace, await workspace.getToken({ refused: token }), call)
      : first
  const failure = findFailure(response, absent)
  if (failure !== null) throw failure
  expectSuccess(LABEL, response)
  return readJson(LABEL, shape, response)
}

/** The failure of a call about something that is not there. */
export function absentError(absent: Absent, reason: string): AdapterError {
  const [kind, words] = ABSENT[absent]
  return new AdapterError(kind, words, { reason })
}

type Sending = Omit<NotionCall<z.ZodType>, 'shape' | 'absent'>

/** Notion did nothing when it asks to slow down, so such a call is sent again whatever it does. */
async function sendPatiently(
  workspace: NotionWorkspace,
  token: string,
  call: Sending,
): Promise<OutboundResponse> {
  const { clock = machineClock } = workspace
  for (let waits = 0; ; waits++) {
    const response = await send(workspace, token, call)
    const seconds =
      response.status === 429 ? readRetryAfter(response.headers['retry-after'], new Date()) : null
    if (seconds === null || seconds > LONGEST_WAIT_SECONDS || waits === MOST_WAITS) return response
    await clock.sleep(seconds * 1_000, { signal: call.signal })
  }
}

function send(
  { baseUrl, request }: NotionWorkspace,
  token: string,
  { method = 'GET', path, query = {}, body, isRepeatable = method === 'GET', signal }: Sending,
): Promise<OutboundResponse> {
  const url = new URL(`${baseUrl}/v1/${path.map((part) => encodeURIComponent(part)).join('/')}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return request({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'notion-version': API_VERSION,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    followsRedirects: false,
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    retries: isRepeatable ? SAFE_RETRIES : 0,
    signal,
  })
}

const BY_CODE: Record<string, readonly [AdapterErrorKind, string]> = {
  unauthorized: [
    'auth',
    'Notion has ended the access, as when somebody removes Keyloom there. Connect Notion again.',
  ],
  restricted_resource: [
    'forbidden',
    'Notion does not let Keyloom do this. Please connect Notion again and allow Keyloom to read, insert and update content.',
  ],
  validation_error: ['invalid', 'Notion does not accept this.'],
  // Two changes of a page at the same time: not the conflict of two articles.
  conflict_error: ['unavailable', 'Notion is busy with another change of this page; please try again later.'],
}

const refusal = z.object({ code: z.string().max(100) })

function findFailure(response: OutboundResponse, absent: Absent): AdapterError | null {
  const { status } = response
  if (status < 300) return null
  const { code = '' } = findJson(refusal, response) ?? {}
  const reason = /^\w+$/.test(code) ? code : `http_${status}`
  if (status < 400) return failedCall({ service: LABEL, kind: 'bad_response', reason: `http_${status}` })
  if (status === 404) return absentError(absent, reason)
  const known = Object.hasOwn(BY_CODE, code)
    ? BY_CODE[code]
    : status === 401
      ? BY_CODE['unauthorized']
      : undefined
  return known === undefined ? null : new AdapterError(known[0], known[1], { reason })
}
