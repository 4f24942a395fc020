import { Invalid } from '#platform/errors.ts'

const LINE_FEED = 10
const LONGEST_LINE = 1 << 20

/** Calls `onLine` with the bytes [start, end) of each line, without its line feed; lines count from 1. */
export async function splitLines(
  file: { name: string; chunks: AsyncIterable<Uint8Array> },
  onLine: (bytes: Uint8Array, start: number, end: number, line: number) => void,
): Promise<void> {
  let rest = new Uint8Array(0)
  let line = 0
  for await (const chunk of file.chunks) {
    let start = 0
    let end = chunk.indexOf(LINE_FEED)
    if (rest.length > 0) {
      const joined = joinBytes(rest, chunk.subarray(0, end < 0 ? chunk.length : end))
      if (joined.length > LONGEST_LINE)
        throw new Invalid(`${file.name} line ${line + 1} is longer than 1 MB.`)
      rest = joined
      if (end < 0) continue
      onLine(joined, 0, joined.length, ++line)
      start = end + 1
      end = chunk.indexOf(LINE_FEED, start)
    }
    for (; end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      onLine(chunk, start, end, ++line)
      start = end + 1
    }
    rest = chunk.slice(start)
  }
  if (rest.length > 0) onLine(rest, 0, rest.length, line + 1)
}

function joinBytes(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}
