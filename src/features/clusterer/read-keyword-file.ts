import type { KeywordTableBuilder } from '#engine/index.ts'
import { openTable, readJsonl, readKeywords, sniffFile } from '#features/keywords/files/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import { collectRankedUrls } from './collect-ranked-urls.ts'
import type { Skipped } from './sum-skipped.ts'

/** Reads a keyword file of any shape into the table, with the search results in it. */
export async function readKeywordFile(
  source: FileSource,
  table: KeywordTableBuilder,
): Promise<Skipped & { hasUrls: boolean }> {
  const file = await sniffFile(source)
  if (file.shape === 'jsonl') return readJsonl(file, table)
  const rows = await openTable(file)
  if (rows.shape !== 'long') return readKeywords(rows, { sink: table })
  return collectRankedUrls(rows, table, (bytes, end, volume) => {
    const known = table.find(bytes, 0, end)
    if (known >= 0) return known
    table.row(bytes, 0, end, volume)
    return table.find(bytes, 0, end)
  })
}
