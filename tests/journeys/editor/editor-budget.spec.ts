import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { SHOWCASE_FOLDER } from '#tests/showcase/serve-showcase.ts'
import { openPart } from '../ui/showcase-page.ts'
import { draft } from './editor-page.ts'

const KIB = 1024

// In a shared window, scripts that another journey has loaded would not be loaded again.
test.use({ hasOwnWindow: true })

test('the editor, its source and the view are files of their own, loaded when they are opened', async ({
  page,
}) => {
  await openPart(page, 'data-table')
  await page.waitForLoadState('networkidle')
  const before = await listFiles(page)
  await openPart(page, 'editor')
  await expect(draft(page)).toBeVisible()
  await expect(page.getByRole('article')).toContainText('boots')
  const opened = (await listFiles(page)).filter((file) => !before.includes(file))
  expect(opened.map(nameOf).sort()).toEqual([
    'MarkdownEditor.css',
    'MarkdownEditor.js',
    'MarkdownView.js',
    'icons.js',
    'markdown.css',
    'markdown.js',
  ])
  expect(weigh(opened, ['MarkdownEditor.js', 'markdown.js'])).toBeLessThanOrEqual(160)
  expect(weigh(opened, ['MarkdownView.js', 'markdown.js'])).toBeLessThanOrEqual(40)
  expect(weigh(opened, ['MarkdownEditor.css', 'markdown.css'])).toBeLessThanOrEqual(4)
  await page.getByRole('button', { name: 'Markdown' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  const source = (await listFiles(page)).filter((file) => ![...before, ...opened].includes(file))
  expect(source.map(nameOf).sort()).toEqual(['SourcePane.css', 'SourcePane.js'])
  expect(weigh(source, ['SourcePane.js'])).toBeLessThanOrEqual(115)
})

async function listFiles(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(files.filter((file) => /\.(js|css)$/.test(file)))]
}

/** A file's name without the part that says what is in it. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{7,8}(?=\.\w+$)/, '')
}

/** In KiB, compressed. */
function weigh(files: readonly string[], names: readonly string[]): number {
  const found = files.filter((file) => names.includes(nameOf(file)))
  expect(found.length).toBe(names.length)
  return found.reduce((sum, file) => sum + readFileSync(join(SHOWCASE_FOLDER, `${file}.gz`)).length, 0) / KIB
}
