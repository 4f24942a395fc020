import { callWithToken, stateOfFailure } from '#integrations/search-console/index.ts'
import type { AnalyticsProperty } from '#integrations/web-analytics/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { explainMissing } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { askGoogle } from '../google/ask-google.ts'
import { getAccessToken, hasGrant } from '../google/google-tokens.ts'
import { NoGoogleToken } from '../google/google-troubles.ts'

const TIMEOUT_MS = 20_000

type Asking = Pick<MemberContext, 'database' | 'userId'>

interface Answer {
  /** `connect`: the user has not let Keyloom read Google Analytics, or has taken that back. */
  state: 'connect' | 'connected'
  properties: AnalyticsProperty[]
}

const CONNECT: Answer = { state: 'connect', properties: [] }

/** Finds out whether the user has a grant; returns the call that asks Google for the properties that it opens. */
export async function prepareAnalyticsProperties(
  ctx: Asking,
  services: ConnectionServices,
): Promise<() => Promise<Answer>> {
  if (services.webAnalytics === null) throw new NotConnected(explainMissing('web-analytics'))
  const owner = ownerOf(services, ctx.userId)
  const hasOwn = await hasGrant(ctx, owner)
  return async () => (hasOwn ? listAnalyticsProperties(services, ctx.userId) : CONNECT)
}

/** The properties that a user's grant opens. Do not call it within a transaction: it waits for Google. */
export async function listAnalyticsProperties(services: ConnectionServices, userId: number): Promise<Answer> {
  const { webAnalytics } = services
  if (webAnalytics === null) return CONNECT
  try {
    const properties = await askGoogle(TIMEOUT_MS, (ctx) =>
      callWithToken(
        (options) => getAnalyticsToken(services, { userId, ...ctx }, options),
        (token) => webAnalytics.listProperties(token, ctx),
      ),
    )
    return { state: 'connected', properties }
  } catch (error) {
    if (error instanceof NoGoogleToken || stateOfFailure(error) === 'noToken') return CONNECT
    throw error
  }
}

/** An access token of a user's grant. Throws NoGoogleToken. */
export function getAnalyticsToken(
  services: ConnectionServices,
  { userId, signal }: { userId: number; signal: AbortSignal },
  options: { isForced: boolean },
): Promise<string> {
  const { seals, searchConsole, database } = services
  if (searchConsole === null) throw new NoGoogleToken()
  return getAccessToken(
    { database: database(), seals, searchConsole, signal },
    ownerOf(services, userId),
    options,
  )
}

function ownerOf({ google }: Pick<ConnectionServices, 'google'>, userId: number) {
  return { userId, service: 'analytics', isSandbox: google?.isSandbox ?? false } as const
}
