import { parentPort, workerData } from 'node:worker_threads'
import { placeKeywords } from '../engine/index.ts'
import type { ClusteringTask, FromWorker } from './worker-messages.ts'

const { table, ...options }: ClusteringTask = workerData

const result = placeKeywords(table, {
  ...options,
  onProgress: (stage, done) => send({ type: 'progress', stage, done }),
})
send({ type: 'clustered', result })

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}
