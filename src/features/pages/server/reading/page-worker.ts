import { parentPort } from 'node:worker_threads'
import type { FromReader, ReadTask } from './open-reader.ts'
import { parsePage } from './parse-page.ts'

parentPort?.on('message', (task: ReadTask) => {
  parentPort?.postMessage(read(task))
})

function read({ number, source }: ReadTask): FromReader {
  try {
    return { number, page: parsePage(source), problem: null }
  } catch (error) {
    // What is wrong with somebody's page is nothing that stops us.
    return {
      number,
      page: null,
      problem: error instanceof RangeError ? 'It nests too deeply.' : String(error),
    }
  }
}
