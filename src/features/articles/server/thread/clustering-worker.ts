import { parentPort } from 'node:worker_threads'
import {
  findDrift,
  groupClusters,
  placeKeywords,
  previewScores,
  reclusterKeywords,
  scoreRelevance,
} from '#engine/index.ts'
import type { AssessResult, ClusteringResult, GroupResult, PreviewResult, Task } from './worker-messages.ts'

type Result = ClusteringResult | PreviewResult | AssessResult | GroupResult

// The thread does one task and ends.
parentPort?.once('message', (task: Task) => send(perform(task)))

function perform(task: Task): Result {
  const { table } = task
  switch (task.mode) {
    case 'preview':
      return { type: 'done', result: previewScores(table, task) }
    case 'assess':
      return {
        type: 'done',
        result: { relevance: scoreRelevance(table, task), drifts: findDrift(table, task) },
      }
    case 'group':
      return { type: 'done', result: groupClusters(table, task) }
    case 'add':
      return { type: 'done', result: placeKeywords(table, { ...task, onProgress }) }
    case 'recluster':
      return { type: 'done', result: reclusterKeywords(table, { ...task, onProgress }) }
  }
}

function onProgress(stage: 'comparing' | 'clustering', done: number): void {
  send({ type: 'progress', stage, done })
}

function send(message: Result): void {
  parentPort?.postMessage(message)
}
