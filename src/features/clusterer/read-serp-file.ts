import type { KeywordTableBuilder } from '#engine/index.ts'
import { openTable, readJsonl, readKeywords, sniffFile } from '#features/keywords/files/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import { Invalid } from '#platform/errors.ts'
import { collectRankedUrls } from './collect-ranked-urls.ts'
import type { Skipped } from './sum-skipped.ts'

/**
 * Reads a file of search results of any shape for the keywords of the table; skips results of other keywords. Returns
 * whether there were any results, and which rows could not be used.
 */
export async function readSerpFile(
  source: FileSource,
  table: KeywordTableBuilder,
): Promise<Skipped & { hasUrls: boolean }> {
  const sink = {
    url: (bytes: Uint8Array, start: number, end: number) => table.url(bytes, start, end),
    row: (bytes: Uint8Array, start: number, end: number) => table.results(bytes, start, end),
  }
  const file = await sniffFile(source)
  if (file.shape === 'jsonl') return readJsonl(file, sink)
  const rows = await openTable(file)
  if (rows.shape === 'keywords')
    throw new Invalid(
      `${source.name} has no column with URLs: search results need the columns keyword, position and url, or keyword and serp_urls.`,
    )
  if (rows.shape === 'wide') return readKeywords(rows, { sink })
  return collectRankedUrls(rows, table, (bytes, end) => table.find(bytes, 0, end))
}
