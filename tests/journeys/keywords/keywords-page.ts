import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { seedKeywords, type SeededKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Signs in a person with one plan that has these keywords, and opens its Keywords screen. */
export async function openPlanKeywords(
  page: Page,
  {
    search = '',
    keywordLimit = 5000,
    ...seeded
  }: SeededKeywords & { search?: string; keywordLimit?: number } = {},
): Promise<Person> {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes', keywordLimit }] }],
  })
  await seedKeywords(person, seeded)
  await signInAs(page, person)
  await page.goto(planPath(person, `keywords${search}`))
  await expect(tab(page, 'All')).not.toContainText('…')
  return person
}

export function table(page: Page) {
  return page.getByRole('table', { name: 'Keywords', exact: true })
}

/** The row of a keyword. */
export function row(page: Page, keyword: string) {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByText(keyword, { exact: true }) })
}

/** The keywords that are shown, in their order. */
export async function shownKeywords(page: Page): Promise<string[]> {
  return table(page).locator('tbody tr td:nth-child(2)').allTextContents()
}

export function tab(page: Page, name: string) {
  return page.getByRole('tab', { name: new RegExp(`^${name}`) })
}

export function filter(page: Page) {
  return page.getByRole('textbox', { name: 'Filter by keyword', exact: true })
}

export function messages(page: Page) {
  return page.getByRole('status', { name: 'Messages' })
}

export function research(page: Page) {
  return page.getByRole('dialog', { name: 'Find more keywords' })
}

export async function act(page: Page, keyword: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${keyword}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
