/** Browsers give a page about five million characters for each tab. */
const MOST_CHARACTERS = 3_500_000
const LARGEST_BYTES = 50_000_000
const AT_ONCE = 32_768

const listeners = new Set<() => void>()

/**
 * Keeps a file, packed, under a key of this tab until the tab is closed. Returns whether it was small enough; if not,
 * nothing is kept under the key.
 */
export async function keepFile(key: string, file: File): Promise<boolean> {
  dropKeptFile(key)
  if (file.size > LARGEST_BYTES) return false
  try {
    const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
    // Browsers before 2025 have no `bytes()`.
    const packed = new Uint8Array(await new Response(stream).arrayBuffer())
    if (packed.length * 1.4 > MOST_CHARACTERS) return false
    sessionStorage.setItem(key, toBase64(packed))
    sessionStorage.setItem(nameKey(key), file.name)
    tell()
    return true
  } catch {
    // Storage is blocked or full, or the file cannot be read any more.
    dropKeptFile(key)
    return false
  }
}

/** The file that is kept under a key; null when there is none. */
export async function readKeptFile(key: string): Promise<File | null> {
  const name = readItem(nameKey(key))
  const packed = readItem(key)
  if (name === null || packed === null) return null
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.codePointAt(0) ?? 0)
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return new File([await new Response(stream).blob()], name)
  } catch {
    dropKeptFile(key)
    return null
  }
}

export function dropKeptFile(key: string): void {
  try {
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(nameKey(key))
  } catch {
    // Storage is blocked, so nothing was kept.
  }
  tell()
}

/** The name of the file that is kept under a key; null when there is none. */
export function findKeptName(key: string): string | null {
  return readItem(nameKey(key))
}

/** Calls the listener when a file is kept or dropped in this page; returns the function that ends it. */
export function listenToKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function nameKey(key: string): string {
  return `${key} name`
}

function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCodePoint(...bytes.subarray(at, at + AT_ONCE))
  return btoa(text)
}
