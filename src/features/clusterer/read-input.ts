import type { KeywordTableBuilder } from '#engine/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { ClusteringSummary, Progress } from './contract.ts'
import { readKeywordFile } from './read-keyword-file.ts'
import { readSerpFile } from './read-serp-file.ts'
import { sumSkipped } from './sum-skipped.ts'

export interface InputFiles {
  keywords: FileSource | null
  serps: FileSource | null
}

/** The files have keywords, and search results for none of them. */
export class NoResults extends Invalid {
  override name = 'NoResults'
}

/** Reads keywords and search results into the table; returns which rows could not be used. */
export async function readInput(
  { keywords, serps }: InputFiles,
  table: KeywordTableBuilder,
  onProgress: (progress: Progress) => void,
): Promise<Pick<ClusteringSummary, 'skipped' | 'skippedRows'>> {
  const sizes = [keywords, serps].flatMap((source) => (source ? [source.size] : []))
  const total = sizes.includes(null) ? null : sizes.reduce((sum: number, size) => sum + (size ?? 0), 0)
  let bytes = 0
  const countBytes = (length: number) => {
    bytes += length
    onProgress({ stage: 'reading', done: total && Math.min(1, bytes / total), keywords: table.count })
  }

  const read = keywords ? await readKeywordFile(watchBytes(keywords, countBytes), table) : null
  if (keywords && table.count === 0) throw new Invalid(`${keywords.name} holds no keywords.`)
  const results = serps ? await readSerpFile(watchBytes(serps, countBytes), table) : null
  return sumSkipped([
    [keywords, read],
    [serps, results],
  ])
}

/** Throws NoResults when the files have keywords (the rows from `first` on) but search results for none of them. */
export function requireResults(
  builder: KeywordTableBuilder,
  first: number,
  { keywords, serps }: InputFiles,
): void {
  const { count, urlStart, urlEnd } = builder.table()
  let row = first
  while (row < count && urlStart[row] === urlEnd[row]) row++
  if (row < count || count === first || keywords === null) return
  throw new NoResults(
    serps
      ? `${serps.name} has no search results for the keywords of ${keywords.name}: it needs the columns keyword, position and url.`
      : `${keywords.name} has no search results: clustering needs the URLs that rank for each keyword, in a second file with the columns keyword, position and url, or in a column serp_urls.`,
  )
}

function watchBytes(source: FileSource, onBytes: (length: number) => void): FileSource {
  return { ...source, chunks: watchChunks(source.chunks, onBytes) }
}

async function* watchChunks(chunks: AsyncIterable<Uint8Array>, onBytes: (length: number) => void) {
  for await (const chunk of chunks) {
    onBytes(chunk.length)
    yield chunk
  }
}
