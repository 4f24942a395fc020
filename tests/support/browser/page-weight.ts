import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Gzipped sizes in KiB of what the browser has loaded since the page was opened. */
interface PageWeight {
  script: number
  style: number
  /** The size of the largest script. */
  heaviest: number
  /** The number of scripts. */
  scripts: number
}

const KIB = 1024
/** The folder of the product's built web app. */
const WEB_APP = 'dist/web'

/** The sizes of the built files that the page has loaded, which are the same on every machine. */
export async function weighPage(page: Page, folder = WEB_APP): Promise<PageWeight> {
  const names = await listLoaded(page)
  const sizes = (ending: string, without?: RegExp) =>
    names
      .filter((path) => path.endsWith(ending) && !without?.test(path))
      .map((path) => gzippedSize(join(folder, path)) / KIB)
  // Workers run beside the page.
  const scripts = sizes('.js', /-worker-/)
  return {
    script: sum(scripts),
    style: sum(sizes('.css')),
    heaviest: Math.max(0, ...scripts),
    scripts: scripts.length,
  }
}

/** The code of all built scripts that the page has loaded. */
export async function readScripts(page: Page): Promise<string> {
  const scripts = (await listLoaded(page)).filter((path) => path.endsWith('.js'))
  return scripts.map((path) => readFileSync(join(WEB_APP, path), 'utf8')).join('\n')
}

/** The paths of the built files that the page has loaded. */
async function listLoaded(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  return [...new Set(names)]
}

function gzippedSize(file: string): number {
  return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`).length : gzipSync(readFileSync(file)).length
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
