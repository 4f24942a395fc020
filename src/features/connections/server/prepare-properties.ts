import type { MemberContext } from '#platform/server/api/handlers.ts'
import { NotConnected } from '#platform/errors.ts'
import { findRefreshToken } from './google-tokens.ts'
import type { ConnectionServices } from './services.ts'

/** Reads the user's grant; gives the call that lists what the Google account sees. */
export async function prepareProperties(
  { database, userId }: Pick<MemberContext, 'database' | 'userId'>,
  { seals, searchConsole }: ConnectionServices,
): Promise<() => Promise<string[]>> {
  const token = await findRefreshToken({ database, seals }, { userId, service: 'search-console' })
  if (token === null || searchConsole === null) throw new NotConnected('No refresh token')
  return () => searchConsole.listProperties(token)
}
