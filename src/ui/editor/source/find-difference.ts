interface Difference {
  from: number
  to: number
  insert: string
}

/** The one change that makes a text another: what both begin and end with is left out. */
export function findDifference(text: string, next: string): Difference {
  const shorter = Math.min(text.length, next.length)
  let from = 0
  while (from < shorter && text.charCodeAt(from) === next.charCodeAt(from)) from += 1
  let end = 0
  while (
    end < shorter - from &&
    text.charCodeAt(text.length - 1 - end) === next.charCodeAt(next.length - 1 - end)
  ) {
    end += 1
  }
  return { from, to: text.length - end, insert: next.slice(from, next.length - end) }
}
