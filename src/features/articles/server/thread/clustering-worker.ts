import { parentPort } from 'node:worker_threads'
import { assess, group, place, preview } from './perform-task.ts'
import type { AssessResult, ClusteringResult, GroupResult, PreviewResult, Task } from './worker-messages.ts'

type Result = ClusteringResult | PreviewResult | AssessResult | GroupResult

// The thread does one task and ends.
parentPort?.once('message', (task: Task) => send(perform(task)))

function perform(task: Task): Result {
  const { table } = task
  switch (task.mode) {
    case 'preview':
      return { type: 'done', result: preview(table, task) }
    case 'assess':
      return { type: 'done', result: assess(table, task) }
    case 'group':
      return { type: 'done', result: group(table, task) }
    case 'add':
    case 'recluster':
      return { type: 'done', result: place(table, { ...task, onProgress }) }
  }
}

function onProgress(stage: 'comparing' | 'clustering', done: number): void {
  send({ type: 'progress', stage, done })
}

function send(message: Result): void {
  parentPort?.postMessage(message)
}
