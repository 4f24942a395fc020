import { callWithToken, stateOfFailure } from '#integrations/search-console/index.ts'
import { Forbidden, NotConnected } from '#platform/errors.ts'
import { getAccessToken } from '../google/google-tokens.ts'
import type { ConnectionServices } from '../google/connection-services.ts'

const TIMEOUT_MS = 20_000

/** What reads at Google: the service account of the installation, or the grant of a person. */
export type ReadBy = 'service account' | { userId: number }

/** The properties that a reader sees at Google; not for within a transaction. */
export async function listProperties(
  { seals, google, searchConsole, serviceAccount, database }: ConnectionServices,
  readBy: ReadBy,
): Promise<string[]> {
  if (searchConsole === null) throw new NotConnected('No refresh token')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const ctx = { database: database(), seals, searchConsole, signal }
  const isSandbox = google?.isSandbox ?? false
  try {
    const properties = await callWithToken(
      async (options) => {
        if (readBy !== 'service account')
          return getAccessToken(ctx, { ...readBy, service: 'search-console', isSandbox }, options)
        if (serviceAccount === null) throw new NotConnected('No refresh token')
        return serviceAccount.getToken({ ...options, signal })
      },
      (token) => searchConsole.listProperties(token, { signal }),
    )
    return properties.map(({ siteUrl }) => siteUrl)
  } catch (error) {
    throw stateOfFailure(error) === 'noAccess' ? new Forbidden(NO_ACCESS) : error
  }
}

/** E-03 */
export const NO_ACCESS =
  "We couldn't access your Google Search Console. This might be due to insufficient permissions or a temporary connection issue."
