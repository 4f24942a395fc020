import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'

/** What a crawl needs of the program. */
export interface CrawlServices {
  providers: CachedSerpServices['providers'] & {
    /** The way to websites that users name. */
    sites: { request: SendRequest }
  }
  /** How long the reading of one page may take; the usual time if absent. */
  longestReadMs?: number
}
