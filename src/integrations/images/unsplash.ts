import { z } from 'zod'
import { failedCall } from '../service-answer.ts'
import { httpsUrl, pixels, type PhotoService } from './photo-service.ts'

const LABEL = 'Unsplash'
const ORIENTATIONS = { landscape: 'landscape', portrait: 'portrait', square: 'squarish' }

const reply = z.object({
  results: z.array(
    z.object({
      width: pixels,
      height: pixels,
      alt_description: z.string().nullish(),
      urls: z.object({ regular: httpsUrl }),
      links: z.object({ html: httpsUrl, download_location: httpsUrl.nullish().catch(null) }),
      user: z.object({ name: z.string(), links: z.object({ html: httpsUrl }) }),
    }),
  ),
})

export const unsplash: PhotoService<z.infer<typeof reply>> = {
  name: 'unsplash',
  label: LABEL,
  baseUrl: 'https://api.unsplash.com',
  describeCall: ({ query, orientation }, { baseUrl, apiKey }) => {
    const url = new URL('/search/photos', baseUrl)
    const wanted = { query, orientation: ORIENTATIONS[orientation], per_page: '3', content_filter: 'high' }
    url.search = new URLSearchParams(wanted).toString()
    return { url, headers: describeAccess(apiKey) }
  },
  // Its guidelines want this for each photo that is shown. The key goes to its own API only, wherever the address leads.
  describeUse: (useUrl, { baseUrl, apiKey }) => {
    const { pathname, search } = new URL(useUrl)
    return { url: new URL(`${pathname}${search}`, baseUrl), headers: describeAccess(apiKey) }
  },
  // It answers 403 when the requests of the hour are used up.
  findFailure: ({ status, body }) =>
    status === 403 && /rate limit/i.test(body.toString())
      ? failedCall({ service: LABEL, kind: 'rate_limited', reason: 'http_403' })
      : null,
  reply,
  listImages: ({ results }) =>
    results.map(({ width, height, alt_description: alt, urls, links, user }) => ({
      url: urls.regular,
      width,
      height,
      alt: alt ?? '',
      author: user.name,
      authorUrl: user.links.html,
      sourceUrl: links.html,
      useUrl: links.download_location ?? null,
    })),
}

function describeAccess(apiKey: string) {
  return { authorization: `Client-ID ${apiKey}`, 'accept-version': 'v1' }
}
