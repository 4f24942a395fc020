import type { Port } from '../../contract.ts'
import type { NotionClient } from '#integrations/publisher/notion-access.ts'
import type { WebflowApi } from '#integrations/publisher/webflow-call.ts'
import type { SearchConsole } from '#integrations/search-console/index.ts'
import type { WebAnalytics } from '#integrations/web-analytics/index.ts'
import type { ServiceAccountTokens } from '#integrations/search-console/service-account.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import type { ShopifyServices } from '../shopify/shopify-services.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'

export const GOOGLE_SERVICES = ['search-console', 'analytics'] as const
export type GoogleService = (typeof GOOGLE_SERVICES)[number]

/** Google's page on which users allow us to read one of its services. */
export interface GoogleConsent {
  /** Whether this is the sandbox's page. */
  isSandbox: boolean
  begin(service: GoogleService): Promise<{ url: URL; secrets: ConsentSecrets }>
  /** Reads the grant of the service from Google's answer. Throws when the answer is not valid. */
  finish(service: GoogleService, query: URLSearchParams, secrets: ConsentSecrets): Promise<Grant>
}

interface ConsentSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Grant {
  /** null when Google gave none, because this account has given its consent before. */
  refreshToken: string | null
  /** Email address of the Google account. */
  account: string
  /** Whether the user left the service ticked. */
  isGranted: boolean
}

/** The client of this installation at Notion. */
export interface NotionServices extends NotionClient {
  /** Whether this is the sandbox's Notion. */
  isSandbox: boolean
  /** The only page to which Notion may send users back. */
  redirectUri: string
}

export interface ConnectionServices {
  /** The providers of this installation, by port. */
  ports: readonly Port[]
  seals: Seals
  /** Whether the sandbox answers for this host. */
  isMadeUpSite: (host: string) => boolean
  /** Calls the publishing systems that users name: public addresses, and private ones only at `openOrigins`. */
  cms: { request: SendRequest; openOrigins: readonly string[] }
  /** Webflow by a key for its API, made up for the keys that the sandbox made up. */
  webflow: (apiKey: string) => WebflowApi & { isSandbox: boolean }
  /** null when this installation has no Google client. */
  google: GoogleConsent | null
  /** null when this installation has no client of Notion. */
  notion: NotionServices | null
  searchConsole: SearchConsole | null
  /** null when this installation has no app at Shopify. */
  shopify: ShopifyServices | null
  /** null when this installation has no Google client, because only users' own accounts read it. */
  webAnalytics: WebAnalytics | null
  /** Reads the properties that are open to a workspace; null when only users' own grants read. */
  serviceAccount: ServiceAccountTokens | null
  /** Email of the account that owns this installation; null when no account does. */
  ownerEmail: string | null
  /** The database for work that must not hold a request's transaction open. */
  database: () => Database
  /** Clock for the pace of calls to Google; the machine's by default. */
  clock?: Clock
}
