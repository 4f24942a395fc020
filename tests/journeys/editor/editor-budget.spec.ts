import { expect, test } from '#tests/support/browser/journey.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { SHOWCASE_FOLDER } from '#tests/showcase/serve-showcase.ts'
import { openPart } from '../ui/showcase-page.ts'
import { draft } from './editor-page.ts'

// In a shared window, scripts that another journey has loaded would not be loaded again.
test.use({ hasOwnWindow: true })

test('the editor and its source are files of their own, loaded when they are opened', async ({ page }) => {
  await openPart(page, 'data-table')
  await page.waitForLoadState('networkidle')
  const before = await weighPage(page, SHOWCASE_FOLDER)
  await openPart(page, 'editor')
  await expect(draft(page)).toBeVisible()
  const visual = await weighPage(page, SHOWCASE_FOLDER)
  expect(visual.script - before.script).toBeGreaterThan(100)
  expect(visual.script - before.script).toBeLessThanOrEqual(160)
  expect(visual.style - before.style).toBeLessThanOrEqual(4)
  await page.getByRole('button', { name: 'Markdown' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  const source = await weighPage(page, SHOWCASE_FOLDER)
  expect(source.script - visual.script).toBeGreaterThan(100)
  expect(source.script - visual.script).toBeLessThanOrEqual(190)
})
