import { z } from 'zod'
import { serveFake, type Fake } from './serve-fake.ts'
import { KEY } from './serp-services.ts'

const volumes = z.array(
  z.object({
    keywords: z
      .array(
        z
          .string()
          .max(80)
          .regex(/^[^?!,*]+$/),
      )
      .min(1)
      .max(1_000),
    location_code: z.number(),
    language_code: z.string(),
  }),
)
const related = z.array(
  z.object({ keyword: z.string(), location_code: z.number(), depth: z.number(), limit: z.number() }),
)

/** A fake of DataForSEO's Google Ads volumes and related keywords. Keywords with `rare` have no volume. */
export function serveKeywordData(): Promise<Fake> {
  return serveFake(({ url, headers, body }) => {
    if (headers.authorization !== `Basic ${Buffer.from(`login:${KEY}`).toString('base64')}`)
      return { status: 401, body: { status_code: 40100, tasks: null } }
    const isVolumes = url.pathname === '/v3/keywords_data/google_ads/search_volume/live'
    if (isVolumes) {
      const asked = volumes.safeParse(JSON.parse(body))
      if (!asked.success)
        return { body: { status_code: 20000, tasks: [{ id: '1', status_code: 40501, result: null }] } }
      const result = asked.data[0]?.keywords.map((keyword) => ({
        keyword,
        search_volume: keyword.includes('rare') ? null : keyword.length * 10,
        cpc: 1.5,
        competition: 'LOW',
        competition_index: 30,
      }))
      return {
        body: {
          status_code: 20000,
          tasks: [{ id: '1', status_code: 20000, cost: 0.075, result: result?.toReversed() }],
        },
      }
    }
    if (url.pathname !== '/v3/dataforseo_labs/google/related_keywords/live') return { status: 404, body: {} }
    const [asked] = related.parse(JSON.parse(body))
    const words = [
      asked?.keyword ?? '',
      ...Array.from({ length: 40 }, (_, index) => `${asked?.keyword ?? ''} ${index}`),
    ]
    const items = words.slice(0, asked?.limit).map((keyword) => ({
      se_type: 'google',
      keyword_data: { keyword, keyword_info: { search_volume: 50, cpc: null, competition: 0.25 } },
      depth: 1,
      related_keywords: null,
    }))
    const isUnknown = asked?.keyword.includes('rare') === true
    const found = isUnknown
      ? { status_code: 40102, result: null }
      : { status_code: 20000, result: [{ items }] }
    return { body: { status_code: 20000, tasks: [{ id: '2', cost: 0.01, ...found }] } }
  })
}
