import { openWorker } from '#platform/web/worker/open-worker.ts'
import type { ClusteringSummary, ClusterRow, MemberRow, Progress } from '../contract.ts'
import type { ChosenInput, ClustererWorker } from './clusterer-worker.ts'
import { NOT_LOADED, OUT_OF_MEMORY } from './describe-failure.ts'

/** The clusters of one minimum overlap. Their keywords stay in the worker, which answers questions about them. */
export interface Clustered {
  minimumScore: number
  summary: ClusteringSummary
  clusters: ClusterRow[]
  listMembers: (cluster: number) => Promise<MemberRow[]>
  searchKeywords: (text: string) => Promise<Set<number>>
  writeCsv: () => Promise<Blob>
}

/** A worker that has read files. */
export interface Clusters {
  clustered: Clustered
  /**
   * Clusters the same files by another minimum overlap; null when a newer call has come meanwhile. Null itself for
   * clusters that were opened from a file, which has no search results.
   */
  rescore: ((minimumScore: number) => Promise<Clustered | null>) | null
  close: () => void
}

interface ClusterInWorkerOptions {
  onProgress: (progress: Progress) => void
  /**
   * Called with a sentence for the user when the worker fails after clustering; open questions are never answered
   * then.
   */
  onLost: (message: string) => void
  signal: AbortSignal
}

/** A list of keywords without search results, and the sentence for the user. */
interface WithoutResults {
  withoutResults: string
}

/** Clusters files in a new worker. Aborting ends the worker at once. Throws an error with a sentence for the user. */
export async function clusterInWorker(
  input: ChosenInput,
  { onProgress, onLost, signal }: ClusterInWorkerOptions,
): Promise<Clusters | WithoutResults> {
  const { ask, close } = openWorker<ClustererWorker>(
    new Worker(new URL('./clusterer-worker.ts', import.meta.url), { type: 'module' }),
    {
      explainLoss: (hasStarted) => (hasStarted ? OUT_OF_MEMORY : NOT_LOADED),
      onLost: (message) => hasClustered && onLost(message),
    },
  )
  let hasClustered = false
  const stopped = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => {
    close()
    stopped.reject(signal.reason)
  })
  const orLost = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      close()
      onLost(error instanceof Error ? error.message : String(error))
      return new Promise<never>(() => {})
    })
  const answering = (found: Pick<Clustered, 'minimumScore' | 'summary' | 'clusters'>): Clustered => {
    const about = <Question>(question: Question) => ({ minimumScore: found.minimumScore, question })
    return {
      ...found,
      listMembers: (cluster) => orLost(ask('members', about(cluster))),
      searchKeywords: async (text) => new Set(await orLost(ask('search', about(text)))),
      writeCsv: () => orLost(ask('csv', about(null))),
    }
  }

  try {
    const answer = await Promise.race([ask('cluster', input, onProgress), stopped.promise])
    if (answer.is === 'without results') {
      close()
      return { withoutResults: answer.why }
    }
    hasClustered = true
    const { is, ...found } = answer
    return {
      clustered: answering(found),
      rescore:
        is === 'opened'
          ? null
          : async (minimumScore) => {
              const again = await orLost(ask('rescore', minimumScore))
              return again && answering(again)
            },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
