import { callWithToken, stateOfFailure } from '#integrations/search-console/index.ts'
import { Forbidden, NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { getAccessToken, hasGrant } from './google-tokens.ts'
import type { ConnectionServices } from './services.ts'

const TIMEOUT_MS = 20_000

/** Sees that there is a grant or a service account; gives the call that lists what that account sees (M-03). */
export async function prepareProperties(
  { database, userId }: Pick<MemberContext, 'database' | 'userId'>,
  { seals, google, searchConsole, serviceAccount, database: connect }: ConnectionServices,
): Promise<() => Promise<string[]>> {
  const owner = { userId, service: 'search-console', isSandbox: google?.isSandbox ?? false } as const
  const isReady = serviceAccount !== null || (await hasGrant({ database }, owner))
  if (searchConsole === null || !isReady) throw new NotConnected('No refresh token')
  return async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const ctx = { database: connect(), seals, searchConsole, signal }
    try {
      const properties = await callWithToken(
        (options) => serviceAccount?.getToken({ ...options, signal }) ?? getAccessToken(ctx, owner, options),
        (token) => searchConsole.listProperties(token, { signal }),
      )
      return properties.map(({ siteUrl }) => siteUrl)
    } catch (error) {
      throw stateOfFailure(error) === 'noAccess' ? new Forbidden(NO_ACCESS) : error
    }
  }
}

/** E-03 */
export const NO_ACCESS =
  "We couldn't access your Google Search Console. This might be due to insufficient permissions or a temporary connection issue."
