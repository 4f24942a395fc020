import { z } from 'zod'
import { httpsUrl, pixels, type PhotoService } from './photo-service.ts'

const reply = z.object({
  photos: z.array(
    z.object({
      width: pixels,
      height: pixels,
      url: httpsUrl,
      alt: z.string().nullish(),
      photographer: z.string(),
      photographer_url: httpsUrl,
      src: z.object({ large2x: httpsUrl }),
    }),
  ),
})

export const pexels: PhotoService<z.infer<typeof reply>> = {
  name: 'pexels',
  label: 'Pexels',
  baseUrl: 'https://api.pexels.com',
  describeCall: ({ query, orientation }, { baseUrl, apiKey }) => {
    const url = new URL('/v1/search', baseUrl)
    url.search = new URLSearchParams({ query, orientation, per_page: '3' }).toString()
    return { url, headers: { authorization: apiKey } }
  },
  reply,
  listImages: ({ photos }) =>
    photos.map(({ width, height, url, alt, photographer, photographer_url: authorUrl, src }) => ({
      url: src.large2x,
      width,
      height,
      alt: alt ?? '',
      author: photographer,
      authorUrl,
      sourceUrl: url,
      useUrl: null,
    })),
}
