import { z } from 'zod'
import { serveFake, type Fake } from './serve-fake.ts'

/** The key that both fakes accept. */
export const IMAGE_KEY = 'right-key'
/** A query without photos. */
export const NO_PHOTO = 'qwxzv'

const page = (path: string) => `https://photos.example/${path}`

/** A fake of Unsplash: GET /search/photos and /photos/{id}/download with the key as a client id. */
export function serveUnsplash(): Promise<Fake> {
  const wanted = z.object({
    query: z.string().min(1),
    orientation: z.enum(['landscape', 'portrait', 'squarish']),
    per_page: z.string(),
    content_filter: z.literal('high'),
  })
  return serveFake(({ method, url, headers }) => {
    if (headers.authorization !== `Client-ID ${IMAGE_KEY}`)
      return { status: 401, body: { errors: ['OAuth error: The access token is invalid'] } }
    if (method === 'GET' && url.pathname === '/photos/1/download') return { body: { url: page('raw') } }
    if (method !== 'GET' || url.pathname !== '/search/photos') return { status: 404, body: {} }
    const { query, orientation } = wanted.parse(Object.fromEntries(url.searchParams))
    const photo = (number: number) => ({
      id: String(number),
      width: orientation === 'portrait' ? 3_000 : 4_000,
      height: orientation === 'portrait' ? 4_000 : 3_000,
      alt_description: number === 1 ? `a photo of ${query}` : null,
      urls: { raw: page('raw'), regular: page(`${number}?w=1080`) },
      links: { html: page(`photo/${number}`), download_location: page(`photos/${number}/download?ixid=a`) },
      user: { name: 'Ada', links: { html: page('@ada') } },
    })
    return { body: { total: 2, total_pages: 1, results: query === NO_PHOTO ? [] : [photo(1), photo(2)] } }
  })
}

/** A fake of Pexels: GET /v1/search with the key alone as authorization. */
export function servePexels(): Promise<Fake> {
  const wanted = z.object({
    query: z.string().min(1),
    orientation: z.enum(['landscape', 'portrait', 'square']),
    per_page: z.string(),
  })
  return serveFake(({ method, url, headers }) => {
    if (headers.authorization !== IMAGE_KEY)
      return { status: 401, body: { status: 401, code: 'Unauthorized' } }
    if (method !== 'GET' || url.pathname !== '/v1/search') return { status: 404, body: {} }
    const { query, orientation } = wanted.parse(Object.fromEntries(url.searchParams))
    const photo = (number: number) => ({
      id: number,
      width: orientation === 'portrait' ? 3_000 : 4_000,
      height: orientation === 'portrait' ? 4_000 : 3_000,
      url: page(`photo/${number}`),
      photographer: 'Ada',
      photographer_url: page('@ada'),
      src: { original: page('raw'), large2x: page(`${number}?w=1080`) },
      alt: number === 1 ? `a photo of ${query}` : '',
    })
    return { body: { page: 1, total_results: 2, photos: query === NO_PHOTO ? [] : [photo(1), photo(2)] } }
  })
}
