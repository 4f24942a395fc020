/** A link that was made in this tab: its key, and when it was made. */
interface KeptLink {
  sharingKey: string
  sharedAt: string
}

const nameKey = (name: string) => `keyloom-link ${name}`

/** The link of this name that was made in this tab; null when this tab has made none. */
export function findLink(name: string): KeptLink | null {
  try {
    return readLink(JSON.parse(sessionStorage.getItem(nameKey(name)) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a link until the tab is closed or its person signs out; with null keeps none. */
export function keepLink(name: string, link: KeptLink | null): void {
  try {
    if (link === null) sessionStorage.removeItem(nameKey(name))
    else sessionStorage.setItem(nameKey(name), JSON.stringify(link))
  } catch {
    // Storage is blocked, so the link is there until the page is left.
  }
}

function readLink(kept: unknown): KeptLink | null {
  if (typeof kept !== 'object' || kept === null || !('sharingKey' in kept) || !('sharedAt' in kept))
    return null
  const { sharingKey, sharedAt } = kept
  return typeof sharingKey === 'string' && typeof sharedAt === 'string' ? { sharingKey, sharedAt } : null
}
