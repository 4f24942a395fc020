import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { expectSuccess } from '../service-answer.ts'

/** Hands what it is told on to Bing, Yandex, Naver, Seznam and others; Google does not take part. */
export const INDEX_NOW_URL = 'https://api.indexnow.org'

const LABEL = 'IndexNow'
/** Short: articles are published without it, too. */
const TIMEOUT_MS = 5_000

interface Asked {
  url: string
  /** Says that we may speak for the site: the text of a file there. */
  key: string
  keyUrl: string
}

/** Tells search engines that a page is new or has changed. */
export interface SearchEngines {
  /** Returns false, and does nothing, for an address that they cannot reach. Throws AdapterError when they refuse. */
  requestIndexing(asked: Asked, options: { signal: AbortSignal }): Promise<boolean>
}

export interface IndexNowSettings {
  baseUrl: string
  /** Websites that it can read: those of this machine only when it is the sandbox's. */
  reads: 'https' | 'loopback'
}

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/

/** Tells those search engines that can read a page, by the protocol of https://www.indexnow.org/documentation. */
export function connectIndexNow({
  engines,
  request,
}: {
  engines: readonly IndexNowSettings[]
  request: SendRequest
}): SearchEngines {
  return {
    async requestIndexing({ url, key, keyUrl }, { signal }) {
      const reads = url.startsWith('https://') ? 'https' : LOOPBACK.test(url) ? 'loopback' : null
      const engine = engines.find((one) => one.reads === reads)
      if (engine === undefined) return false
      const response = await request({
        method: 'POST',
        url: new URL('/indexnow', engine.baseUrl),
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host: new URL(url).host, key, keyLocation: keyUrl, urlList: [url] }),
        followsRedirects: false,
        timeoutMs: TIMEOUT_MS,
        signal,
      })
      expectSuccess(LABEL, response)
      return true
    },
  }
}
