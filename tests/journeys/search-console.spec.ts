import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../support/journey.ts'
import { endImports, planOf } from '../support/journey-imports.ts'
import { makeGoogleAccount } from '../support/journey-sandbox.ts'
import { connectAs, openScreen } from './onboarding-page.ts'
import { planPath } from './shell-page.ts'

// Over Google and back twice, with axe on several pages.
test.describe.configure({ timeout: 120_000 })

const part = (page: Page, name: string) => page.getByRole('region', { name })
const LONG = { timeout: 30_000 }

test('a plan is connected in its settings, what comes is seen, and an access that ends is said with the way back', async ({
  page,
}) => {
  const google = makeGoogleAccount()
  const person = await openScreen(page, 'gsc-integration')
  await expect(page.getByText('Not connected')).toBeVisible()
  await connectAs(page, google.email)
  await page.getByRole('radio', { name: /^trailhouse\.example Domain/ }).check()
  const include = page.getByLabel('Only URLs that match')
  await include.fill('/(blog')
  const save = page.getByRole('button', { name: 'Save and update' })
  await save.click()
  await expect(page.getByText('This is no regular expression')).toBeVisible()
  await expectNoAxeViolations(page)
  await include.fill('/(blog|collections)/')
  await save.click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(part(page, 'Search data')).toContainText(/Importing days \d+ of \d+/, LONG)
  await expectNoAxeViolations(page)

  await google.revoke()
  await expect(page.getByRole('heading', { name: 'The connection to Google has ended' })).toBeVisible(LONG)
  await expect(part(page, 'Search data').getByRole('alert')).toContainText('your data stay')
  await expectNoAxeViolations(page)
  await page.goto(planPath(person, 'keywords'))
  const note = page.getByRole('complementary', { name: 'Search Console' })
  await expect(note).toContainText('Google ended the connection')
  await expectNoAxeViolations(page)
  await note.getByRole('link', { name: 'Mend the connection' }).click()
  await connectAs(page, google.email)
  await expect(include).toHaveValue('/(blog|collections)/')
  await part(page, 'Search data').getByRole('button', { name: 'Try again' }).click()
  await expect(part(page, 'Search data')).toContainText(/Importing days \d+ of \d+/, LONG)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(note).toBeHidden()
  await endImports(planOf(page.url()))
})
