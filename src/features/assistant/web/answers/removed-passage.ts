/** What stands beside a passage that was removed from a text. */
export interface Around {
  before: string
  after: string
}

/** Characters on each side by which a place is found again. */
const NEAR = 40

export function findAround(text: string, at: number): Around {
  return { before: text.slice(Math.max(0, at - NEAR), at), after: text.slice(at, at + NEAR) }
}

/**
 * Puts a removed passage back between what stood beside it, however much white space the editor has left there. `gone`: the
 * text around it is another one now. `unclear`: the same words stand beside each other more than once.
 */
export function putBetween(
  text: string,
  { before, after }: Around,
  passage: string,
): { text: string } | { problem: 'gone' | 'unclear' } {
  const [left, right] = [before.trimEnd(), after.trimStart()]
  const places: { start: number; end: number }[] = []
  for (let at = text.indexOf(left); at >= 0; at = text.indexOf(left, at + 1)) {
    const start = at + left.length
    const end = text.length - text.slice(start).trimStart().length
    const isEnd = right === '' ? end === text.length : text.startsWith(right, end)
    if (isEnd) places.push({ start, end })
    // Nothing stood before it: it was the beginning of the text.
    if (left === '') break
  }
  const [place, other] = places
  if (place === undefined) return { problem: 'gone' }
  if (other !== undefined) return { problem: 'unclear' }
  const middle = before.slice(left.length) + passage + after.slice(0, after.length - right.length)
  return { text: text.slice(0, place.start) + middle + text.slice(place.end) }
}
