import { callWithToken, stateOfFailure } from '#integrations/search-console/index.ts'
import { askGoogle } from '../google/ask-google.ts'
import { getAccessToken } from '../google/google-tokens.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { NoGoogleAccess, NoGoogleToken } from '../google/google-troubles.ts'

const TIMEOUT_MS = 20_000

/** Who reads from Google: the installation's service account, or a user with a grant. */
export type ReadBy = 'service account' | { userId: number }

/** The properties that a reader sees at Google. Do not call it within a transaction: it waits for Google. */
export async function listProperties(
  { seals, google, searchConsole, serviceAccount, database }: ConnectionServices,
  readBy: ReadBy,
): Promise<string[]> {
  if (searchConsole === null) throw new NoGoogleToken()
  const isSandbox = google?.isSandbox ?? false
  try {
    const properties = await askGoogle(TIMEOUT_MS, ({ signal }) => {
      const ctx = { database: database(), seals, searchConsole, signal }
      return callWithToken(
        async (options) => {
          if (readBy !== 'service account')
            return getAccessToken(ctx, { ...readBy, service: 'search-console', isSandbox }, options)
          if (serviceAccount === null) throw new NoGoogleToken()
          return serviceAccount.getToken({ ...options, signal })
        },
        (token) => searchConsole.listProperties(token, { signal }),
      )
    })
    return properties.map(({ siteUrl }) => siteUrl)
  } catch (error) {
    throw stateOfFailure(error) === 'noAccess' ? new NoGoogleAccess() : error
  }
}
