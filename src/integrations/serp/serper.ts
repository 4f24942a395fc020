import { z } from 'zod'
import { failedCall, findJson } from '../service-answer.ts'
import type { SearchService } from './search-service.ts'

const SERVICE = 'Serper'

const reply = z.object({
  organic: z.array(z.object({ link: z.string().default(''), title: z.string().default('') })).default([]),
})
const refusal = z.object({ message: z.string().default('') })

/** Google's results from Serper, which cannot search for a device. */
export const serper: SearchService<z.infer<typeof reply>> = {
  name: 'serper',
  label: SERVICE,
  baseUrl: 'https://google.serper.dev',
  price: 0.001,
  devices: ['desktop'],
  describeCall: ({ keyword, country, language }, { baseUrl, apiKey }) => ({
    method: 'POST',
    url: new URL('/search', baseUrl),
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      q: keyword,
      gl: country.toLowerCase(),
      hl: language.toLowerCase(),
      num: 10,
    }),
  }),
  findFailure: (response) => {
    if (response.status === 403) return failedCall({ service: SERVICE, kind: 'auth' })
    const isUsedUp = response.status === 400 && /credits/i.test(findJson(refusal, response)?.message ?? '')
    return isUsedUp ? failedCall({ service: SERVICE, kind: 'payment' }) : null
  },
  reply,
  listResults: ({ organic }) => organic.map(({ link, title }) => ({ url: link, title })),
}
