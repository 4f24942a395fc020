import type { z } from 'zod'
import type { OutboundRequest } from '#platform/server/outbound/call.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import type { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess, readJson } from '../service-answer.ts'
import { makeSerp, type SerpProvider, type SerpQuery } from './index.ts'

/** What differs between search engines, or services in front of one, that answer a search with one HTTP call. */
export interface SearchService<Reply> {
  name: string
  label: string
  /** Its usual URL; null when each operator has their own. */
  baseUrl: string | null
  /** US dollars for a search; 0 when free. */
  price: number
  devices: SerpProvider['devices']
  describeCall(query: SerpQuery, account: SearchAccount): OutboundRequest
  /** The failure that an answer means when its status alone does not say it; null to go by the status. */
  findFailure?(response: OutboundResponse): AdapterError | null
  reply: z.ZodType<Reply>
  /** The organic results, best first. */
  listResults(reply: Reply): { url: string; title: string }[]
}

interface SearchAccount {
  baseUrl: string
  apiKey: string
}

interface SearchInput extends Partial<SearchAccount> {
  request: SendRequest
}

/** Makes a provider of search results from such a service. */
export function connectSearchService<Reply>(
  service: SearchService<Reply>,
  { baseUrl = service.baseUrl ?? '', apiKey = '', request }: SearchInput,
): SerpProvider {
  const { name, label, price, devices } = service
  return {
    name,
    label,
    isSandbox: false,
    pricePerSerp: price,
    devices,
    queue: null,
    fetchSerp: async (query, { signal }) => {
      const response = await request({ ...service.describeCall(query, { baseUrl, apiKey }), signal })
      const failure = service.findFailure?.(response) ?? null
      if (failure !== null) throw failure
      expectSuccess(label, response)
      const results = service.listResults(readJson(label, service.reply, response))
      return makeSerp(query, { results, fetchedAt: new Date() })
    },
  }
}
