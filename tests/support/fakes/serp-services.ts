import { z } from 'zod'
import { serveFake, type Fake, type FakeAnswer, type FakeRequest } from './serve-fake.ts'

/** A keyword without results. */
export const NOTHING = 'qwxzv unknown'
/** The key that all fakes accept. */
export const KEY = 'right-key'

/** Twelve organic results of any keyword, best first. */
export function listOrganic(keyword: string): { url: string; title: string }[] {
  if (keyword === NOTHING) return []
  return Array.from({ length: 12 }, (_, index) => ({
    url: `https://site-${index + 1}.example/${encodeURIComponent(keyword)}`,
    title: `${keyword} ${index + 1}`,
  }))
}

const refused: FakeAnswer = { status: 401, body: { error: 'no such key' } }

/** A fake of Serper: POST /search with the key in a header; 403 for a wrong key. */
export function serveSerper(): Promise<Fake> {
  return serveFake(({ method, url, headers, body }) => {
    if (headers['x-api-key'] !== KEY)
      return { status: 403, body: { message: 'Unauthorized.', statusCode: 403 } }
    if (method !== 'POST' || url.pathname !== '/search') return { status: 404, body: {} }
    const { q } = z
      .object({ q: z.string(), gl: z.string().length(2), hl: z.string(), num: z.literal(10) })
      .parse(JSON.parse(body))
    const organic = listOrganic(q).map(({ url: link, title }, index) => ({
      title,
      link,
      snippet: '',
      position: index + 1,
    }))
    return {
      body: {
        searchParameters: { q },
        peopleAlsoAsk: [{ link: 'https://other.example/' }],
        organic,
        credits: 1,
      },
    }
  })
}

/** A fake of SerpApi: GET /search.json with the key in the query. */
export function serveSerpApi(): Promise<Fake> {
  return serveFake(({ url }) => {
    const asked = Object.fromEntries(url.searchParams)
    if (asked['api_key'] !== KEY) return refused
    if (url.pathname !== '/search.json' || asked['engine'] !== 'google') return { status: 404, body: {} }
    const found = listOrganic(asked['q'] ?? '')
    if (found.length === 0) return { body: { error: "Google hasn't returned any results for this query." } }
    const organic = found.map(({ url: link, title }, index) => ({ position: index + 1, link, title }))
    return { body: { ads: [{ link: 'https://ad.example/' }], organic_results: organic } }
  })
}

/** A fake of Brave: GET /res/v1/web/search with the token in a header; 422 for a wrong token. */
export function serveBrave(): Promise<Fake> {
  return serveFake(({ url, headers }) => {
    if (headers['x-subscription-token'] !== KEY)
      return { status: 422, body: { type: 'ErrorResponse', error: { code: 'SUBSCRIPTION_TOKEN_INVALID' } } }
    if (url.pathname !== '/res/v1/web/search') return { status: 404, body: {} }
    const results = listOrganic(url.searchParams.get('q') ?? '')
    const videos = { results: [{ url: 'https://video.example/', title: 'no page' }] }
    return {
      body: { type: 'search', videos, ...(results.length === 0 ? {} : { web: { type: 'search', results } }) },
    }
  })
}

/** A fake of SearXNG: GET /search?format=json, without a key. */
export function serveSearxng(): Promise<Fake> {
  return serveFake(({ url }) => {
    if (url.pathname !== '/search') return { status: 404, body: 'not found' }
    if (url.searchParams.get('format') !== 'json') return { status: 403, body: '<html>Forbidden</html>' }
    const results = listOrganic(url.searchParams.get('q') ?? '')
    return {
      body: {
        query: url.searchParams.get('q'),
        results: results.map((result) => ({
          ...result,
          engines: ['one'],
          positions: [1],
          category: 'general',
        })),
        unresponsive_engines: [],
      },
    }
  })
}

const task = z.object({
  keyword: z.string(),
  location_code: z.number(),
  language_code: z.string(),
  device: z.enum(['desktop', 'mobile']),
  depth: z.number(),
})

interface DataForSeoFake extends Fake {
  /** Finishes all posted tasks. */
  finish(): void
}

/** A fake of DataForSEO: basic authentication, and status codes of its own inside HTTP 200. */
export async function serveDataForSeo(): Promise<DataForSeoFake> {
  const posted = new Map<string, string>()
  let isFinished = false
  const answer = ({ method, url, headers, body }: FakeRequest): FakeAnswer => {
    if (headers.authorization !== `Basic ${Buffer.from(`login:${KEY}`).toString('base64')}`)
      return { status: 401, body: { status_code: 40100, status_message: 'refused', tasks: null } }
    const [kind, ...rest] = url.pathname.replace('/v3/serp/google/organic/', '').split('/')
    if (method === 'GET') return reply(kind === 'tasks_ready' ? listReady() : [getTask(rest.at(-1) ?? '')])
    const tasks = z.array(z.unknown()).parse(JSON.parse(body))
    if (kind === 'live') return reply(tasks.map((one) => finished('live', task.parse(one).keyword)))
    return reply(tasks.length > 100 ? [] : tasks.map(post), tasks.length > 100 ? 40501 : 20000)
  }
  const listReady = () => [
    {
      ...done(''),
      result: isFinished ? [...posted.keys()].map((id) => ({ id, se: 'google', tag: '' })) : null,
    },
  ]
  const getTask = (id: string) => {
    const keyword = posted.get(id)
    if (keyword === undefined) return { ...done(id), status_code: 40401, result: null }
    return isFinished ? finished(id, keyword) : { ...done(id), status_code: 40602, result: null }
  }
  const post = (one: unknown) => {
    const { keyword } = task.parse(one)
    if (keyword === '') return { ...done(''), id: '', status_code: 40501, result: null }
    const id = `task-${posted.size}`
    posted.set(id, keyword)
    return { ...done(id), status_code: 20100, cost: 0.0006, result: null }
  }
  const fake = await serveFake(answer)
  return Object.assign(fake, {
    finish: () => {
      isFinished = true
    },
  })
}

function reply(tasks: unknown[], code = 20000): FakeAnswer {
  return { body: { version: '0.1', status_code: code, cost: 0, tasks_count: tasks.length, tasks } }
}

function done(id: string) {
  return { id, status_code: 20000, status_message: 'Ok.', cost: 0, data: {} }
}

function finished(id: string, keyword: string) {
  const organic = listOrganic(keyword).map(({ url, title }, index) => ({
    type: 'organic',
    rank_group: index + 1,
    rank_absolute: index + 2,
    url,
    title,
  }))
  if (organic.length === 0) return { ...done(id), status_code: 40102, result: null }
  const ad = { type: 'paid', rank_group: 1, rank_absolute: 1, url: 'https://ad.example/', title: 'ad' }
  // Not in order, because DataForSEO does not promise an order.
  return { ...done(id), result: [{ keyword, type: 'organic', items: [...organic.toReversed(), ad] }] }
}
