/** What stands in place of a part of a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text after all edits. Of edits that overlap, the one that begins first counts, and of those the longest. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((left, right) => left.start - right.start || right.end - left.end)
  let result = ''
  let at = 0
  for (const { start, end, text: instead } of sorted) {
    if (start < at) continue
    result += text.slice(at, start) + instead
    at = end
  }
  return result + text.slice(at)
}

/** An edit that takes a part out, with the space before it unless a word follows. */
export function removal(text: string, { start, end }: { start: number; end: number }): Edit {
  const isAfterSpace = text[start - 1] === ' ' && text[start - 2] !== '\n' && start > 1
  const isBeforeGap = end >= text.length || /[\s.,;:!?)\]}،؛؟。、，；：！？」』]/.test(text.charAt(end))
  return { start: isAfterSpace && isBeforeGap ? start - 1 : start, end, text: '' }
}
