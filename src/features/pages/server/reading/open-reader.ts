import { Worker } from 'node:worker_threads'
import type { ParsedPage } from './parsed-page.ts'
import type { PageSource } from './parse-page.ts'

/** A page takes a few milliseconds; what takes this long was made to. */
const LONGEST_MS = 10_000
const MEMORY_MB = 512

export interface ReadTask {
  number: number
  source: PageSource
}

/** null: the thread takes the page up now. */
export interface FromReader {
  number: number
  reading: Reading | null
}

export interface Reading {
  page: ParsedPage | null
  /** Why it could not be read, as a sentence. */
  problem: string | null
}

export interface PageReader extends AsyncDisposable {
  /** Reads pages one after another; never rejects because of what is in them. */
  read(source: PageSource): Promise<Reading>
}

const TOO_LONG = 'Reading it took too long.'
const TOO_MUCH = 'Reading it took too much memory.'

/** Reads pages in a thread of its own, which a hostile page may bring down: the next one gets a new thread. */
export function openReader({ longestMs = LONGEST_MS }: { longestMs?: number } = {}): PageReader {
  let thread: Worker | null = null
  let number = 0
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {
    const old = thread
    thread = null
    await old?.terminate()
  }
  const readNext = async (source: PageSource): Promise<Reading> => {
    thread ??= startThread()
    const reading = await readIn(thread, { number: ++number, source }, longestMs)
    if (reading === null || reading.problem === TOO_LONG) await close()
    return reading ?? { page: null, problem: TOO_MUCH }
  }
  return {
    read(source) {
      const reading = last.then(() => readNext(source))
      last = reading
      return reading
    },
    [Symbol.asyncDispose]: close,
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // It ends by an error when its memory does; whoever waits hears of its end.
  thread.on('error', () => {})
  thread.unref()
  return thread
}

/** null: the thread ended meanwhile. The time counts from when the thread, which may have to start first, takes the page up. */
async function readIn(thread: Worker, task: ReadTask, longestMs: number): Promise<Reading | null> {
  const { promise, resolve } = Promise.withResolvers<Reading | null>()
  let timer: NodeJS.Timeout | undefined
  const hear = ({ number, reading }: FromReader) => {
    if (number !== task.number) return
    if (reading === null) timer = setTimeout(() => resolve({ page: null, problem: TOO_LONG }), longestMs)
    else resolve(reading)
  }
  const end = () => resolve(null)
  thread.on('message', hear).once('exit', end)
  thread.postMessage(task)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    thread.off('message', hear).off('exit', end)
  }
}
