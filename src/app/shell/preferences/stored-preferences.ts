import { findSession, onSessionChange } from '#platform/web/session/session.ts'
import { parsePreferences, type Preferences } from './parse-preferences.ts'

// src/app/static/color-scheme.js reads the same keys before the first paint.
const KEY = 'keyloom-preferences'

const listeners = new Set<() => void>()
let last: { key: string; text: string | null; preferences: Preferences } | null = null
/** What is chosen while storage is blocked lasts as long as the page. */
let unstored: string | null = null

/** What the person who is signed in here has chosen; before that, what was chosen on the public pages. */
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
  tellListeners()
}

/** Calls back when anything is chosen, here or in another tab, and when somebody else signs in. */
export function onPreferencesChange(listener: () => void): () => void {
  const stopSession = onSessionChange(listener)
  if (listeners.size === 0) window.addEventListener('storage', tellAboutStorage)
  listeners.add(listener)
  return () => {
    stopSession()
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tellAboutStorage)
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

function tellAboutStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(KEY)) tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
