import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { expect } from '#tests/support/browser/journey.ts'

interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export function textFile(name: string, text: string): TestFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}

/** A keyword file that includes search results: keywords of one intent share eight of ten URLs. */
export function keywordFile(intents: number, keywordsEach: number, name = 'keywords.csv'): TestFile {
  const rows = Array.from({ length: intents * keywordsEach }, (_, index) => {
    const intent = Math.floor(index / keywordsEach)
    const shared = Array.from({ length: 8 }, (_each, rank) => `https://shop${intent}.example/${rank}`)
    const own = [`https://page${index}.example/a`, `https://page${index}.example/b`]
    return `topic${intent} word${index},${intents * 10 - intent},${[...shared, ...own].join('|')}`
  })
  return textFile(name, ['keyword,volume,serp_urls', ...rows].join('\n'))
}

export const SMALL = keywordFile(12, 3)

export async function openClusterer(page: Page) {
  await page.goto('/clusterer')
  await expect(page.getByRole('heading', { name: 'Keyword clusterer' })).toBeVisible()
}

export async function chooseKeywords(page: Page, file: TestFile | string) {
  await page.getByLabel('Choose keyword file').setInputFiles(file)
}

export async function createClusters(page: Page) {
  await page.getByRole('button', { name: 'Create Clusters' }).click()
}

export async function chooseOverlap(page: Page, score: number) {
  await page.getByRole('group', { name: 'Minimum overlap' }).getByText(`${score}`, { exact: true }).click()
}

export async function clusterSmallFile(page: Page) {
  await openClusterer(page)
  await chooseKeywords(page, SMALL)
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '12 clusters' })).toBeVisible()
}

/** Goes from a result back to the empty form. */
export async function startAnotherList(page: Page) {
  await page.getByRole('button', { name: 'Cluster another list' }).click()
  await expect(page.getByLabel('Choose keyword file')).toBeAttached()
}

/** Drops files on the page as a file manager does. */
export async function dropFiles(page: Page, files: TestFile[], target = 'body') {
  const contents = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of all)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name))
    return transfer
  }, contents)
  for (const type of ['dragover', 'drop']) await page.dispatchEvent(target, type, { dataTransfer })
}

/** Keeps the worker from starting until the returned function is called, so that the page shows a run under way. */
export async function holdRuns(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(/clusterer-worker/, async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  return held.resolve
}

/** Keeps the worker from clustering again until the returned function is called, as a large list does. */
export async function holdRescores(page: Page) {
  const worker = page.workers().at(-1)
  const held = await worker?.evaluateHandle(() => {
    const later = self.setTimeout
    const waiting: (() => void)[] = []
    Object.assign(self, { setTimeout: (run: () => void) => waiting.push(run) })
    return () => {
      self.setTimeout = later
      for (const run of waiting) run()
    }
  })
  return () => held?.evaluate((release) => release())
}

export async function downloadCsv(page: Page): Promise<{ header: string[]; rows: string[][] }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('clusters.csv')
  const text = await readFile(await download.path(), 'utf8')
  const [header = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data
  return { header, rows }
}

/** The main keywords in view, from top to bottom. */
export function mainKeywords(page: Page) {
  return page.locator('tbody button[aria-expanded]')
}
