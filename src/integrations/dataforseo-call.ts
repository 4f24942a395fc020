import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import type { AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess, failedCall, readJson } from './service-answer.ts'

export const DATAFORSEO_URL = 'https://api.dataforseo.com'
/** Long, because a live call is answered when its search is done. */
const TIMEOUT_MS = 120_000
const MAX_BYTES = 20_000_000

export interface DataForSeoInput {
  baseUrl: string
  login: string
  password: string
  request: SendRequest
  /** Whether it is the sandbox's service, which costs nothing. */
  isSandbox?: boolean
}

export interface DataForSeoTask {
  id: string
  status_code: number
  cost: number
  /** Its shape depends on the path; empty while there is no result. */
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

/** The service's name for users: the sandbox says that it is the sandbox. */
export function nameDataForSeo({ isSandbox = false }: Pick<DataForSeoInput, 'isSandbox'>): string {
  return isSandbox ? 'The sandbox' : 'DataForSEO'
}

/**
 * Makes one call and returns its tasks. DataForSEO answers with HTTP 200 and codes of its own: this throws for the code
 * of the call, and leaves the codes of the tasks to the caller.
 */
export async function callDataForSeo(
  input: DataForSeoInput,
  { path, body, retries, signal }: { path: string; body?: unknown; retries?: number; signal: AbortSignal },
): Promise<DataForSeoTask[]> {
  const { baseUrl, login, password, request } = input
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
  const service = nameDataForSeo(input)
  expectSuccess(service, response)
  const { status_code: code, tasks } = readJson(service, reply, response)
  expectTaskSuccess(input, code)
  return tasks
}

/** Throws the failure that a code of DataForSEO means; 20000 to 29999 are success. */
export function expectTaskSuccess(input: Pick<DataForSeoInput, 'isSandbox'>, code: number): void {
  if (code >= 20_000 && code < 30_000) return
  throw failedCall({ service: nameDataForSeo(input), kind: kindOf(code), reason: String(code) })
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
