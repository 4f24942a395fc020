import { Worker } from 'node:worker_threads'
import type { Grouping, KeywordTable, Placement, ScorePreview } from '#engine/index.ts'
import { assess, group, place, preview } from './perform-task.ts'
import type {
  Assessed,
  AssessTask,
  ClusteringTask,
  FromWorker,
  GroupTask,
  PreviewTask,
  Task,
} from './worker-messages.ts'

/**
 * Up to this many keywords are clustered without a thread: they take milliseconds, less than a thread needs to start.
 */
const AT_ONCE = 1_000

interface Watching {
  /** Stops the run at once; it then rejects with the signal's reason. */
  signal?: AbortSignal
  /** `done` runs from 0 to 1 in each stage. */
  onProgress?: (stage: 'comparing' | 'clustering', done: number) => void
}

type ClusteringRun = Omit<ClusteringTask, 'table'> & Watching

/** A thread of its own for one task, which loads its program while the task is prepared. */
interface ClusteringThread {
  worker: Worker
  /** Ends the thread, done or not. */
  signal: AbortSignal
}

/** Starts a thread for this many keywords; null when they are so few that no thread is needed. */
export function prepareThread({
  count,
  signal,
}: {
  count: number
  signal: AbortSignal
}): ClusteringThread | null {
  return count <= AT_ONCE ? null : { worker: startThread(signal), signal }
}

/** Places keywords; many of them in a thread of its own, so that the event loop stays free. The table is not modified. */
export async function runClustering(
  table: KeywordTable,
  { signal, onProgress, ...options }: ClusteringRun,
): Promise<Placement> {
  if (isFew(table, signal)) return place(table, { ...options, ...(onProgress && { onProgress }) })
  const task: ClusteringTask = { table: copyTable(table), ...options }
  return inThread<Placement>(task, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
}

/** What a new clustering would give at each minimum score, computed in the prepared thread. */
export async function previewClustering(
  table: KeywordTable,
  { thread, ...options }: Omit<PreviewTask, 'table' | 'mode'> & { thread: ClusteringThread | null },
): Promise<ScorePreview[]> {
  if (thread === null) return preview(table, options)
  const task: PreviewTask = { mode: 'preview', table: copyTable(table), ...options }
  return inThread<ScorePreview[]>(task, thread)
}

/** How relevant clusters are and which rows have moved away from theirs; for many rows in a thread of its own. */
export async function assessClusters(
  table: KeywordTable,
  { signal, ...options }: Omit<AssessTask, 'table' | 'mode'> & Pick<Watching, 'signal'>,
): Promise<Assessed> {
  if (isFew(table, signal)) return assess(table, options)
  const task: AssessTask = { mode: 'assess', table: copyTable(table), ...options }
  return inThread<Assessed>(task, signal === undefined ? {} : { signal })
}

/** Which clusters belong to one topic; for many rows in a thread of its own. */
export async function groupTopics(
  table: KeywordTable,
  { signal, ...options }: Omit<GroupTask, 'table' | 'mode'> & Pick<Watching, 'signal'>,
): Promise<Grouping> {
  if (isFew(table, signal)) return group(table, options)
  const task: GroupTask = { mode: 'group', table: copyTable(table), ...options }
  return inThread<Grouping>(task, signal === undefined ? {} : { signal })
}

function isFew({ count }: KeywordTable, signal: AbortSignal | undefined): boolean {
  signal?.throwIfAborted()
  return count <= AT_ONCE
}

async function inThread<Result>(
  task: Task,
  { signal, onProgress, worker = startThread(signal) }: Watching & { worker?: Worker },
): Promise<Result> {
  signal?.throwIfAborted()
  return new Promise<Result>((resolve, reject) => {
    let done: { result: Result } | null = null
    worker.on('message', (message: FromWorker<Result>) => {
      if (message.type === 'progress') onProgress?.(message.stage, message.done)
      else done = message
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      if (signal?.aborted) reject(signal.reason)
      else if (done === null) reject(new Error('the clustering thread ended without a result'))
      else resolve(done.result)
    })
    // A prepared thread may have ended already.
    if (worker.threadId < 0) reject(new Error('the clustering thread ended before its task'))
    worker.postMessage(task)
  })
}

function startThread(signal: AbortSignal | undefined): Worker {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('clustering-worker.ts', import.meta.url))
  const stop = () => void worker.terminate()
  // `inThread` has its own listener. Without this one, an error before that would end the process.
  worker.on('error', () => {})
  signal?.addEventListener('abort', stop, { once: true })
  worker.on('exit', () => signal?.removeEventListener('abort', stop))
  return worker
}

/** Copies only what the views show: posting a view would copy the whole buffer behind it. */
function copyTable(table: KeywordTable): KeywordTable {
  return {
    count: table.count,
    urlCount: table.urlCount,
    volume: table.volume.slice(),
    hasVolume: table.hasVolume.slice(),
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
