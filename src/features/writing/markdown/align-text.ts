/** Characters of a text that stand one by one in its markdown. */
interface Piece {
  /** Where it begins and ends in the text. */
  from: number
  to: number
  /** Where it begins in the markdown. */
  at: number
  /** How long it is there when it is one character that is written with more: 5 for &amp;, 2 for \*. */
  width: number | null
}

/** Spaces and marks of quotes that may stand between two characters of a text. */
const WIDEST_GAP = 400
const AMPERSANDS = new Set(['&amp;', '&AMP;', '&#38;', '&#x26;'])

/** Which part of a text stands where in the markdown that it was read from, which begins at `start`. */
export function alignText(text: string, source: string, start: number): Piece[] {
  if (text === source) return [{ from: 0, to: text.length, at: start, width: null }]
  const pieces: Piece[] = []
  let at = 0
  for (let from = 0; from < text.length;) {
    const width = measureEscape(text, from, source, at)
    if (width === null) at = findNext(text, from, source, at)
    const length = width !== null && isHighSurrogate(text, from) ? 2 : 1
    addPiece(pieces, { from, to: from + length, at: start + at, width })
    from += length
    at += width ?? 1
  }
  return pieces
}

function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  const isNext = last?.width === null && piece.width === null && last.at + last.to - last.from === piece.at
  if (last && isNext) last.to = piece.to
  else pieces.push(piece)
}

function measureEscape(text: string, from: number, source: string, at: number): number | null {
  const letter = source[at]
  if (letter === '\\') return source[at + 1] === text[from] && !/\s/.test(text[from] ?? ' ') ? 2 : null
  if (letter !== '&') return null
  const entity = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i.exec(source.slice(at, at + 40))?.[0]
  if (entity === undefined) return null
  return text[from] !== '&' || AMPERSANDS.has(entity) ? entity.length : null
}

function findNext(text: string, from: number, source: string, at: number): number {
  const letter = text[from] ?? ''
  if (source[at] === letter) return at
  const next = source.indexOf(letter, at)
  return next === -1 || next - at > WIDEST_GAP ? Math.min(at, Math.max(0, source.length - 1)) : next
}

function isHighSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xd8_00 && code < 0xdc_00
}
