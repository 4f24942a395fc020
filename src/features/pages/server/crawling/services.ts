import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'

/** The services that a crawl needs. */
export interface CrawlServices {
  providers: CachedSerpServices['providers'] & {
    /** Calls websites that users name. */
    sites: { request: SendRequest }
  }
  /** How long reading one page may take; the usual limit if absent. */
  longestReadMs?: number
}
