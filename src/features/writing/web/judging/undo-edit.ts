interface Edit {
  start: number
  end: number
  text: string
}

/** The text after one part of it has become another one. */
export function applyEdit(text: string, { start, end, text: instead }: Edit): string {
  return text.slice(0, start) + instead + text.slice(end)
}

/**
 * Takes an edit back in a text that was typed on since, before or behind the place of the edit; null when that place itself
 * is another one now.
 */
export function undoEdit(before: string, edit: Edit, now: string): string | null {
  const { start, end, text: instead } = edit
  const after = applyEdit(before, edit)
  const gone = before.slice(start, end)
  const put = (at: number) => now.slice(0, at) + gone + now.slice(at + instead.length)
  if (
    now.startsWith(after.slice(0, start + instead.length)) &&
    hasSameNext(after, now, start + instead.length)
  )
    return put(start)
  const fromEnd = after.length - start
  const at = now.length - fromEnd
  return at >= 0 &&
    now.endsWith(after.slice(start)) &&
    after.slice(0, start).slice(-NEAR) === now.slice(0, at).slice(-NEAR)
    ? put(at)
    : null
}

/** Characters beside the place that must still be the same. */
const NEAR = 20

function hasSameNext(after: string, now: string, at: number): boolean {
  return after.slice(at, at + NEAR) === now.slice(at, at + NEAR)
}
