import { openWorker } from '#platform/web/worker/open-worker.ts'
import type { ClusteringSummary, ClusterRow, MemberRow, Progress } from '../contract.ts'
import type { ChosenInput, ClustererWorker } from './clusterer-worker.ts'
import { NOT_LOADED, OUT_OF_MEMORY } from './describe-failure.ts'

/** A finished clustering. Its keywords stay in the worker, which answers questions about them. */
export interface Clustered {
  summary: ClusteringSummary
  clusters: ClusterRow[]
  listMembers: (cluster: number) => Promise<MemberRow[]>
  searchKeywords: (text: string) => Promise<Set<number>>
  writeCsv: () => Promise<Blob>
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

/** Clusters files in a new worker. Aborting ends the worker at once. Throws an error with a sentence for the user. */
export async function clusterInWorker(
  input: ChosenInput,
  { onProgress, onLost, signal }: ClusterInWorkerOptions,
): Promise<Clustered> {
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

  try {
    const clustered = await Promise.race([ask('cluster', input, onProgress), stopped.promise])
    hasClustered = true
    return {
      ...clustered,
      listMembers: (cluster) => orLost(ask('members', cluster)),
      searchKeywords: async (text) => new Set(await orLost(ask('search', text))),
      writeCsv: () => orLost(ask('csv', undefined)),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
