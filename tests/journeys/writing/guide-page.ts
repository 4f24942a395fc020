import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'

/** Signs in a person with a plan of the made-up shop. */
export async function openTrails(page: Page): Promise<Person> {
  const person = await makePerson({
    workspaces: [{ name: 'Trails', plans: [{ name: 'Trailhouse', domain: 'trailhouse.example' }] }],
  })
  await signInAs(page, person)
  return person
}

/** Saves a style guide as another user would. */
export async function writeGuide(person: Person, text: string): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(`update contentplans set style_guide = $1 where id = $2`, [
      text,
      person.workspaces[0]?.plans[0],
    ]),
  )
}

export const editor = (page: Page) =>
  page.getByRole('region', { name: 'Style guide', exact: true }).getByRole('textbox', { name: 'Style guide' })

/** Opens a style guide and types in it, while another user saves another one. */
export async function makeConflict(page: Page): Promise<Person> {
  const person = await openTrails(page)
  await writeGuide(person, '# Guide\n\nSentences: short.')
  await page.goto(planPath(person, 'style-guide'))
  await editor(page).getByText('Sentences: short.').click()
  await writeGuide(person, '# Guide\n\nSentences: long.')
  await page.keyboard.press('End')
  await page.keyboard.type(' And warm.')
  return person
}
