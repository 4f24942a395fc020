import { useSyncExternalStore } from 'react'
import { findSession, onSessionChange, type Session } from './session.ts'

/** Who is signed in; null as soon as anybody signs out, in whichever tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, findSession)
}
