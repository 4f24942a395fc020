import { z } from 'zod'
import type { Stage } from '../stage/stage.ts'
import { readJson, replyJson, type Call, type Reply, type Service } from './service.ts'
import { findKeywords } from './wordpress/find-keywords.ts'

const TIMEOUT_MS = 5_000
const HERE = new Set(['127.0.0.1', '[::1]', 'localhost'])

const submission = z.object({
  host: z.string().min(1).max(253),
  key: z.string().regex(/^[\dA-Za-z-]{8,128}$/),
  keyLocation: z.url().max(2000),
  urlList: z.array(z.url().max(2000)).min(1).max(10_000),
})

/**
 * Made-up search engines at IndexNow's address: they look for the key where they are told to, read each page, and later
 * days have search data about it. They reach websites on this machine only.
 */
export function createIndexNowService(stage: Stage): Service {
  return async (call) => {
    if (call.fault !== null) return failInstead(call)
    if (call.url.pathname !== '/indexnow' || call.method !== 'POST') return { status: 404 }
    const parsed = submission.safeParse(readJson(call))
    if (!parsed.success) return refuse(400, 'InvalidRequestParameters', z.prettifyError(parsed.error))
    const { host, key, keyLocation, urlList } = parsed.data
    const folder = new URL('.', keyLocation).href
    if (!urlList.every((url) => new URL(url).host === host && url.startsWith(folder)))
      return refuse(422, 'InvalidRequestParameters', 'The key is not valid for these addresses.')
    const found = await read(keyLocation, call.signal)
    if (found?.trim() !== key) return refuse(403, 'UserForbiddedToAccessSite', 'The key file is not there.')
    for (const page of await Promise.all(urlList.map(async (url) => readPage(url, call.signal))))
      if (page !== null) show(stage, page)
    return { status: 202 }
  }
}

interface ReadPage {
  url: string
  title: string
  slug: string
}

async function readPage(url: string, signal: AbortSignal): Promise<ReadPage | null> {
  const html = await read(url, signal)
  const [, title] = /<title>([^<]*)<\/title>/i.exec(html ?? '') ?? []
  if (title === undefined) return null
  return { url, title, slug: new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '' }
}

/** Later days have search data about the page, from the day on which it was first told. */
function show(stage: Stage, { url, title, slug }: ReadPage): void {
  const world = stage.world()
  const day = world.published.find((one) => one.url === url)?.day ?? stage.today()
  stage.publish({ url, keywords: findKeywords(world, { title, slug }), day })
}

/** The text at an address on this machine; null when the address cannot be read. */
async function read(url: string, signal: AbortSignal): Promise<string | null> {
  if (!HERE.has(new URL(url).hostname)) return null
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const answer = await fetch(url, { redirect: 'error', signal: limit })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

function refuse(status: number, code: string, message: string): Reply {
  return replyJson(status, { code, message, details: [] })
}

function failInstead({ fault }: Call): Reply {
  if (fault === 'rate_limited') return { status: 429, headers: { 'retry-after': '60' } }
  if (fault === 'forbidden' || fault === 'unauthorized')
    return refuse(403, 'UserForbiddedToAccessSite', 'The key is not valid.')
  return { status: 503 }
}
