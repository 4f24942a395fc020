import type { Page } from '@playwright/test'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { expect, expectFineInAllColours, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { readWordpressKey } from '#tests/support/browser/journey-sandbox.ts'

const PHONE = { width: 360, height: 780 }
const WAIT_MS = 60_000

const readPages = (page: Page) => page.getByRole('button', { name: 'Read pages', exact: true })
const result = (page: Page) => page.getByLabel('Result of the last reading')

test('the pages of a WordPress are read when it is connected and by a button, and are among the pages of the plan', async ({
  page,
}) => {
  const person = await makePerson({
    workspaces: [{ name: 'Acme', plans: [{ name: 'Trailhouse', domain: 'trailhouse.example' }] }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'wordpress-integration'))
  await expect(page.getByRole('heading', { level: 1, name: 'WordPress' })).toBeVisible()
  await expect(readPages(page)).toBeHidden()
  await page.getByLabel('API key').fill(await readWordpressKey())
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(result(page)).toContainText(/Pages of WordPress: 3\d\d new\./, { timeout: WAIT_MS })
  await expectFineInAllColours(page)
  await readPages(page).press('Enter')
  await expect(result(page)).toContainText(/Pages of WordPress: (\d+ new, )?3\d\d unchanged\./, {
    timeout: WAIT_MS,
  })
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('link', { name: 'pages of this plan' }).click()
  for (const tab of [/^All 3\d\d$/, 'Category 10', 'Products 180', /^Blog 1\d\d$/])
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()
  await page.getByRole('tab', { name: 'Products 180' }).click()
  await expect(page.getByRole('table').getByText('In stock').first()).toBeVisible()
})

test('a reading that the website refuses says why beside the button', async ({ page }) => {
  const person = await makePerson({
    workspaces: [{ name: 'Acme', plans: [{ name: 'Trailhouse', domain: 'trailhouse.example' }] }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'wordpress-integration'))
  const [name = ''] = (await readWordpressKey()).split('.')
  await page.getByLabel('API key').fill(`${name}.${'s'.repeat(40)}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(result(page)).toContainText('WordPress refuses the key', { timeout: WAIT_MS })
  await expect(readPages(page)).toBeEnabled()
})
