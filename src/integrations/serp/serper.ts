import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess, failedCall, findJson, readJson } from '../adapter-error.ts'
import { makeSerp, type SerpProvider } from './index.ts'

const SERVICE = 'Serper'
export const SERPER_URL = 'https://google.serper.dev'
const PRICE = 0.001

const reply = z.object({
  organic: z.array(z.object({ link: z.string().default(''), title: z.string().default('') })).default([]),
})
const refusal = z.object({ message: z.string().default('') })

/** Google by Serper, which knows no devices. */
export function connectSerper({
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
    name: 'serper',
    label: SERVICE,
    isSandbox,
    pricePerSerp: isSandbox ? 0 : PRICE,
    devices: ['desktop'],
    queue: null,
    fetchSerp: async (query, { signal }) => {
      const response = await request({
        method: 'POST',
        url: new URL('/search', baseUrl),
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          q: query.keyword,
          gl: query.country.toLowerCase(),
          hl: query.language.toLowerCase(),
          num: 10,
        }),
        signal,
      })
      if (response.status === 403) throw failedCall({ service: SERVICE, kind: 'auth' })
      if (response.status === 400 && /credits/i.test(findJson(refusal, response)?.message ?? ''))
        throw failedCall({ service: SERVICE, kind: 'payment' })
      expectSuccess(SERVICE, response)
      const { organic } = readJson(SERVICE, reply, response)
      const results = organic.map(({ link, title }) => ({ url: link, title }))
      return makeSerp(query, { results, fetchedAt: new Date() })
    },
  }
}
