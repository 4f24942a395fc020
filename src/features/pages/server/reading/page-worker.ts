import { parentPort } from 'node:worker_threads'
import type { FromReader, Reading, ReadTask } from './open-reader.ts'
import { parsePage } from './parse-page.ts'

parentPort?.on('message', ({ number, source }: ReadTask) => {
  answer({ number, reading: null })
  answer({ number, reading: read(source) })
})

function answer(message: FromReader): void {
  parentPort?.postMessage(message)
}

function read(source: ReadTask['source']): Reading {
  try {
    return { page: parsePage(source), problem: null }
  } catch (error) {
    // What is wrong with somebody's page is nothing that stops us.
    return { page: null, problem: error instanceof RangeError ? 'It nests too deeply.' : String(error) }
  }
}
