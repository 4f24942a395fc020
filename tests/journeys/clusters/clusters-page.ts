import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Signs in a person with one plan whose clusters have ten keywords each, and opens its Clusters screen. */
export async function openClusters(
  page: Page,
  { active, search = '' }: { active: number; search?: string },
): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await seedKeywords(person, { active })
  await signInAs(page, person)
  await page.goto(planPath(person, `plan${search}`))
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return person
}

export function table(page: Page) {
  return page.getByRole('table', { name: 'Clusters', exact: true })
}

export async function shownClusters(page: Page): Promise<string[]> {
  return table(page).locator('tbody [data-row-open]').allTextContents()
}

export function searchBox(page: Page) {
  return page.getByRole('textbox', { name: 'Search clusters' })
}

/** Searches for a text, as users do: by Enter. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
}

/** The panel at the left: kinds of pages, and hubs. */
export function places(page: Page) {
  return page.getByRole('navigation', { name: 'Pages and hubs' })
}
