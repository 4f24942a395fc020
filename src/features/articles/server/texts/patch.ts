/** What makes one text of another: how much stays at its beginning and at its end, and what stands between. */
export interface Patch {
  /** UTF-16 code units. */
  keptStart: number
  keptEnd: number
  text: string
}

/** Finds the common beginning and end of two texts. It never cuts between the halves of a surrogate pair. */
export function findPatch(before: string, after: string): Patch {
  const longest = Math.min(before.length, after.length)
  let keptStart = 0
  while (keptStart < longest && before.charCodeAt(keptStart) === after.charCodeAt(keptStart)) keptStart++
  if (isHigh(after.charCodeAt(keptStart - 1))) keptStart--
  let keptEnd = 0
  while (
    keptEnd < longest - keptStart &&
    before.charCodeAt(before.length - keptEnd - 1) === after.charCodeAt(after.length - keptEnd - 1)
  )
    keptEnd++
  if (isLow(after.charCodeAt(after.length - keptEnd))) keptEnd--
  return { keptStart, keptEnd, text: after.slice(keptStart, after.length - keptEnd) }
}

/** Applies patches one after the other. The text is joined only once: copying a megabyte for each patch takes a second. */
export function applyPatches(text: string, patches: readonly Patch[]): string {
  let pieces = [text]
  for (const { keptStart, keptEnd, text: between } of patches)
    pieces = [...takeStart(pieces, keptStart), between, ...takeEnd(pieces, keptEnd)]
  return pieces.join('')
}

function takeStart(pieces: readonly string[], length: number): string[] {
  const taken: string[] = []
  let missing = length
  for (const piece of pieces) {
    if (missing <= 0) break
    taken.push(piece.slice(0, missing))
    missing -= piece.length
  }
  return taken
}

function takeEnd(pieces: readonly string[], length: number): string[] {
  const all = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const taken: string[] = []
  let dropped = all - length
  for (const piece of pieces) {
    if (dropped < piece.length) taken.push(piece.slice(Math.max(0, dropped)))
    dropped -= piece.length
  }
  return taken
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
