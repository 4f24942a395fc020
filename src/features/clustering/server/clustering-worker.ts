import { parentPort, workerData } from 'node:worker_threads'
import { clusterKeywords, describeClusters } from '../engine/index.ts'
import type { ClusteringTask, FromWorker } from './worker-messages.ts'

const { table, minimumScore }: ClusteringTask = workerData

const clustering = clusterKeywords(table, {
  minimumScore,
  onProgress: (stage, done) => send({ type: 'progress', stage, done }),
})
const descriptions = describeClusters(table, clustering, minimumScore)
const { start, items } = clustering.clusters
send({ type: 'clustered', result: { start, rows: items, hubs: clustering.hubs, descriptions } })

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}
