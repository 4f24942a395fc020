import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/** The access token that a user's grant gives for an hour. */
export interface AccessToken {
  token: string
  expiresAt: Date
  /** A new refresh token, which replaces the old one; null when the old one stays. */
  refreshToken: string | null
  /**
   * When the refresh token itself expires: after seven days with a consent screen in Testing. Null when Google does not
   * say.
   */
  refreshTokenExpiresAt: Date | null
  scopes: string[]
}

export interface SearchProperty {
  /** `sc-domain:shop.example` or a URL prefix. */
  siteUrl: string
  permissionLevel: string
}

type SearchDimension = 'date' | 'page' | 'query' | 'country' | 'device'

export interface SearchRow {
  /** One for each dimension, in their order. */
  keys: string[]
  clicks: number
  impressions: number
  ctr: number
  position: number
}

export interface DayQuery {
  property: string
  /** A Pacific day, YYYY-MM-DD. */
  day: string
  /** The last day, if there are several. */
  until?: string
  dimensions: readonly SearchDimension[]
  /** ISO 3166 alpha-3; null for all countries. */
  country: string | null
  /** Google's RE2 patterns for the URL of the page; null for none. */
  includingPages: string | null
  excludingPages: string | null
}

interface Waiting {
  signal: AbortSignal
}

interface Paced {
  /** Awaited before each call. */
  takeTurn?: () => Promise<void>
}

/** Search Console with the access of a user. Calls fail with AdapterError. */
export interface SearchConsole {
  /** The caller locks the row of the tokens meanwhile, and stores the answer before it uses it. */
  refreshAccessToken(refreshToken: string, options: Waiting): Promise<AccessToken>
  /** The properties whose data may be read, by name. */
  listProperties(token: string, options: Waiting): Promise<SearchProperty[]>
  /** The final rows of a day, page by page until there are no more. A day without data gives none. */
  readDay(token: string, query: DayQuery, options: Waiting & Paced): AsyncGenerator<SearchRow[]>
}

/** How far a connection with Search Console is (M-03). */
type ConnectionState = 'noToken' | 'noAccess' | 'noDomains' | 'connected' | 'failed'

/** The state (M-03) that a failure means. */
export function stateOfFailure(error: unknown): Extract<ConnectionState, 'noToken' | 'noAccess' | 'failed'> {
  if (!(error instanceof AdapterError)) return 'failed'
  if (error.kind === 'auth') return 'noToken'
  return error.kind === 'forbidden' ? 'noAccess' : 'failed'
}

/** Calls with the present token, and once more with a new one when Google rejects it. */
export async function callWithToken<T>(
  getToken: (options: { isForced: boolean }) => Promise<string>,
  call: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await call(await getToken({ isForced: false }))
  } catch (error) {
    if (!(error instanceof AdapterError) || error.reason !== 'http_401') throw error
    return call(await getToken({ isForced: true }))
  }
}
