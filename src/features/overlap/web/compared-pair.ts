import { readId } from '#platform/web/read-id.ts'
import type { ComparedKeyword } from './api.ts'

/** Two different keywords that are compared, A and B. */
export type Pair = readonly [number, number]

/** The pair in an address, as `12-34`; null when there is none. */
export function readPair(text: string): Pair | null {
  const [one, other, ...more] = text.split('-').map(readId)
  const isPair = one && other && one !== other && more.length === 0
  return isPair ? [one, other] : null
}

export function writePair([a, b]: Pair): string {
  return `${a}-${b}`
}

/** The main keyword and the most searched of the others; null with fewer than two keywords. */
export function firstPair(keywords: readonly ComparedKeyword[], mainKeywordId: number | null): Pair | null {
  const [first, second] = keywords
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .map(({ id }) => id)
    .filter((id) => id !== mainKeywordId)
  if (first === undefined) return null
  if (mainKeywordId !== null) return [mainKeywordId, first]
  return second === undefined ? null : [first, second]
}

/**
 * The pair to compare when the user picks a keyword: the main keyword with it, or the first pair for the main keyword.
 */
export function pairWith(id: number, first: Pair): Pair {
  return id === first[0] ? first : [first[0], id]
}

/** Replaces one side of a pair. Choosing the keyword of the other side swaps them. */
export function replaceInPair([a, b]: Pair, side: 'a' | 'b', id: number): Pair {
  if (side === 'a') return id === b ? [b, a] : [id, b]
  return id === a ? [b, a] : [a, id]
}

function rankOf({ estimated_search_volume: volume }: ComparedKeyword): number {
  return volume ?? -1
}
