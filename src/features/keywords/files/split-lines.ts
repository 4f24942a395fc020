const LINE_FEED = 10
const LONGEST_LINE = 1 << 20
const LONGEST_SHOWN = 200

interface LineReader {
  /** Gets the bytes [start, end) of each line, without its line feed; lines count from 1. */
  onLine: (bytes: Uint8Array, start: number, end: number, line: number) => void
  /** Gets a line that is longer than 1 MB, and its first bytes. */
  onLongLine: (line: number, first: Uint8Array) => void
}

/** Splits the bytes of a file at line feeds. */
export async function splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { onLine, onLongLine }: LineReader,
): Promise<void> {
  let rest = new Uint8Array(0)
  let line = 0
  let isInLongLine = false
  for await (const chunk of chunks) {
    let start = 0
    let end = chunk.indexOf(LINE_FEED)
    if (isInLongLine) {
      if (end < 0) continue
      isInLongLine = false
      start = end + 1
      end = chunk.indexOf(LINE_FEED, start)
    } else if (rest.length > 0) {
      rest = joinBytes(rest, chunk.subarray(0, end < 0 ? chunk.length : end))
      const isLong = rest.length > LONGEST_LINE
      if (end < 0 && !isLong) continue
      line++
      if (isLong) onLongLine(line, rest.subarray(0, LONGEST_SHOWN))
      else onLine(rest, 0, rest.length, line)
      rest = rest.subarray(0, 0)
      isInLongLine = end < 0
      if (isInLongLine) continue
      start = end + 1
      end = chunk.indexOf(LINE_FEED, start)
    }
    for (; end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      onLine(chunk, start, end, ++line)
      start = end + 1
    }
    rest = chunk.slice(start)
  }
  if (rest.length > LONGEST_LINE) onLongLine(line + 1, rest.subarray(0, LONGEST_SHOWN))
  else if (rest.length > 0) onLine(rest, 0, rest.length, line + 1)
}

function joinBytes(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}
