import { parentPort } from 'node:worker_threads'
import type { Found, FromReader, Reading, ReadTask } from './open-reader.ts'
import { readRobotsFile } from './read-robots-file.ts'
import { readSitemapFile } from './read-sitemap-file.ts'

parentPort?.on('message', async ({ number, written }: ReadTask) => {
  // Loaded for pages only: it is most of the thread's code, and sitemaps and robots.txt do not need it.
  const parsePage = written.page && (await import('./parse-page.ts')).parsePage
  const parseSource = written.source === undefined ? null : (await import('./parse-source.ts')).parseSource
  answer({ number, reading: null })
  const find = async (): Promise<Found> => ({
    page: (written.page && parsePage?.(written.page)) ?? null,
    source: (await parseSource?.(written.source ?? '')) ?? null,
    sitemap: (written.sitemap && readSitemapFile(written.sitemap)) ?? null,
    robots: (written.robots && readRobotsFile(written.robots)) ?? null,
  })
  answer({ number, reading: await read(find) })
})

function answer(message: FromReader): void {
  parentPort?.postMessage(message)
}

async function read(find: () => Promise<Found>): Promise<Reading<Found>> {
  try {
    return { content: await find(), problem: null }
  } catch (error) {
    // A fault in a page of a website is a result, not a failure of the crawl.
    return { content: null, problem: error instanceof RangeError ? 'It nests too deeply.' : String(error) }
  }
}
