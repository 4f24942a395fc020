const nameKey = (contentplanId: number) => `keyloom-director-link ${contentplanId}`

/** The key of the link that was made in this tab; null when this tab has made no link. */
export function findLink(contentplanId: number): string | null {
  try {
    return sessionStorage.getItem(nameKey(contentplanId))
  } catch {
    return null
  }
}

/** Keeps the key of a link until the tab is closed or its person signs out. */
export function keepLink(contentplanId: number, sharingKey: string): void {
  try {
    sessionStorage.setItem(nameKey(contentplanId), sharingKey)
  } catch {
    // Storage is blocked, so the link is there until the page is left.
  }
}

export function dropLink(contentplanId: number): void {
  try {
    sessionStorage.removeItem(nameKey(contentplanId))
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
