/** Who was last signed in in this browser and has not signed out; each tab notes whose data it keeps. */
const PERSON_KEY = 'keyloom-person'

/** The browser's database of texts that were typed and are not saved yet. */
export const TYPED_TEXTS = 'keyloom-typed-texts'

/** Forgets the person who signs out, and what they typed. */
export function forgetPerson(): void {
  try {
    localStorage.removeItem(PERSON_KEY)
    deleteTypedTexts()
  } catch {
    // Storage is blocked, so no person was remembered.
  }
}

/** Whether this browser may keep what the user types: they are signed in, or their session ended by itself. */
export function isPersonHere(user: string): boolean {
  try {
    return localStorage.getItem(PERSON_KEY) === user
  } catch {
    return false
  }
}

/**
 * Deletes what this tab keeps when its person has signed out, in any tab, or another one is signed in: `user`, null when
 * there is no session. A session that ends by itself deletes nothing, because its person comes back. What was kept
 * before the first sign-in belongs to the person who signs in.
 */
export function dropDataOfOthers(user: string | null): void {
  try {
    const before = localStorage.getItem(PERSON_KEY)
    if (user !== null && before !== null && before !== user) deleteTypedTexts()
    if (user !== null) localStorage.setItem(PERSON_KEY, user)
    const person = localStorage.getItem(PERSON_KEY)
    const owner = sessionStorage.getItem(PERSON_KEY)
    if (owner !== null && owner !== person) sessionStorage.clear()
    if (person !== null) sessionStorage.setItem(PERSON_KEY, person)
  } catch {
    // Storage is blocked, so this tab keeps nothing.
  }
}

function deleteTypedTexts(): void {
  // Rules are tested outside of a browser.
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(TYPED_TEXTS)
}
