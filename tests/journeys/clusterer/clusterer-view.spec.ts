import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import {
  chooseKeywords,
  clusterSmallFile,
  createClusters,
  keywordFile,
  mainKeywords,
  openClusterer,
} from './clusterer-page.ts'

const MOST_NODES = 1500

test('the colours follow the system until the visitor chooses, and the choice is kept', async ({ page }) => {
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await openClusterer(page)
  expect(await scheme()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(scheme).toBe('light')
  await page.getByRole('button', { name: 'Use dark colours' }).click()
  expect(await scheme()).toBe('dark')

  // The theme must be set before any code of the app runs, so that the page does not flash.
  await page.route(/\.js$/, (route) =>
    route.request().url().endsWith('color-scheme.js')
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  expect(await scheme()).toBe('dark')
})

test('the clusterer works by keyboard alone', async ({ page }) => {
  await openClusterer(page)
  await tabTo(page, 'Try the sample')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /clusters$/ })).toBeFocused()

  await tabTo(page, '2')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeFocused()
  await expect(page).toHaveURL('/clusterer?overlap=3')

  await tabTo(page, 'Filter by keyword')
  await tabTo(page, (await mainKeywords(page).first().textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(mainKeywords(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(mainKeywords(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tr[data-level="2"] [data-row-focus]').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(mainKeywords(page).nth(1)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(mainKeywords(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(mainKeywords(page).nth(1)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('End')
  await expect(mainKeywords(page).last()).toBeFocused()
  await expect(mainKeywords(page).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(mainKeywords(page).first()).toBeInViewport({ ratio: 1 })
})

test('20,000 keywords need few elements, and one key leads to the last cluster', async ({ page }) => {
  await openClusterer(page)
  await chooseKeywords(page, keywordFile(10_000, 2))
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '10,000 clusters' })).toBeVisible()
  await expectFewNodes(page)
  await mainKeywords(page).first().click()
  await expect(page.getByText('topic0 word1')).toBeVisible()
  const height = await readHeight(page)
  await page.mouse.wheel(0, 100_000)
  await expect(page.getByText(/^topic25\d\d /).first()).toBeVisible()
  await expectFewNodes(page)
  expect(await readHeight(page)).toBe(height)
  await mainKeywords(page).nth(1).press('End')
  await expect(page.getByText(/^topic9999 /)).toBeInViewport()
  await expectFewNodes(page)
  expect(await readHeight(page)).toBe(height)
})

test('closing a cluster does not move the page', async ({ page }) => {
  await clusterSmallFile(page)
  await page.evaluate(() => window.scrollTo(0, 120))
  const place = () => mainKeywords(page).first().boundingBox()
  const before = await place()
  await mainKeywords(page).first().click()
  await expect(page.getByText('topic0 word1')).toBeVisible()
  expect(await place()).toEqual(before)
  await mainKeywords(page).first().click()
  await expect(page.getByText('topic0 word1')).toBeHidden()
  expect(await place()).toEqual(before)
})

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return [element?.getAttribute('aria-label'), label, element?.textContent].map((text) => text?.trim())
    })
    if (focused.includes(name)) return
  }
  throw new Error(`Tab never reached "${name}"`)
}

/** The height of the whole page in pixels: a page that is shorter for a moment does not scroll to its end. */
function readHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

async function expectFewNodes(page: Page) {
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(MOST_NODES)
}
