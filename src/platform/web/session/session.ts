import { readClaims, type Claims } from './claims.ts'
import { forgetPerson } from './tab-data.ts'

/** The name of the token in the browser's storage (F-023). */
const TOKEN_KEY = 'jwt'

export interface Session extends Claims {
  token: string
}

const listeners = new Set<() => void>()
let last: Session | null = null

/** The stored token, valid or not. */
export function findToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    // Storage is blocked, so no user can be signed in here.
    return null
  }
}

/** The session of the signed-in user, or null without a token whose dates are valid. */
export function findSession(): Session | null {
  const token = findToken()
  if (token === null) return null
  try {
    const claims = readClaims(token, Date.now())
    if (last?.token !== token) last = { token, ...claims }
    return last
  } catch {
    return null
  }
}

/** Why the stored token is not valid; null when there is none, or a valid one. */
export function explainBadToken(): string | null {
  const token = findToken()
  if (token === null) return null
  try {
    readClaims(token, Date.now())
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Stores a token that the server has just given. Throws when its dates are wrong or storage is blocked. */
export function startSession(token: string): void {
  readClaims(token, Date.now())
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    throw new Error('Your browser blocks storage for this site. Please allow it and sign in again.')
  }
  notifyListeners()
}

/** Ends the session as its user wants: no tab of this browser keeps anything of the user. */
export function leaveSession(): void {
  forgetPerson()
  endSession()
}

/** Removes the token in this tab and, through their storage events, in all other tabs. */
export function endSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Storage is blocked, so that no token was stored either.
  }
  notifyListeners()
}

/** Calls back when a user signs in or out, in this tab or another. Returns a function that stops this. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyOfStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyOfStorage)
  }
}

function notifyOfStorage({ key }: StorageEvent): void {
  if (key === TOKEN_KEY || key === null) notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
