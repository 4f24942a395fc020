import { z } from 'zod'
import type { OutboundRequest } from '#platform/server/outbound/call.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import type { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess, readJson } from '../service-answer.ts'
import type { FoundImage, ImageQuery, ImageSource } from './index.ts'

const TIMEOUT_MS = 20_000
const MOST_BYTES = 1_000_000

interface Account {
  baseUrl: string
  apiKey: string
}

/** What differs between services that search photos with one HTTP call. */
export interface PhotoService<Reply> {
  name: string
  label: string
  baseUrl: string
  describeCall(query: Omit<ImageQuery, 'signal'>, account: Account): OutboundRequest
  /** The call that says that a photo is used, for services that want it. */
  describeUse?(useUrl: string, account: Account): OutboundRequest
  /** The failure that an answer means when its status alone does not say it; null to go by the status. */
  findFailure?(response: OutboundResponse): AdapterError | null
  reply: z.ZodType<Reply>
  /** The photos, best first. */
  listImages(reply: Reply): FoundImage[]
}

interface PhotoInput {
  apiKey: string
  baseUrl?: string
  request: SendRequest
}

/** Makes a source of photos from such a service. */
export function connectPhotos<Reply>(
  service: PhotoService<Reply>,
  { apiKey, baseUrl = service.baseUrl, request }: PhotoInput,
): ImageSource {
  const { name, label } = service
  const account = { baseUrl, apiKey }
  const call = async (described: OutboundRequest, signal: AbortSignal) => {
    const response = await request({ ...described, signal, timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES })
    const failure = service.findFailure?.(response) ?? null
    if (failure !== null) throw failure
    expectSuccess(label, response)
    return response
  }
  return {
    name,
    label,
    find: async ({ signal, ...query }) => {
      const response = await call(service.describeCall(query, account), signal)
      return service.listImages(readJson(label, service.reply, response))[0] ?? null
    },
    tellUse: async ({ useUrl, signal }) => {
      if (useUrl !== null && service.describeUse !== undefined)
        await call(service.describeUse(useUrl, account), signal)
    },
  }
}

/** An address that a page may show or lead to. */
export const httpsUrl = z.url({ protocol: /^https$/ }).max(2_000)
export const pixels = z.number().int().min(1)
