import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { openDemo } from './sign-in-page.ts'

const PAGES = [
  ['/', 'Welcome to Keyloom'],
  ['/?problem=busy', 'Welcome to Keyloom'],
  ['/main', 'Create your free account'],
  ['/mini', 'Sign up to Mini'],
  ['/roi-calculator', 'ROI calculator'],
  ['/nowhere', 'There is nothing at this address'],
] as const

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('pages before the sign-in are free of accessibility violations', async ({ page }) => {
      test.slow()
      for (const [path, heading] of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectNoAxeViolations(page)
      }
    })

    test('a failed sign-in and an unreachable server have no violations', async ({ page, expectProblem }) => {
      test.slow()
      expectProblem(/400/)
      expectProblem(/ERR_FAILED/)
      expectProblem(/cannot be reached/)
      await page.goto('/auth/in?token=of-nobody')
      await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
      await expectNoAxeViolations(page)

      await openDemo(page)
      await page.route('**/api/workspace', (route) => route.abort())
      await page.goto('/workspace')
      await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
      await expectNoAxeViolations(page)
      await page.unroute('**/api/workspace')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page).toHaveURL(/\/workspace\/\d+/)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no page before the sign-in is wider than the screen', async ({ page }) => {
    for (const [path, heading] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width]).toEqual([path, 390])
    }
  })
})
