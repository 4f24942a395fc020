import { findSession, onSessionChange } from '#platform/web/session/session.ts'
import { parsePreferences, type Preferences } from './parse-preferences.ts'

// src/app/static/color-scheme.js reads the same keys before the first paint.
const KEY = 'keyloom-preferences'

const listeners = new Set<() => void>()
let last: { key: string; text: string | null; preferences: Preferences } | null = null
/** Preferences that are chosen while storage is blocked; they last as long as the page. */
let unstored: string | null = null

/** What the signed-in user has chosen. Until then, the colours that were chosen on the public pages. */
export function readPreferences(): Preferences {
  const key = currentKey()
  const text = readText(key)
  if (last?.key !== key || last.text !== text) last = { key, text, preferences: withVisitorColors(key, text) }
  return last.preferences
}

export function changePreferences(change: Partial<Preferences>): void {
  const key = currentKey()
  const text = JSON.stringify({ ...parsePreferences(readText(key)), ...change })
  try {
    localStorage.setItem(key, text)
  } catch {
    unstored = text
  }
  notifyListeners()
}

/** Calls back when a preference changes, here or in another tab, and when another user signs in. */
export function onPreferencesChange(listener: () => void): () => void {
  const stopSession = onSessionChange(listener)
  if (listeners.size === 0) window.addEventListener('storage', notifyOfStorage)
  listeners.add(listener)
  return () => {
    stopSession()
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyOfStorage)
  }
}

function currentKey(): string {
  const user = findSession()?.sub
  return user === undefined ? KEY : `${KEY}-${user}`
}

function withVisitorColors(key: string, text: string | null): Preferences {
  const preferences = parsePreferences(text)
  if (key === KEY || preferences.colorScheme !== null) return preferences
  return { ...preferences, colorScheme: parsePreferences(readText(KEY)).colorScheme }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return unstored
  }
}

function notifyOfStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(KEY)) notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
