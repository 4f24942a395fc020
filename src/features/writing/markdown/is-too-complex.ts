/** Quotes and lists inside each other in one line, and spaces before an item. */
const DEEPEST = 20
const WIDEST = 60
/** Lines, and among them those that begin with the mark of a quote or an item. */
const MOST_LINES = 2_500
const MOST_MARKED_LINES = 1_000
/** Marks of emphasis and code, of HTML and of escapes; and brackets. */
const MOST_MARKS = 2_000
const MOST_BRACKETS = 4_000
/** Marks of cells: judging so many takes a second. */
const MOST_CELLS = 8_000
/** Characters in all. */
const LONGEST = 400_000

/**
 * Whether a markdown has so many marks that its tree would take too long or overflow the stack: the time grows with
 * the square of their number. No article that people wrote comes near.
 */
export function isTooComplex(markdown: string): boolean {
  if (markdown.length > LONGEST) return true
  if (count(markdown, /\r\n?|\n/g) > MOST_LINES) return true
  if (count(markdown, /[[\]]/g) > MOST_BRACKETS || count(markdown, /[*_~`]+|[<&\\]/g) > MOST_MARKS)
    return true
  if (count(markdown, /\|/g) > MOST_CELLS) return true
  let marked = 0
  for (const [prefix] of markdown.matchAll(/^(?:[ \t>]|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$))+/gm)) {
    if (/[^\s\d]/.test(prefix)) marked += 1
    if (marked > MOST_MARKED_LINES || isTooDeep(prefix)) return true
  }
  return false
}

function isTooDeep(prefix: string): boolean {
  if (prefix.length <= DEEPEST) return false
  const spaces = count(prefix, /[ \t]/g)
  return spaces > WIDEST || count(prefix, />|[*+.)-](?=[ \t])/g) > DEEPEST
}

function count(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0
}
