import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const KIB = 1024

/** What the browser fetches for a page, by kind, as gzip would send it. */
async function weigh(page: Page, path: string, kind: 'script' | 'stylesheet'): Promise<number> {
  const fetched: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) fetched.push(response.body())
  })
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Open the demo workspace' })).toBeVisible()
  const bodies = await Promise.all(fetched)
  expect(bodies.length).toBeGreaterThan(0)
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

test('the first page needs at most 125 KiB of scripts', async ({ page }) => {
  expect(await weigh(page, '/', 'script')).toBeLessThanOrEqual(125 * KIB)
})

test('the first page needs at most 10 KiB of styles', async ({ page }) => {
  expect(await weigh(page, '/', 'stylesheet')).toBeLessThanOrEqual(10 * KIB)
})

test('the first page brings no schemas of the contract', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Open the demo workspace' })).toBeVisible()
  const code = (await Promise.all(scripts)).join('\n')
  expect(code).toContain('/auth/ways')
  expect(code).not.toMatch(/ZodObject|invalid_type/)
})
