import type { ClusteringSummary, ClusterRow, MemberRow, Progress } from '../contract.ts'
import { NOT_LOADED, OUT_OF_MEMORY } from './explain-failure.ts'
import type { Answer, FromWorker, Question, ToWorker } from './worker-messages.ts'

/** A finished clustering; its keywords stay in the worker and are asked for. */
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
  /** The worker died after it had answered, with the sentence for the user; later questions stay unanswered. */
  onLost: (message: string) => void
  signal: AbortSignal
}

/** Clusters files in a new worker. Aborting ends the worker at once; a refusal is an error with the user's sentence. */
export function clusterInWorker(
  files: { keywords: File; serps: File | null; minimumScore: number },
  { onProgress, onLost, signal }: ClusterInWorkerOptions,
): Promise<Clustered> {
  const worker = new Worker(new URL('./clusterer-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToWorker) => worker.postMessage(message)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let asked = 0
  let hasStarted = false
  let hasClustered = false

  async function ask<Type extends Answer['type']>(question: Question, type: Type) {
    asked += 1
    const answering = Promise.withResolvers<Answer>()
    waiting.set(asked, answering)
    send({ type: 'question', request: asked, question })
    const answer = await answering.promise
    if (!isAnswer(answer, type)) throw new Error(`the worker answered ${answer.type} instead of ${type}`)
    return answer
  }

  const running = Promise.withResolvers<Clustered>()
  const fail = (message: string) => {
    worker.terminate()
    running.reject(new Error(message))
    if (hasClustered) onLost(message)
  }
  signal.addEventListener('abort', () => {
    worker.terminate()
    running.reject(signal.reason)
  })
  worker.addEventListener('error', () => fail(hasStarted ? OUT_OF_MEMORY : NOT_LOADED))
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    hasStarted = true
    switch (data.type) {
      case 'progress':
        return onProgress(data.progress)
      case 'refused':
        return fail(data.message)
      case 'answer':
        waiting.get(data.request)?.resolve(data.answer)
        waiting.delete(data.request)
        return
      case 'clustered':
        hasClustered = true
        running.resolve({
          summary: data.summary,
          clusters: data.clusters,
          listMembers: async (cluster) => (await ask({ type: 'members', cluster }, 'members')).members,
          searchKeywords: async (text) => new Set((await ask({ type: 'search', text }, 'found')).clusters),
          writeCsv: async () => (await ask({ type: 'csv' }, 'csv')).csv,
          close: () => worker.terminate(),
        })
    }
  })
  send({ type: 'cluster', ...files })
  return running.promise
}

function isAnswer<Type extends Answer['type']>(
  answer: Answer,
  type: Type,
): answer is Extract<Answer, { type: Type }> {
  return answer.type === type
}
