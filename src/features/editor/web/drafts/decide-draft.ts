interface Decision {
  draft: { text: string; baseVersion: number }
  /** What the server has now. */
  now: { text: string; version: number }
}

/**
 * What becomes of a text that was typed and not saved: `nothing` when the server has the same text, `restore` when
 * the text was not saved since, `compare` when it was.
 */
export function decideDraft({ draft, now }: Decision): 'nothing' | 'restore' | 'compare' {
  if (draft.text === now.text) return 'nothing'
  return draft.baseVersion === now.version ? 'restore' : 'compare'
}
