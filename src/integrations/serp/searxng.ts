import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { failedCall } from '../service-answer.ts'
import type { SearchService } from './search-service.ts'

const SERVICE = 'SearXNG'

const reply = z.object({
  results: z.array(z.object({ url: z.string().nullish(), title: z.string().nullish() })).default([]),
  unresponsive_engines: z.array(z.unknown()).default([]),
})

/** The operator's own SearXNG, with its JSON format switched on. */
export const searxng: SearchService<z.infer<typeof reply>> = {
  name: 'searxng',
  label: SERVICE,
  baseUrl: null,
  price: 0,
  devices: ['desktop'],
  describeCall: ({ keyword, language, country }, { baseUrl }) => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/search`)
    const locale = language.includes('-') ? language : `${language}-${country.toUpperCase()}`
    url.search = new URLSearchParams({
      q: keyword,
      format: 'json',
      categories: 'general',
      language: locale,
      safesearch: '0',
    }).toString()
    return { url }
  },
  findFailure: ({ status }) =>
    status === 403
      ? new AdapterError(
          'forbidden',
          'SearXNG does not answer in JSON: add "json" to search.formats in its settings.yml.',
        )
      : null,
  reply,
  listResults: ({ results, unresponsive_engines: silent }) => {
    // When its engines have failed, an empty answer does not mean that nothing ranks.
    if (results.length === 0 && silent.length > 0)
      throw failedCall({ service: SERVICE, kind: 'unavailable', reason: 'unresponsive_engines' })
    return results.map(({ url, title }) => ({ url: url ?? '', title: title ?? '' }))
  },
}
