import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../adapter-error.ts'
import { makeSerp, type SerpProvider, type SerpQuery } from './index.ts'

const SERVICE = 'Brave Search'
export const BRAVE_URL = 'https://api.search.brave.com'
const PRICE = 0.005

const reply = z.object({
  web: z
    .object({
      results: z.array(z.object({ url: z.string().default(''), title: z.string().default('') })).default([]),
    })
    .default({ results: [] }),
})
const refusal = z.object({ error: z.object({ code: z.string().default('') }) })

/** Languages that Brave calls otherwise. */
const LANGUAGES: Record<string, string> = {
  ja: 'jp',
  zh: 'zh-hans',
  'zh-CN': 'zh-hans',
  'zh-TW': 'zh-hant',
  pt: 'pt-pt',
  'pt-BR': 'pt-br',
}

/** Brave's own index. */
export function connectBrave({
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
    name: 'brave',
    label: SERVICE,
    isSandbox,
    pricePerSerp: isSandbox ? 0 : PRICE,
    devices: ['desktop'],
    queue: null,
    fetchSerp: async (query, { signal }) => {
      const response = await request({
        url: addressOf(baseUrl, query),
        headers: { 'x-subscription-token': apiKey, accept: 'application/json' },
        signal,
      })
      if (response.status === 422 && /TOKEN/.test(findJson(refusal, response)?.error.code ?? ''))
        throw failedCall({ service: SERVICE, kind: 'auth' })
      expectSuccess(SERVICE, response)
      const { web } = readJson(SERVICE, reply, response)
      return makeSerp(query, { results: web.results, fetchedAt: new Date() })
    },
  }
}

function addressOf(baseUrl: string, { keyword, country, language }: SerpQuery): URL {
  const url = new URL('/res/v1/web/search', baseUrl)
  url.search = new URLSearchParams({
    q: keyword,
    country: country.toUpperCase(),
    search_lang: LANGUAGES[language] ?? language,
    count: '10',
    result_filter: 'web',
  }).toString()
  return url
}
