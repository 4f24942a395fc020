const KEY = 'keyloom-place'

/** Remembers, for this tab, which place a user wanted to open who has to sign in first. */
export function rememberPlace(place: string): void {
  try {
    sessionStorage.setItem(KEY, place)
  } catch {
    // Storage is blocked, so the sign-in leads to the first screen.
  }
}

/** Returns the remembered place, and forgets it. */
export function takeRememberedPlace(): string | null {
  try {
    const place = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return place
  } catch {
    return null
  }
}
