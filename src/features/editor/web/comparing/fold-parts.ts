import { listLines } from './text-pieces.ts'

/** Lines without changes that are shown before and after a change. */
const LINES_AROUND = 2
/** Fewer lines are not worth folding. */
const LEAST_FOLDED = 4
/** Characters that are shown at most: a browser takes long to lay out more. */
export const MOST_SHOWN = 60_000

interface Shown {
  kind: string
  text: string
}

/** Lines or characters that are left out. */
export type Fold = { kind: 'folded'; lines: number } | { kind: 'cut'; characters: number }

/** Leaves out lines without changes that are far from a change, and of a very long text what is behind `most` characters. */
export function foldParts<Part extends Shown>(
  parts: readonly Part[],
  most: number = MOST_SHOWN,
): (Part | Fold)[] {
  const shown: (Part | Fold)[] = []
  let room = most
  for (const [at, part] of parts.entries()) {
    const pieces =
      part.kind === 'same' ? foldSame(part, { isFirst: at === 0, isLast: at === parts.length - 1 }) : [part]
    for (const piece of pieces) {
      if (!('text' in piece)) shown.push(piece)
      else if (room > 0) {
        shown.push(piece.text.length > room ? { ...piece, text: piece.text.slice(0, room) } : piece)
        room -= piece.text.length
      } else room -= piece.text.length
    }
  }
  return room < 0 ? [...shown, { kind: 'cut', characters: -room }] : shown
}

function foldSame<Part extends Shown>(
  part: Part,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): (Part | Fold)[] {
  const lines = listLines(part.text)
  const start = isFirst ? 0 : LINES_AROUND
  const end = isLast ? 0 : LINES_AROUND
  const folded = lines.length - start - end
  if (folded < LEAST_FOLDED) return [part]
  const piece = (some: string[]): Part[] => (some.length === 0 ? [] : [{ ...part, text: some.join('') }])
  return [
    ...piece(lines.slice(0, start)),
    { kind: 'folded', lines: folded },
    ...piece(lines.slice(lines.length - end)),
  ]
}
