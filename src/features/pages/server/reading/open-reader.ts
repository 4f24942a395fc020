import { Worker } from 'node:worker_threads'
import type { ParsedPage } from './parsed-page.ts'
import type { PageSource } from './parse-page.ts'
import type { ParsedSource } from './parse-source.ts'
import type { FoundRobots, RobotsSource } from './read-robots-file.ts'
import type { SitemapSource } from './read-sitemap-file.ts'
import type { Sitemap } from './read-sitemap.ts'

/** Reading a page takes a few milliseconds: one that takes this long was made to be slow. */
const LONGEST_MS = 10_000
const MEMORY_MB = 512

/** What a website wrote: one of these. */
interface Written {
  page?: PageSource
  /** The HTML of a page of another site. */
  source?: string
  sitemap?: SitemapSource
  robots?: RobotsSource
}

/** What was found in what a website wrote, under the same name. */
export interface Found {
  page?: ParsedPage | null
  source?: ParsedSource | null
  sitemap?: Sitemap | null
  robots?: FoundRobots | null
}

export interface ReadTask {
  number: number
  written: Written
}

/** An answer to a task; `reading` is null when the thread begins the task. */
export interface FromReader {
  number: number
  reading: Reading<Found> | null
}

export interface Reading<Content> {
  content: Content | null
  /** Why it could not be read, as a sentence. */
  problem: string | null
}

/** Reads what a website wrote, one task after another; never rejects because of what is in it. */
export interface SiteReader extends AsyncDisposable {
  readPage(source: PageSource): Promise<Reading<ParsedPage>>
  /** Reads what a page of another site shows to its readers. */
  readSource(html: string): Promise<Reading<ParsedSource>>
  /** No content and no problem means a packed file that cannot be read. */
  readSitemap(source: SitemapSource): Promise<Reading<Sitemap>>
  readRobots(source: RobotsSource): Promise<Reading<FoundRobots>>
}

/** What a page's row says about a reading that was stopped, by how it ended. */
const STOPPED = {
  late: 'Reading it took too long.',
  ended: 'Reading it took too much memory.',
  closed: 'Reading it was stopped.',
}

/**
 * Opens a reader, which reads what websites wrote in a thread of its own. A hostile website may end that thread; the
 * next task gets a new one.
 */
export function openReader({ longestMs = LONGEST_MS }: { longestMs?: number } = {}): SiteReader {
  let thread: Worker | null = null
  let number = 0
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {
    const old = thread
    thread = null
    await old?.terminate()
  }
  const readNext = async (written: Written): Promise<Reading<Found>> => {
    // What waits for its turn when the reader is closed must not start another thread.
    if (isClosed) return { content: null, problem: STOPPED.closed }
    thread ??= startThread()
    const reading = await readIn(thread, { number: ++number, written }, longestMs)
    if (typeof reading !== 'string') return reading
    await close()
    return { content: null, problem: STOPPED[isClosed ? 'closed' : reading] }
  }
  const read = (written: Written) => {
    const reading = last.then(() => readNext(written))
    last = reading
    return reading
  }
  return {
    async readPage(page) {
      const { content, problem } = await read({ page })
      return { content: content?.page ?? null, problem }
    },
    async readSource(source) {
      const { content, problem } = await read({ source })
      return { content: content?.source ?? null, problem }
    },
    async readSitemap(sitemap) {
      const { content, problem } = await read({ sitemap })
      return { content: content?.sitemap ?? null, problem }
    },
    async readRobots(robots) {
      const { content, problem } = await read({ robots })
      return { content: content?.robots ?? null, problem }
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await close()
    },
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('reader-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // Running out of memory is an error that ends the thread: `readIn` waits for its exit, so the error itself is
  // ignored.
  thread.on('error', () => {})
  thread.unref()
  return thread
}

type Answer = Reading<Found> | keyof typeof STOPPED

/**
 * `ended` when the thread ended meanwhile, `late` after the longest time. It counts from when the thread, which may have
 * to start first, begins the task.
 */
async function readIn(thread: Worker, task: ReadTask, longestMs: number): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  let timer: NodeJS.Timeout | undefined
  const onMessage = ({ number, reading }: FromReader) => {
    if (number !== task.number) return
    if (reading === null) timer = setTimeout(() => resolve('late'), longestMs)
    else resolve(reading)
  }
  const onExit = () => resolve('ended')
  thread.on('message', onMessage).once('exit', onExit)
  thread.postMessage(task)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    thread.off('message', onMessage).off('exit', onExit)
  }
}
