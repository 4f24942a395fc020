import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import type { AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess, failedCall, readJson } from './service-answer.ts'

const SERVICE = 'DataForSEO'
export const DATAFORSEO_URL = 'https://api.dataforseo.com'
/** Live calls search while they are waited for. */
const TIMEOUT_MS = 120_000
const MAX_BYTES = 20_000_000

export interface DataForSeoInput {
  baseUrl: string
  login: string
  password: string
  request: SendRequest
  /** It is the made-up one: nothing costs anything. */
  isSandbox?: boolean
}

export interface DataForSeoTask {
  id: string
  status_code: number
  cost: number
  /** What it holds depends on the path; null while there is nothing. */
  result: unknown[]
}

const task = z.object({
  id: z
    .string()
    .nullish()
    .transform((id) => id ?? ''),
  status_code: z.number(),
  cost: z
    .number()
    .nullish()
    .transform((cost) => cost ?? 0),
  result: z
    .array(z.unknown())
    .nullish()
    .transform((result) => result ?? []),
})
const reply = z.object({
  status_code: z.number(),
  tasks: z
    .array(task)
    .nullish()
    .transform((tasks) => tasks ?? []),
})

/** The tasks of one call. Everything is said in codes of its own inside an HTTP 200; here only the outer one is judged. */
export async function callDataForSeo(
  { baseUrl, login, password, request }: DataForSeoInput,
  { path, body, retries, signal }: { path: string; body?: unknown; retries?: number; signal: AbortSignal },
): Promise<DataForSeoTask[]> {
  const response = await request({
    method: body === undefined ? 'GET' : 'POST',
    url: new URL(path, baseUrl),
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    timeoutMs: TIMEOUT_MS,
    idleMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(retries === undefined ? {} : { retries }),
  })
  expectSuccess(SERVICE, response)
  const { status_code: code, tasks } = readJson(SERVICE, reply, response)
  expectTaskSuccess(code)
  return tasks
}

/** Throws what a code of 40000 and above means. */
export function expectTaskSuccess(code: number): void {
  if (code >= 20_000 && code < 30_000) return
  throw failedCall({ service: SERVICE, kind: kindOf(code), reason: String(code) })
}

const KINDS: Record<number, AdapterErrorKind> = {
  40_100: 'auth',
  40_104: 'forbidden',
  40_200: 'payment',
  40_201: 'forbidden',
  40_202: 'rate_limited',
  40_203: 'quota',
  40_204: 'forbidden',
  40_207: 'forbidden',
  40_209: 'rate_limited',
  40_210: 'payment',
  40_400: 'not_found',
  40_401: 'not_found',
  40_403: 'not_found',
  40_501: 'invalid',
  40_503: 'invalid',
  40_506: 'invalid',
}

function kindOf(code: number): AdapterErrorKind {
  const known = KINDS[code]
  if (known !== undefined) return known
  return code >= 50_000 || (code >= 40_101 && code <= 40_103) ? 'unavailable' : 'bad_response'
}
