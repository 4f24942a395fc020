import { z } from 'zod'
import { failedCall, findJson } from '../service-answer.ts'
import type { SearchService } from './search-service.ts'

const SERVICE = 'Brave Search'

const reply = z.object({
  web: z
    .object({
      results: z.array(z.object({ url: z.string().default(''), title: z.string().default('') })).default([]),
    })
    .default({ results: [] }),
})
const refusal = z.object({ error: z.object({ code: z.string().default('') }) })

/** Languages for which Brave has codes of its own. */
const LANGUAGES: Record<string, string> = {
  ja: 'jp',
  zh: 'zh-hans',
  'zh-CN': 'zh-hans',
  'zh-TW': 'zh-hant',
  pt: 'pt-pt',
  'pt-BR': 'pt-br',
}

/** Search results from Brave's own index. */
export const brave: SearchService<z.infer<typeof reply>> = {
  name: 'brave',
  label: SERVICE,
  baseUrl: 'https://api.search.brave.com',
  price: 0.005,
  devices: ['desktop'],
  describeCall: ({ keyword, country, language }, { baseUrl, apiKey }) => {
    const url = new URL('/res/v1/web/search', baseUrl)
    url.search = new URLSearchParams({
      q: keyword,
      country: country.toUpperCase(),
      search_lang: LANGUAGES[language] ?? language,
      count: '10',
      result_filter: 'web',
    }).toString()
    return { url, headers: { 'x-subscription-token': apiKey, accept: 'application/json' } }
  },
  findFailure: (response) => {
    const isAboutKey = response.status === 422 && /TOKEN/.test(findJson(refusal, response)?.error.code ?? '')
    return isAboutKey ? failedCall({ service: SERVICE, kind: 'auth' }) : null
  },
  reply,
  listResults: ({ web }) => web.results,
}
