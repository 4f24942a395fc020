import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { makePlans } from '#tests/journeys/shell/shell-page.ts'

/** Signs in a person who has two workspaces and opens the first one. */
export async function openWorkspace(page: Page): Promise<Person> {
  const person = await makePerson({
    workspaces: [
      { name: 'Acme Studio', plans: makePlans(1) },
      { name: 'Second', plans: makePlans(1) },
    ],
  })
  await signInAs(page, person)
  await page.goto(`/workspace/${person.workspaces[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Content plans' })).toBeVisible()
  return person
}

export async function openTokens(page: Page) {
  await page.getByRole('button', { name: 'API tokens' }).click()
  const dialog = page.getByRole('dialog', { name: /API token/ })
  await expect(dialog).toBeVisible()
  return dialog
}
