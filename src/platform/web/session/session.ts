import { readClaims, type Claims } from './claims.ts'

/** Where the token lies in the browser's storage (F-023). */
const TOKEN_KEY = 'jwt'

export interface Session extends Claims {
  token: string
}

const listeners = new Set<() => void>()
let last: Session | null = null

/** The token as it lies there, whatever it is worth. */
export function findToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    // Storage is blocked: nobody can be signed in here.
    return null
  }
}

/** Who is signed in, by a token whose dates are right. */
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

/** Why the token that lies there is no good; null when there is none, or a good one. */
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

/** Keeps a token that the server has just given. Throws when its dates are wrong or storage is blocked. */
export function startSession(token: string): void {
  readClaims(token, Date.now())
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    throw new Error('Your browser blocks storage for this site. Please allow it and sign in again.')
  }
  tellListeners()
}

/** Forgets the token here and, by their storage event, in all other tabs. */
export function endSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing could be stored either.
  }
  tellListeners()
}

/** Calls back when somebody signs in or out, in this tab or another. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tellAboutStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tellAboutStorage)
  }
}

function tellAboutStorage({ key }: StorageEvent): void {
  if (key === TOKEN_KEY || key === null) tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
