import { findToken, leaveSession } from '#platform/web/session/session.ts'
import { accountsClient } from './api.ts'

/** Ends the session in this browser at once; the server is asked to end it, too, without waiting for its answer. */
export function signOut(): void {
  const token = findToken()
  leaveSession()
  if (token !== null) accountsClient.signOut({}, { context: { token } }).catch(() => {})
}
