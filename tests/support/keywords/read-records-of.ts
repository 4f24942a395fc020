import type { Delimiter } from '#features/keywords/files/read-field.ts'
import { readRecords } from '#features/keywords/files/read-records.ts'
import type { BrokenLine, Row } from '#features/keywords/files/split-records.ts'

/** Reads a text that comes in pieces of this many characters: its records, each behind its line, and its broken lines. */
export async function readRecordsOf(
  text: string,
  delimiter: Delimiter | null = ',',
  pieceSize = text.length || 1,
) {
  const rows: Row[] = []
  const broken: BrokenLine[] = []
  for await (const block of readRecords(cut(text, pieceSize), {
    name: 'keywords.csv',
    delimiter,
    onBroken: (line) => broken.push(line),
    blockSize: Math.min(pieceSize, 65_536),
  }))
    for (const row of block) rows.push(row)
  return { rows: rows.map(({ line, cells }) => [line, ...cells]), broken }
}

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
