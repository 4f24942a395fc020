import { expect, test } from '#tests/support/browser/journey.ts'
import { sumLayoutShifts } from '#tests/support/browser/layout-shifts.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { openCompeting } from './competing-page.ts'
import { editor } from './texts-page.ts'

// In a shared window, scripts that another journey has loaded would not be loaded again.
test.use({ hasOwnWindow: true })

test('no side of a cluster loads more than 260 KiB of scripts, the texts 160 more for their editor, and nothing moves meanwhile', async ({
  page,
}) => {
  test.slow()
  await openCompeting(page)
  const path = new URL(page.url()).pathname
  let requests = 0
  page.on('request', () => requests++)
  page.on('framenavigated', () => (requests = 0))
  for (const side of ['overview', 'keywords', 'together', 'competition', 'links']) {
    await page.goto(`${path}?tab=${side}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { script } = await weighPage(page)
    expect([side, script <= 260]).toEqual([side, true])
    expect([side, (await page.evaluate(sumLayoutShifts)) <= 0.02]).toEqual([side, true])
  }
  // The editor may weigh 160 more.
  await page.goto(`${path}?tab=texts`)
  await expect(editor(page, 'Brief')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { script, scripts } = await weighPage(page)
  expect(script).toBeLessThanOrEqual(420)
  expect(scripts).toBeLessThanOrEqual(20)
  expect(requests).toBeLessThanOrEqual(48)
  expect(await page.evaluate(sumLayoutShifts)).toBeLessThanOrEqual(0.02)
})
