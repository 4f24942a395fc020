import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Signs in a person and opens a cluster that has two similar clusters and one that is not similar. */
export async function openSimilar(page: Page, search = '?tab=competition') {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const boots = await seedCluster(person, {
    title: 'Trail boots',
    serps: { 'similar boots': 'αβγδεζηθικ', 'similar hikers': 'αβγδεζбаωψ' },
  })
  const winter = await seedCluster(person, {
    title: 'Winter boots',
    serps: { 'similar winter': 'αβρστυφχвг', 'similar snow': 'дежзийклвг' },
  })
  await seedCluster(person, { title: 'Laces', serps: { 'similar laces': 'κλμνξοπρστ' } })
  await seedCluster(person, { title: 'Tents', serps: { 'similar tents': 'дежзийк', 'similar poles': null } })
  await signInAs(page, person)
  const path = planPath(person, `article/${boots}`)
  await page.goto(`${path}${search}`)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return { person, boots, winter, path }
}

const table = (page: Page) => page.getByRole('table', { name: 'Competing clusters' })
export const similarRows = (page: Page) => table(page).locator('tbody tr')
export const apart = (page: Page) => page.getByRole('region', { name: 'Why not together' })
