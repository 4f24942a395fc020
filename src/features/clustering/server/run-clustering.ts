import { Worker } from 'node:worker_threads'
import type { KeywordTable, Placement } from '../engine/index.ts'
import type { ClusteringTask, FromWorker } from './worker-messages.ts'

export interface ClusteringRun extends Omit<ClusteringTask, 'table'> {
  /** Stops the run at once; it then rejects with the signal's reason. */
  signal?: AbortSignal
  /** `done` runs from 0 to 1 in each stage. */
  onProgress?: (stage: 'comparing' | 'clustering', done: number) => void
}

/** Places keywords in a thread of its own, so that the event loop stays free. The table is left as it is. */
export async function runClustering(
  table: KeywordTable,
  { signal, onProgress, ...options }: ClusteringRun,
): Promise<Placement> {
  signal?.throwIfAborted()
  const task: ClusteringTask = { table: copyTable(table), ...options }
  const worker = new Worker(new URL('clustering-worker.ts', import.meta.url), { workerData: task })
  const stop = () => void worker.terminate()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<Placement>((resolve, reject) => {
      let result: Placement | null = null
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'progress') onProgress?.(message.stage, message.done)
        else result = message.result
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        if (signal?.aborted) reject(signal.reason)
        else if (result === null) reject(new Error('the clustering thread ended without a result'))
        else resolve(result)
      })
    })
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** Only what the views show: passing a view on would copy all of the memory behind it. */
function copyTable(table: KeywordTable): KeywordTable {
  return {
    count: table.count,
    urlCount: table.urlCount,
    volume: table.volume.slice(),
    urls: table.urls.slice(),
    urlStart: table.urlStart.slice(),
    urlEnd: table.urlEnd.slice(),
    text: table.text.slice(),
    textStart: table.textStart.slice(),
    textEnd: table.textEnd.slice(),
    keyStart: table.keyStart.slice(),
    keyEnd: table.keyEnd.slice(),
  }
}
