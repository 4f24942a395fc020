import { clusterKeywords, KeywordTableBuilder } from '#engine/index.ts'
import type { FileSource } from '#features/keywords/files/index.ts'
import { createClusteredFile } from './clustered-file.ts'
import type { ClusteredFile } from './clustered-file.ts'
import type { Progress } from './contract.ts'
import { readInput, requireResults } from './read-input.ts'

interface ReadFilesInput {
  keywords: FileSource
  serps: FileSource | null
}

interface ClusterFilesInput extends ReadFilesInput {
  /** 1..10 */
  minimumScore: number
}

type OnProgress = (progress: Progress) => void

/** Clusters the files that were read; any number of times. `minimumScore` is 1..10. */
export type ClusterReadFiles = (minimumScore: number, onProgress?: OnProgress) => ClusteredFile

/**
 * Clusters a file of keywords by the search results in it or in a second file. Throws Invalid for input that cannot
 * be used, in one sentence with file and line.
 */
export async function clusterFiles(
  { minimumScore, ...files }: ClusterFilesInput,
  onProgress: OnProgress = () => {},
): Promise<ClusteredFile> {
  const cluster = await readFiles(files, onProgress)
  return cluster(minimumScore, onProgress)
}

/** Reads keywords and search results; throws as `clusterFiles` does. */
export async function readFiles(files: ReadFilesInput, onProgress: OnProgress): Promise<ClusterReadFiles> {
  const table = new KeywordTableBuilder()
  const read = await readInput(files, table, onProgress)
  requireResults(table, 0, files)

  return (minimumScore, onClustered = () => {}) => {
    const clustering = clusterKeywords(table.table(), {
      minimumScore,
      onProgress: (stage, done) => onClustered({ stage, done, keywords: table.count }),
    })
    onClustered({ stage: 'finishing', done: null, keywords: table.count })
    return createClusteredFile({ table, clustering, minimumScore, read })
  }
}
