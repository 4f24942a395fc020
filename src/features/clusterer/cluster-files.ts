import { clusterKeywords, KeywordTableBuilder } from '#engine/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import { createClusteredFile } from './clustered-file.ts'
import type { ClusteredFile } from './clustered-file.ts'
import type { Progress } from './contract.ts'
import { readInput, requireResults } from './read-input.ts'

interface ClusterFilesInput {
  keywords: FileSource
  serps: FileSource | null
  /** 1..10 */
  minimumScore: number
}

/**
 * Clusters a file of keywords by the search results in it or in a second file. Throws Invalid for input that cannot
 * be used, in one sentence with file and line.
 */
export async function clusterFiles(
  { keywords, serps, minimumScore }: ClusterFilesInput,
  onProgress: (progress: Progress) => void = () => {},
): Promise<ClusteredFile> {
  const table = new KeywordTableBuilder()
  const { skipped } = await readInput({ keywords, serps }, table, onProgress)
  requireResults(table, 0, { keywords, serps })

  const clustering = clusterKeywords(table.table(), {
    minimumScore,
    onProgress: (stage, done) => onProgress({ stage, done, keywords: table.count }),
  })
  onProgress({ stage: 'finishing', done: null, keywords: table.count })
  return createClusteredFile({ table, clustering, minimumScore, skipped })
}
