import { clusterKeywords, createKeywordTable } from '#features/clustering/engine/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import { Invalid } from '#platform/errors.ts'
import { createClusteredFile } from './clustered-file.ts'
import type { ClusteredFile } from './clustered-file.ts'
import type { Progress } from './contract.ts'
import { readKeywordFile } from './read-keyword-file.ts'
import { readSerpFile } from './read-serp-file.ts'

export interface ClusterFilesInput {
  keywords: FileSource
  serps: FileSource | null
  /** 1..10 */
  minimumScore: number
}

/**
 * Clusters a file of keywords by the search results in it or in a second file. What cannot be used is
 * Invalid, in one sentence with file and line.
 */
export async function clusterFiles(
  { keywords, serps, minimumScore }: ClusterFilesInput,
  onProgress: (progress: Progress) => void = () => {},
): Promise<ClusteredFile> {
  const table = createKeywordTable()
  const sources = [keywords, ...(serps ? [serps] : [])]
  const total = sources.some(({ size }) => size === null)
    ? null
    : sources.reduce((sum, { size }) => sum + (size ?? 0), 0)
  let bytes = 0
  const countBytes = (length: number) => {
    bytes += length
    onProgress({ stage: 'reading', done: total && Math.min(1, bytes / total), keywords: table.count })
  }

  const read = await readKeywordFile(watchBytes(keywords, countBytes), table)
  if (table.count === 0) throw new Invalid(`${keywords.name} holds no keywords.`)
  if (serps) await readSerpFile(watchBytes(serps, countBytes), table)
  if (table.table().urls.length === 0) throw lacksResults(keywords, serps)

  const clustering = clusterKeywords(table.table(), {
    minimumScore,
    onProgress: (stage, done) => onProgress({ stage, done, keywords: table.count }),
  })
  onProgress({ stage: 'finishing', done: null, keywords: table.count })
  return createClusteredFile({ table, clustering, minimumScore, skipped: read.skippedCount })
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

function lacksResults(keywords: FileSource, serps: FileSource | null): Invalid {
  return new Invalid(
    serps
      ? `${serps.name} has no search results for the keywords of ${keywords.name}: it needs the columns keyword, position and url.`
      : `${keywords.name} has no search results: clustering needs the URLs that rank for each keyword, in a second file with the columns keyword, position and url, or in a column serp_urls.`,
  )
}
