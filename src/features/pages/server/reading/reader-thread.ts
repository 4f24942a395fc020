import { parentPort } from 'node:worker_threads'
import type { Found, FromReader, Reading, ReadTask } from './open-reader.ts'
import { readRobotsFile } from './read-robots-file.ts'
import { readSitemapFile } from './read-sitemap-file.ts'

parentPort?.on('message', async ({ number, written }: ReadTask) => {
  // Most of what the thread is made of, which sitemaps and robots.txt need not wait for.
  const parsePage = written.page && (await import('./parse-page.ts')).parsePage
  answer({ number, reading: null })
  const find = (): Found => ({
    page: (written.page && parsePage?.(written.page)) ?? null,
    sitemap: (written.sitemap && readSitemapFile(written.sitemap)) ?? null,
    robots: (written.robots && readRobotsFile(written.robots)) ?? null,
  })
  answer({ number, reading: read(find) })
})

function answer(message: FromReader): void {
  parentPort?.postMessage(message)
}

function read(find: () => Found): Reading<Found> {
  try {
    return { content: find(), problem: null }
  } catch (error) {
    // What is wrong with somebody's page is nothing that stops us.
    return { content: null, problem: error instanceof RangeError ? 'It nests too deeply.' : String(error) }
  }
}
