const KEY = 'keyloom-place'

/** Remembers, for this tab, where somebody wanted to go who has to sign in first. */
export function rememberPlace(place: string): void {
  try {
    sessionStorage.setItem(KEY, place)
  } catch {
    // Storage is blocked: the sign-in leads to the first screen then.
  }
}

/** The remembered place, once. */
export function takeRememberedPlace(): string | null {
  try {
    const place = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return place
  } catch {
    return null
  }
}
