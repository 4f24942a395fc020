import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/** What a person's grant gives for an hour. */
export interface AccessToken {
  token: string
  expiresAt: Date
  /** A new one that replaces the old, where there is one. */
  refreshToken: string | null
  /** When the refresh token itself ends: a consent screen in Testing gives it seven days. null: it does not say so. */
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
  /** The last day, where it is another one. */
  until?: string
  dimensions: readonly SearchDimension[]
  /** ISO 3166 alpha-3; null: all countries. */
  country: string | null
  /** Google's RE2 patterns on the page; null: none. */
  includingPages: string | null
  excludingPages: string | null
}

interface Waiting {
  signal: AbortSignal
}

interface Paced {
  /** Waited for before each call. */
  takeTurn?: () => Promise<void>
}

/** Search Console as a person sees it. Calls fail with AdapterError. */
export interface SearchConsole {
  /** Whoever keeps the tokens locks their row meanwhile, and keeps what comes back before using it. */
  refreshAccessToken(refreshToken: string, options: Waiting): Promise<AccessToken>
  /** The properties whose data may be read, by name. */
  listProperties(token: string, options: Waiting): Promise<SearchProperty[]>
  /** The final rows of a day, page by page until there are no more. A day without data gives none. */
  readDay(token: string, query: DayQuery, options: Waiting & Paced): AsyncGenerator<SearchRow[]>
}

/** M-03 */
type ConnectionState = 'noToken' | 'noAccess' | 'noDomains' | 'connected' | 'failed'

/** Which of the states of M-03 a failure is. */
export function stateOfFailure(error: unknown): Extract<ConnectionState, 'noToken' | 'noAccess' | 'failed'> {
  if (!(error instanceof AdapterError)) return 'failed'
  if (error.kind === 'auth') return 'noToken'
  return error.kind === 'forbidden' ? 'noAccess' : 'failed'
}

/** Calls with the token there is, and once more with a new one when Google does not honour it. */
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
