import { Invalid } from '#platform/errors.ts'
import { JsonCursor } from './json-cursor.ts'
import { findRowFault, isRowFault } from './keyword-text.ts'
import type { RowSink } from './row-sink.ts'
import { addSkipped, createReport, type ReadReport } from './skipped-rows.ts'
import { TOO_LONG } from './split-records.ts'
import { splitLines } from './split-lines.ts'

const SPACE = 32
const LONGEST_PLAIN = 500
const LONGEST_SHOWN = 80

type Role = 'keyword' | 'volume' | 'urls'

/** Names of fields by their length, so that a key of a line is compared with one name at most. */
const NAMES = listNames({
  keyword: 'keyword',
  query: 'keyword',
  volume: 'volume',
  search_volume: 'volume',
  urls: 'urls',
  serp_urls: 'urls',
})

/**
 * Reads lines of `{"keyword", "volume", "urls": [...]}` and gives the texts to the sink as bytes, without making
 * strings. Skips other fields. A line that is no such object, or has no usable keyword, is in the report. Throws
 * Invalid, with file and line, when no line is such an object.
 */
export async function readJsonl(
  file: { name: string; chunks: AsyncIterable<Uint8Array> },
  sink: RowSink,
  onLine?: (line: number) => void,
): Promise<ReadReport> {
  const report = createReport()
  const cursor = new JsonCursor()
  const skip = (line: number, reason: string, bytes: Uint8Array) => {
    addSkipped(report, { line, reason, text: decodeStart(bytes) })
    // Drops the URLs that were read before the line turned out to be broken.
    sink.row(bytes, 0, 0, null)
  }
  await splitLines(file.chunks, {
    onLine: (bytes, start, end, line) => {
      cursor.open(bytes, start, end)
      if (cursor.isAtEnd()) return
      const fault = readRow(cursor, sink, report)
      if (fault !== null) skip(line, fault, bytes.subarray(start, end))
      onLine?.(line)
    },
    onLongLine: (line, first) => {
      if (report.rows === 0) throw new Invalid(`${file.name} line ${line} is longer than 1 MB.`)
      skip(line, TOO_LONG, first)
    },
  })
  const [first] = report.skipped
  if (report.rows === 0 && first !== undefined && !isRowFault(first.reason))
    throw new Invalid(
      `${file.name} line ${first.line}: expected {"keyword": "...", "volume": 0, "urls": ["..."]}, found ${first.text}`,
    )
  return report
}

const NO_OBJECT = 'no JSON object with a keyword'

/** Reads a row into the sink; returns why it is left out, or null. */
function readRow(cursor: JsonCursor, sink: RowSink, report: ReadReport): string | null {
  let keyword: Uint8Array | null = null
  let keywordStart = 0
  let keywordEnd = 0
  let volume: number | null = null
  if (!cursor.enter('{')) return NO_OBJECT
  while (cursor.nextKey()) {
    const role = readRole(cursor)
    if (role === 'keyword') {
      if (!cursor.readString()) return NO_OBJECT
      keyword = cursor.text
      keywordStart = cursor.textStart
      keywordEnd = cursor.textEnd
    } else if (role === 'volume') volume = cursor.readNumber()
    else if (role === 'urls') readUrls(cursor, sink, report)
    else cursor.skipValue()
  }
  if (!cursor.isAtEnd() || keyword === null) return NO_OBJECT
  const fault = findFault(keyword, keywordStart, keywordEnd)
  if (fault !== null) return fault
  report.rows++
  sink.row(keyword, keywordStart, keywordEnd, volume)
  return null
}

/** Why a keyword cannot be used; null when it can. Only one whose bytes look odd is decoded and checked as text. */
function findFault(bytes: Uint8Array, start: number, end: number): string | null {
  const text = bytes.subarray(start, end)
  const first = text[0]
  let isOdd = first === undefined || first <= SPACE || text.length > LONGEST_PLAIN
  for (const byte of text) if (byte < SPACE || byte === 127) isOdd = true
  return isOdd ? findRowFault(new TextDecoder().decode(text).trim()) : null
}

function readRole(cursor: JsonCursor): Role | null {
  const name = NAMES[cursor.textEnd - cursor.textStart]
  return name !== undefined && cursor.isKey(name.bytes) ? name.role : null
}

function readUrls(cursor: JsonCursor, sink: RowSink, report: ReadReport): void {
  if (!cursor.enter('[')) return cursor.skipValue()
  while (cursor.nextItem()) {
    if (!cursor.readString()) {
      cursor.skipValue()
      continue
    }
    report.hasUrls = true
    sink.url(cursor.text, cursor.textStart, cursor.textEnd)
  }
}

function decodeStart(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, LONGEST_SHOWN))
  return `${text}${bytes.length > LONGEST_SHOWN ? '...' : ''}`
}

function listNames(roles: Record<string, Role>) {
  const names: ({ bytes: Uint8Array; role: Role } | undefined)[] = Array.from({ length: 256 })
  for (const [name, role] of Object.entries(roles)) {
    const bytes = new TextEncoder().encode(name)
    names[bytes.length] = { bytes, role }
  }
  return names
}
