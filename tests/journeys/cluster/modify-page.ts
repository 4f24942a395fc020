import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const BOOTS = {
  'modify boots': 'abcdefghij',
  'modify hikers': 'abcdefghij',
  'modify trekkers': 'abcdefzyxw',
  'modify laces': 'jklmnopqrs',
  'modify unknown': null,
}

/** Opens the dialog of a cluster; the plan also has a similar cluster, an inactive and an excluded keyword. */
export async function openModify(
  page: Page,
  { tab = 'add', serps = BOOTS }: { tab?: string; serps?: Record<string, string | null> } = {},
) {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const boots = await seedCluster(person, { title: 'Trail boots', serps })
  const winter = await seedCluster(person, {
    title: 'Winter boots',
    serps: { 'modify winter': 'abqrstuv01', 'modify snow': 'ab23456789' },
  })
  await addKeywords(person.workspaces[0]?.id ?? 0, person.workspaces[0]?.plans[0] ?? 0)
  await signInAs(page, person)
  const path = `${planPath(person, `article/${boots}`)}?tab=keywords`
  await page.goto(`${path}&modify=${tab}`)
  await expect(dialog(page)).toBeVisible()
  return { person, boots, winter, path }
}

async function addKeywords(workspaceId: number, contentplanId: number): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume, excluded)
       values ($1, $2, 'modify sandals', 'modify sandals', 'upload', 70, false),
         ($1, $2, 'modify slippers', 'modify slippers', 'upload', 60, true)`,
      [workspaceId, contentplanId],
    ),
  )
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Modify cluster keywords' })
export const tabOf = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
export const searchBox = (page: Page) => dialog(page).getByRole('textbox', { name: 'Search keywords' })
export const treeItem = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('tree').getByRole('treeitem', { name, exact: true })
export const message = (page: Page) => page.getByLabel('Messages')

/** Texts of the rows of a table in the dialog. */
export const rowsOf = (page: Page, table: string) =>
  dialog(page).getByRole('table', { name: table }).locator('tbody tr')

/** The keywords of the cluster behind the dialog. */
export const ownKeywords = (page: Page) =>
  page.getByRole('table', { name: 'Keywords', exact: true }).locator('tbody tr')

/** Expects a button at the lower edge of the dialog, without unused space below it. */
export async function expectAtBottom(page: Page, name: string) {
  await expect(async () => {
    const [around, inside] = await Promise.all([dialog(page).boundingBox(), button(page, name).boundingBox()])
    const space = bottomOf(around) - bottomOf(inside)
    expect(space).toBeGreaterThan(0)
    expect(space).toBeLessThan(40)
  }).toPass()
}

function bottomOf(box: { y: number; height: number } | null): number {
  return (box?.y ?? 0) + (box?.height ?? 0)
}

export async function search(page: Page, text: string) {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
}
