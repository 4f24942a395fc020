/** Who was last signed in in this browser and has not signed out; each tab notes whose data it keeps. */
const PERSON_KEY = 'keyloom-person'

/** Forgets the person who signs out. */
export function forgetPerson(): void {
  try {
    localStorage.removeItem(PERSON_KEY)
  } catch {
    // Storage is blocked, so no person was remembered.
  }
}

/**
 * Deletes what this tab keeps when its person has signed out, in any tab, or another one is signed in: `user`, null when
 * there is no session. A session that ends by itself deletes nothing, because its person comes back. What was kept
 * before the first sign-in belongs to the person who signs in.
 */
export function dropDataOfOthers(user: string | null): void {
  try {
    if (user !== null) localStorage.setItem(PERSON_KEY, user)
    const person = localStorage.getItem(PERSON_KEY)
    const owner = sessionStorage.getItem(PERSON_KEY)
    if (owner !== null && owner !== person) sessionStorage.clear()
    if (person !== null) sessionStorage.setItem(PERSON_KEY, person)
  } catch {
    // Storage is blocked, so this tab keeps nothing.
  }
}
