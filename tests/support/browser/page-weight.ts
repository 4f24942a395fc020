import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Gzipped, in KiB; what came into the browser since the page was opened. */
export interface PageWeight {
  script: number
  style: number
  /** The heaviest script. */
  heaviest: number
}

const KIB = 1024

/** Weighs the files of the build that the page has loaded: the same on every machine. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  const sizes = (ending: string) =>
    [...new Set(names)].filter((path) => path.endsWith(ending)).map((path) => gzippedSize(path) / KIB)
  const scripts = sizes('.js')
  return { script: sum(scripts), style: sum(sizes('.css')), heaviest: Math.max(0, ...scripts) }
}

function gzippedSize(path: string): number {
  const file = join('dist/web', path)
  return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`).length : gzipSync(readFileSync(file)).length
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
