import type { z } from 'zod'
import type { TextSection } from '#features/articles/rules.ts'
import type { writtenParts, writtenText } from '#features/writing/contract.ts'
import { fillParts, followPiece, hasGap, loseTouch, type Written } from './assemble-text.ts'

export type WritingStream = ReturnType<typeof createStream>

/** The texts that agents write at this moment, by section. Listeners are told once a frame. */
export function createStream() {
  const texts = new Map<TextSection, Written>()
  const listeners = new Set<() => void>()
  let isTelling = false

  function change(section: TextSection, written: Written | null): void {
    if (written === null || texts.get(section) === written) return
    texts.set(section, written)
    if (isTelling) return
    isTelling = true
    requestAnimationFrame(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (section: TextSection): Written | null => texts.get(section) ?? null,
    take({ section, ...piece }: z.infer<typeof writtenText.data>): void {
      change(section, followPiece(texts.get(section) ?? null, piece))
    },
    fill({ section, ...finished }: z.infer<typeof writtenParts>): void {
      change(section, fillParts(texts.get(section) ?? null, finished))
    },
    /** Has to be called when the connection is lost. */
    loseTouch(): void {
      for (const [section, written] of texts) change(section, loseTouch(written))
    },
    /** Whether the server may have words that this window lacks. */
    lacks(section: TextSection): boolean {
      const written = texts.get(section)
      return written === undefined || hasGap(written)
    },
  }
}
