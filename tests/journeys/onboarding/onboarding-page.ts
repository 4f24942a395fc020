import type { Page } from '@playwright/test'
import { endImports, planOf } from '#tests/support/browser/journey-imports.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** The website whose properties the sandbox's Google has. */
export const SHOP = 'trailhouse.example'

/** Signs in a person with a plan for the shop, and opens one of its onboarding steps. */
export async function openStep(page: Page, step: 'gsc' | 'wordpress', address = ''): Promise<Person> {
  return openScreen(page, `onboarding/${step}`, { address })
}

export async function openScreen(
  page: Page,
  screen: string,
  { address = '', domain = SHOP }: { address?: string; domain?: string } = {},
): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Shop', plans: [{ name: 'Shop', domain }] }] })
  await signInAs(page, person, address)
  await page.goto(`${address}${planPath(person, screen)}`)
  return person
}

export function connectButton(page: Page) {
  return page.getByRole('button', { name: 'Connect Google Search Console' })
}

export function properties(page: Page) {
  return page.getByRole('radio')
}

/** Goes from the button to Google's page. */
export async function goToGoogle(page: Page) {
  await connectButton(page).click()
  await expectConsentPage(page)
}

export async function expectConsentPage(page: Page) {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

/** On Google's page, allows what is asked for. */
export async function allow(page: Page, email: string, { isTicked = true } = {}) {
  await page.getByLabel('Another account', { exact: true }).check()
  await page.getByLabel('E-mail address of another account').fill(email)
  if (!isTicked) await page.getByLabel('View Search Console data').uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function connectAs(page: Page, email: string) {
  await goToGoogle(page)
  await allow(page, email)
}

export async function chooseShop(page: Page) {
  await page.getByRole('radio', { name: /^trailhouse\.example Domain/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/onboarding\/wordpress$/)
  await endImports(planOf(page.url()))
}

export async function expectConnected(page: Page) {
  await expect(
    page.getByRole('radio', { name: /^trailhouse\.example Domain · matches your website$/ }),
  ).toBeVisible()
}
