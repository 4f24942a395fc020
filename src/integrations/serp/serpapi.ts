import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../adapter-error.ts'
import { makeSerp, type SerpProvider, type SerpQuery } from './index.ts'

const SERVICE = 'SerpApi'
export const SERPAPI_URL = 'https://serpapi.com'
const PRICE = 0.015

const reply = z.object({
  organic_results: z
    .array(z.object({ link: z.string().default(''), title: z.string().default('') }))
    .default([]),
  error: z.string().default(''),
})

/** Google by SerpApi. */
export function connectSerpApi({
  baseUrl,
  apiKey,
  request,
  isSandbox = false,
}: {
  baseUrl: string
  apiKey: string
  request: SendRequest
  isSandbox?: boolean
}): SerpProvider {
  return {
    name: 'serpapi',
    label: SERVICE,
    isSandbox,
    pricePerSerp: isSandbox ? 0 : PRICE,
    devices: ['desktop', 'mobile'],
    queue: null,
    fetchSerp: async (query, { signal }) => {
      // What it costs is paid by each search that is begun, so none is begun twice.
      const response = await request({
        url: addressOf(baseUrl, apiKey, query),
        signal,
        timeoutMs: 60_000,
        idleMs: 60_000,
        retries: 0,
      })
      if (response.status === 429 && /run out/i.test(findJson(reply, response)?.error ?? ''))
        throw failedCall({ service: SERVICE, kind: 'quota' })
      expectSuccess(SERVICE, response)
      const { organic_results: organic, error } = readJson(SERVICE, reply, response)
      if (error !== '' && !/any results/i.test(error))
        throw failedCall({ service: SERVICE, kind: 'unavailable' })
      const results = organic.map(({ link, title }) => ({ url: link, title }))
      return makeSerp(query, { results, fetchedAt: new Date() })
    },
  }
}

function addressOf(baseUrl: string, apiKey: string, { keyword, country, language, device }: SerpQuery): URL {
  const url = new URL('/search.json', baseUrl)
  url.search = new URLSearchParams({
    engine: 'google',
    q: keyword,
    gl: country.toLowerCase(),
    hl: language.toLowerCase(),
    device,
    num: '10',
    api_key: apiKey,
  }).toString()
  return url
}
