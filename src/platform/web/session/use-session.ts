import { useSyncExternalStore } from 'react'
import { findSession, onSessionChange, type Session } from './session.ts'

/** The session of the signed-in user; null after a sign-out in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, findSession)
}
