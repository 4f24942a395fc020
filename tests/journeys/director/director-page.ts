import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { allow, expectConsentPage } from '#tests/journeys/onboarding/onboarding-page.ts'

/** Goes from the button to Google's page and back. */
export async function connectAnalyticsAs(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect Google Analytics' }).click()
  await expectConsentPage(page)
  await allow(page, email)
}

/** Chooses a property by the beginning of its name, without the mouse. */
export async function chooseProperty(page: Page, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Google Analytics 4 property' }).focus()
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^(Connect|Save) property$/ }).click()
}

/** Says that an event counts as a conversion, and saves it. */
export async function chooseEvents(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Save events' }).click()
  await expect(page.getByText('The events are saved.')).toBeVisible()
}

/** The numbers of a chart, by the name of its part, as a table that is opened by keyboard. */
export async function openNumbers(page: Page, part: string) {
  const region = page.getByRole('region', { name: part, exact: true })
  const summary = region.getByText('Show as table')
  await expect(summary).toBeVisible()
  await summary.press('Enter')
  return region.getByRole('table').getByRole('row')
}
