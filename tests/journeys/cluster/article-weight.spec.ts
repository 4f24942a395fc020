import { expect, test } from '#tests/support/browser/journey.ts'
import { sumLayoutShifts } from '#tests/support/browser/layout-shifts.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { openCompeting } from './competing-page.ts'

// In a shared window, scripts that another journey has loaded would not be loaded again.
test.use({ hasOwnWindow: true })

test('no side of a cluster loads more than 260 KiB of scripts, and nothing moves while it loads', async ({
  page,
}) => {
  test.slow()
  await openCompeting(page)
  const path = new URL(page.url()).pathname
  for (const side of ['overview', 'keywords', 'together', 'competition', 'links']) {
    await page.goto(`${path}?tab=${side}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { script } = await weighPage(page)
    expect([side, script <= 260]).toEqual([side, true])
    expect([side, (await page.evaluate(sumLayoutShifts)) <= 0.02]).toEqual([side, true])
  }
})
