import type { Unsaved } from './draft-store.ts'

interface Decision {
  draft: Unsaved
  /** What the server has now. */
  now: { text: string; version: number }
}

/**
 * What becomes of a text that was typed and not saved: `nothing` when the server has the same text, `restore` when
 * the text was not saved since, or only by the window in which it was typed, `compare` when it was.
 */
export function decideDraft({ draft, now }: Decision): 'nothing' | 'restore' | 'compare' {
  if (draft.text === now.text) return 'nothing'
  const isOwn = draft.unanswered === now.text && draft.baseVersion < now.version
  return isOwn || draft.baseVersion === now.version ? 'restore' : 'compare'
}
