import { openTable, readKeywords, readRankedUrls, sniffFile } from '#features/keywords/files/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import type { ReadReport } from '#features/keywords/files/skipped-rows.ts'
import type { RankedUrl } from '#features/keywords/files/read-ranked-urls.ts'

interface ReadFile {
  shape: 'keywords' | 'wide' | 'long'
  rows: { keyword: string; volume: number | null; urls: string[] }[]
  ranked: RankedUrl[]
  report: ReadReport
  headerLine: number | null
}

/** A source with this content (text as UTF-8), which is read in chunks of `chunkSize` bytes. */
export function createSource(
  content: string | Uint8Array,
  { name = 'keywords.csv', chunkSize = 65_536 }: { name?: string; chunkSize?: number } = {},
): FileSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name, size: bytes.length, chunks: cut(bytes, chunkSize) }
}

/** Reads a whole table file through the public functions, whatever its shape. */
export async function readFile(source: FileSource): Promise<ReadFile> {
  const file = await sniffFile(source)
  if (file.shape === 'jsonl') throw new Error('a test read JSONL as a table')
  const table = await openTable(file)
  const rows: ReadFile['rows'] = []
  const ranked: RankedUrl[] = []
  let urls: string[] = []
  const report =
    table.shape === 'long'
      ? await readRankedUrls(table, { onRankedUrl: (found) => ranked.push(found) })
      : await readKeywords(table, {
          sink: {
            url: (bytes, start, end) => urls.push(decode(bytes, start, end)),
            row: (bytes, start, end, volume) => {
              rows.push({ keyword: decode(bytes, start, end), volume, urls })
              urls = []
            },
          },
        })
  return { shape: table.shape, rows, ranked, report, headerLine: table.header.line }
}

export function encodeUtf16(text: string, { bigEndian }: { bigEndian: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian)
  return new Uint8Array(view.buffer)
}

/** Western letters as one byte each; only for code points below 256. */
export function encodeWestern(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function decode(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end))
}

async function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
