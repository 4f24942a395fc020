import type { PressedLink } from '#ui/editor/pane.ts'

export type PressedLinks = ReturnType<typeof createPressedLinks>

/** Tells those that listen which links of a text are clicked, or have the caret while Alt+Enter is pressed. */
export function createPressedLinks() {
  const listeners = new Set<(link: PressedLink) => void>()
  return {
    tell(link: PressedLink): void {
      for (const listener of listeners) listener(link)
    },
    /** Returns what ends the listening. */
    listen(listener: (link: PressedLink) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
