import { diffArrays } from 'diff'
import { listLines, listWords } from './text-pieces.ts'

/** A part of two texts, in reading order. */
export interface Part {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Each step has this long; texts that differ in too much are then not compared, or not word by word. */
const LINES_MS = 4_000
const WORDS_MS = 100
const MOST_WORDS = 4_000

/** What was removed from one text and added in the other, by words inside lines; null when that would take too long. */
export function findDifferences(before: string, after: string): Part[] | null {
  const lines = diffArrays(listLines(before), listLines(after), { timeout: LINES_MS })
  if (lines === undefined) return null
  const parts: Part[] = []
  for (let at = 0; at < lines.length; at++) {
    const [change, next] = [lines[at], lines[at + 1]]
    if (change === undefined) continue
    if (change.removed && next?.added) {
      parts.push(...findWordDifferences(change.value.join(''), next.value.join('')))
      at++
    } else parts.push(toPart(change))
  }
  return joinAlike(parts)
}

/** The same between two passages, word by word; as a whole where they have little in common, or that takes too long. */
export function findWordDifferences(before: string, after: string): Part[] {
  const [removed, added] = [listWords(before), listWords(after)]
  const whole: Part[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  if (removed.length + added.length > MOST_WORDS) return whole
  const words = diffArrays(removed, added, { timeout: WORDS_MS })?.map(toPart)
  // Lines with hardly a word in common are easier to read one after the other.
  return words !== undefined && shareOfSame(words) > 0.4 ? words : whole
}

function shareOfSame(parts: readonly Part[]): number {
  const length = (kinds: readonly Part[]) => kinds.reduce((sum, { text }) => sum + text.trim().length, 0)
  return length(parts.filter(({ kind }) => kind === 'same')) / Math.max(1, length(parts) / 2)
}

function toPart({ added, removed, value }: { added: boolean; removed: boolean; value: string[] }): Part {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }
}

function joinAlike(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text !== '') joined.push({ ...part })
  }
  return joined
}
