import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { openClusters, shownClusters, table } from '#tests/journeys/clusters/clusters-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'

async function openCluster(page: Page, name: string) {
  await openClusters(page, { active: 30 })
  const href = await table(page).getByRole('link', { name, exact: true }).getAttribute('href')
  await goTo(page, String(href))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return String(href)
}

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a cluster is renamed in its place, and a title that is taken is refused at the field; it is locked and unlocked', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openCluster(page, 'Cluster 2')
  await choose(page, 'Rename')
  const field = titleField(page)
  await expect(field).toBeFocused()
  await field.fill('cluster 3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Article title already exists.')).toBeVisible()
  await field.blur()
  await expect(field).toHaveValue('cluster 3')
  await field.fill('  Winter boots ')
  await expect(page.getByText('Article title already exists.')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Winter boots')).toBeVisible()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Cluster 2')).toBeVisible()

  await heading(page, 'Cluster 2').getByRole('button').click()
  await field.fill('Thrown away')
  await page.keyboard.press('Escape')
  await expect(heading(page, 'Cluster 2').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('  ')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Cluster 2')).toBeVisible()

  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByTitle('Locked: its keywords stay until it is unlocked')).toBeVisible()
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByTitle('Locked: its keywords stay until it is unlocked')).toBeHidden()
})

test('Delete asks what becomes of the keywords, leads to the list, and can be undone there', async ({
  page,
}) => {
  const href = await openCluster(page, 'Cluster 2')
  for (const choice of ['Make them inactive', 'Exclude them']) {
    await goTo(page, href)
    await choose(page, 'Delete')
    await page.getByRole('radio', { name: choice }).check()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/plan$/)
    await expect.poll(() => shownClusters(page)).toEqual(['Cluster 1', 'Cluster 3'])
    await messages(page).getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(async () => (await shownClusters(page)).toSorted())
      .toEqual(['Cluster 1', 'Cluster 2', 'Cluster 3'])
  }
})
