import { parentPort, workerData } from 'node:worker_threads'
import { placeKeywords, previewScores, reclusterKeywords } from '../engine/index.ts'
import type { ClusteringResult, ClusteringTask, PreviewResult, PreviewTask } from './worker-messages.ts'

const task: ClusteringTask | PreviewTask = workerData

if (task.mode === 'preview') send({ type: 'done', result: previewScores(task.table, task) })
else {
  const place = task.mode === 'add' ? placeKeywords : reclusterKeywords
  const result = place(task.table, {
    ...task,
    onProgress: (stage, done) => send({ type: 'progress', stage, done }),
  })
  send({ type: 'done', result })
}

function send(message: ClusteringResult | PreviewResult): void {
  parentPort?.postMessage(message)
}
