import type { Port } from '../../contract.ts'
import type { SearchConsole } from '#integrations/search-console/index.ts'
import type { ServiceAccountTokens } from '#integrations/search-console/service-account.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'

export const GOOGLE_SERVICES = ['search-console', 'analytics'] as const
export type GoogleService = (typeof GOOGLE_SERVICES)[number]

/** The page on which somebody lets us read a service of Google's. */
export interface GoogleConsent {
  /** Whether it is the made-up one. */
  isSandbox: boolean
  begin(service: GoogleService): Promise<{ url: URL; secrets: ConsentSecrets }>
  /** What was granted. Throws where the answer is not right. */
  finish(query: URLSearchParams, secrets: ConsentSecrets): Promise<Grant>
}

interface ConsentSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Grant {
  /** null: Google gave none, because this account has given its consent before. */
  refreshToken: string | null
  /** The address of the Google account. */
  account: string
  /** Whether the service was left ticked. */
  isGranted: boolean
}

export interface ConnectionServices {
  /** What stands behind each port of this installation. */
  ports: readonly Port[]
  seals: Seals
  /** Whether the sandbox answers for this host. */
  isMadeUpSite: (host: string) => boolean
  /** null: this installation has no Google client. */
  google: GoogleConsent | null
  searchConsole: SearchConsole | null
  /** Reads what was opened to a workspace; null: each user's own grant does all. */
  serviceAccount: ServiceAccountTokens | null
  /** Of the account that owns this installation; null: nobody does. */
  ownerEmail: string | null
  /** For what must not wait in a request's transaction. */
  database: () => Database
  /** What the pace of Google's quota goes by; absent: the machine's. */
  clock?: Clock
}
