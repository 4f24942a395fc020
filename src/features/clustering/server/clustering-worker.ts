import { parentPort, workerData } from 'node:worker_threads'
import { placeKeywords, reclusterKeywords } from '../engine/index.ts'
import type { ClusteringTask, FromWorker } from './worker-messages.ts'

const { table, mode, ...options }: ClusteringTask = workerData

const place = mode === 'add' ? placeKeywords : reclusterKeywords
const result = place(table, {
  ...options,
  onProgress: (stage, done) => send({ type: 'progress', stage, done }),
})
send({ type: 'clustered', result })

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}
