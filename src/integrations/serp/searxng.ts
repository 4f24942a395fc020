import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { AdapterError, expectSuccess, failedCall, readJson } from '../adapter-error.ts'
import { makeSerp, type SerpProvider, type SerpQuery } from './index.ts'

const SERVICE = 'SearXNG'

const reply = z.object({
  results: z.array(z.object({ url: z.string().nullish(), title: z.string().nullish() })).default([]),
  unresponsive_engines: z.array(z.unknown()).default([]),
})

/** A SearXNG of the operator's own, with its JSON format switched on. */
export function connectSearxng({
  baseUrl,
  request,
  isSandbox = false,
}: {
  baseUrl: string
  request: SendRequest
  isSandbox?: boolean
}): SerpProvider {
  return {
    name: 'searxng',
    label: SERVICE,
    isSandbox,
    pricePerSerp: 0,
    devices: ['desktop'],
    queue: null,
    fetchSerp: async (query, { signal }) => {
      const response = await request({ url: addressOf(baseUrl, query), signal })
      if (response.status === 403)
        throw new AdapterError(
          'forbidden',
          'SearXNG does not answer in JSON: add "json" to search.formats in its settings.yml.',
        )
      expectSuccess(SERVICE, response)
      const { results, unresponsive_engines: silent } = readJson(SERVICE, reply, response)
      // Its engines failed, which is no word about what ranks.
      if (results.length === 0 && silent.length > 0)
        throw failedCall({ service: SERVICE, kind: 'unavailable', reason: 'unresponsive_engines' })
      return makeSerp(query, {
        results: results.map(({ url, title }) => ({ url: url ?? '', title: title ?? '' })),
        fetchedAt: new Date(),
      })
    },
  }
}

function addressOf(baseUrl: string, { keyword, language, country }: SerpQuery): URL {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/search`)
  const locale = language.includes('-') ? language : `${language}-${country.toUpperCase()}`
  url.search = new URLSearchParams({
    q: keyword,
    format: 'json',
    categories: 'general',
    language: locale,
    safesearch: '0',
  }).toString()
  return url
}
