import { Invalid } from '#platform/errors.ts'
import { JsonCursor } from './json-cursor.ts'
import { findRowFault } from './keyword-text.ts'
import type { RowSink } from './row-sink.ts'
import { splitLines } from './split-lines.ts'

interface JsonlReport {
  rows: number
  /** Rows whose keyword is empty, too long or has control characters. */
  skippedCount: number
  hasUrls: boolean
}

const SPACE = 32
const LONGEST_PLAIN = 500

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
 * strings. Skips other fields. Throws Invalid, with file and line, for a line that is no such object.
 */
export async function readJsonl(
  file: { name: string; chunks: AsyncIterable<Uint8Array> },
  sink: RowSink,
  onLine?: (line: number) => void,
): Promise<JsonlReport> {
  const report: JsonlReport = { rows: 0, skippedCount: 0, hasUrls: false }
  const cursor = new JsonCursor()
  await splitLines(file, (bytes, start, end, line) => {
    cursor.open(bytes, start, end)
    if (cursor.isAtEnd()) return
    if (!readRow(cursor, sink, report)) throw refuseLine(file.name, line, bytes.subarray(start, end))
    onLine?.(line)
  })
  return report
}

function readRow(cursor: JsonCursor, sink: RowSink, report: JsonlReport): boolean {
  let keyword: Uint8Array | null = null
  let keywordStart = 0
  let keywordEnd = 0
  let volume = 0
  if (!cursor.enter('{')) return false
  while (cursor.nextKey()) {
    const role = readRole(cursor)
    if (role === 'keyword') {
      if (!cursor.readString()) return false
      keyword = cursor.text
      keywordStart = cursor.textStart
      keywordEnd = cursor.textEnd
    } else if (role === 'volume') volume = cursor.readNumber()
    else if (role === 'urls') readUrls(cursor, sink, report)
    else cursor.skipValue()
  }
  if (!cursor.isAtEnd() || keyword === null) return false
  if (isUsable(keyword, keywordStart, keywordEnd)) {
    report.rows++
    sink.row(keyword, keywordStart, keywordEnd, volume)
  } else {
    report.skippedCount++
    sink.row(keyword, 0, 0, 0)
  }
  return true
}

/** Whether a keyword can be used. Only one whose bytes look odd is decoded and checked as text. */
function isUsable(bytes: Uint8Array, start: number, end: number): boolean {
  const text = bytes.subarray(start, end)
  const first = text[0]
  let isOdd = first === undefined || first <= SPACE || text.length > LONGEST_PLAIN
  for (const byte of text) if (byte < SPACE || byte === 127) isOdd = true
  return !isOdd || findRowFault(new TextDecoder().decode(text).trim()) === null
}

function readRole(cursor: JsonCursor): Role | null {
  const name = NAMES[cursor.textEnd - cursor.textStart]
  return name !== undefined && cursor.isKey(name.bytes) ? name.role : null
}

function readUrls(cursor: JsonCursor, sink: RowSink, report: JsonlReport): void {
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

function refuseLine(name: string, line: number, bytes: Uint8Array): Invalid {
  const text = new TextDecoder().decode(bytes.subarray(0, 80))
  return new Invalid(
    `${name} line ${line}: expected {"keyword": "...", "volume": 0, "urls": ["..."]}, found ${text}${bytes.length > 80 ? '...' : ''}`,
  )
}

function listNames(roles: Record<string, Role>) {
  const names: ({ bytes: Uint8Array; role: Role } | undefined)[] = Array.from({ length: 256 })
  for (const [name, role] of Object.entries(roles)) {
    const bytes = new TextEncoder().encode(name)
    names[bytes.length] = { bytes, role }
  }
  return names
}
