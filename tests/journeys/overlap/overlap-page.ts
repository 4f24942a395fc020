import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

export const BOOTS = {
  'acme boots': 'abcdefghij',
  'acme boots men': 'bacdefghij',
  'acme hikers': 'bacdefzyxw',
  'acme winter': 'abqrstuv01',
  'acme laces': 'klmnopqrst',
  'acme unknown': null,
}

/** Signs in a person and opens a cluster of these keywords. Each letter of a value is a site in the search results. */
export async function openBoots(
  page: Page,
  serps: Record<string, string | null> = BOOTS,
  search = '?tab=together',
) {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const id = await seedCluster(person, { title: 'Trail boots', serps })
  await signInAs(page, person)
  await page.goto(planPath(person, `article/${id}${search}`))
  await expect(page.getByRole('heading', { name: 'How they belong together' })).toBeVisible()
  return person
}

export const tree = (page: Page) => page.getByRole('tree', { name: 'How the keywords belong together' })
export const item = (page: Page, name: string | RegExp) =>
  tree(page).getByRole('treeitem', { name, exact: true })
export const why = (page: Page) => page.getByRole('region', { name: 'Why together' })
export const choice = (page: Page, side: 'A' | 'B') => page.getByRole('combobox', { name: `Keyword ${side}` })
