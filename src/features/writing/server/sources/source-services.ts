import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'

/** The services that collecting sources needs. */
export interface SourceServices {
  providers: CachedSerpServices['providers'] & {
    /** Calls websites; never a private address. */
    sites: { request: SendRequest }
  }
  /** How long reading one page may take; the usual limit if absent. */
  longestReadMs?: number
}
