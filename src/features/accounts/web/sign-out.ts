import { endSession, findToken } from '#platform/web/session/session.ts'
import { accountsClient } from './api.ts'

/** Ends the session here at once; whether the server hears of it too, nobody has to wait for. */
export function signOut(): void {
  const token = findToken()
  endSession()
  if (token !== null) accountsClient.signOut({}, { context: { token } }).catch(() => {})
}
