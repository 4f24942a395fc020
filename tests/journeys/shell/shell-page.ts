import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person, type PlanInput } from '#tests/support/browser/journey-person.ts'

/** Signs in a person with one workspace of three plans, and opens the Keywords screen of the first. */
export async function openKeywords(page: Page): Promise<Person> {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: makePlans(3) }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'keywords'))
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible()
  return person
}

/** The address of a screen of the person's first plan. */
export function planPath({ workspaces: [first] }: Person, screen: string): string {
  return `/workspace/${first?.id}/contentplan/${first?.plans[0]}/${screen}`
}

export function makePlans(count: number): PlanInput[] {
  return Array.from({ length: count }, (_, place) => ({
    name: `Plan ${place + 1}`,
    domain: `plan-${place + 1}.example`,
  }))
}

export function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

export function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Go to or do anything' })
}

export async function openUserMenu(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  const menu = page.getByRole('dialog', { name: 'Your account' })
  await expect(menu).toBeVisible()
  return menu
}

export function colorScheme(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-mantine-color-scheme')
}
