import { z } from 'zod'
import { failedCall, findJson } from '../service-answer.ts'
import type { SearchService } from './search-service.ts'

const SERVICE = 'SerpApi'

const reply = z.object({
  organic_results: z
    .array(z.object({ link: z.string().default(''), title: z.string().default('') }))
    .default([]),
  error: z.string().default(''),
})

/** Google's results from SerpApi. */
export const serpApi: SearchService<z.infer<typeof reply>> = {
  name: 'serpapi',
  label: SERVICE,
  baseUrl: 'https://serpapi.com',
  price: 0.015,
  devices: ['desktop', 'mobile'],
  describeCall: ({ keyword, country, language, device }, { baseUrl, apiKey }) => {
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
    // Each search that is started costs money, so it is not retried.
    return { url, timeoutMs: 60_000, idleMs: 60_000, retries: 0 }
  },
  findFailure: (response) => {
    const isUsedUp = response.status === 429 && /run out/i.test(findJson(reply, response)?.error ?? '')
    return isUsedUp ? failedCall({ service: SERVICE, kind: 'quota' }) : null
  },
  reply,
  listResults: ({ organic_results: organic, error }) => {
    // SerpApi reports a search without results as an error, too.
    if (error !== '' && !/any results/i.test(error))
      throw failedCall({ service: SERVICE, kind: 'unavailable' })
    return organic.map(({ link, title }) => ({ url: link, title }))
  },
}
