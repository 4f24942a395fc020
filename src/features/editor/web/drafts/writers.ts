/** Names an open editor, other than any open in another window. */
export function createWriter(): string {
  // Pages without https have no crypto.randomUUID.
  return `${Date.now().toString(36)} ${Math.random().toString(36).slice(2)}`
}

/** Says to other windows that an editor is open, so that they do not offer what is still being typed there. */
export function holdWriter(writer: string): () => void {
  const held = Promise.withResolvers<void>()
  // Only https and localhost have locks.
  navigator.locks?.request(nameOf(writer), () => held.promise).catch(() => {})
  return held.resolve
}

/** Waits until no window has this editor open any more; forever, if the signal ends the wait. */
export async function untilClosed(writer: string, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks?.request(nameOf(writer), { signal }, () => {})
  } catch {
    if (signal.aborted) return new Promise(() => {})
  }
}

function nameOf(writer: string): string {
  return `keyloom-writer ${writer}`
}
