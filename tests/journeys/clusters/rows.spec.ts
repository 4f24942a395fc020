import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { openClusters, places, shownClusters, table } from './clusters-page.ts'

function selection(page: Page) {
  return page.getByRole('region', { name: 'Selection' })
}

test('the keywords of a cluster are shown below it, and selecting them ends the selection of clusters', async ({
  page,
}) => {
  await openClusters(page, { active: 20 })
  await page.getByRole('button', { name: 'Keywords of Cluster 1', exact: true }).click()
  await expect(table(page).getByRole('row')).toHaveCount(13)
  await expect(table(page).getByRole('row', { name: /active 1 Main keyword/ })).toContainText('99,999')
  await page.getByRole('checkbox', { name: 'Select Cluster 2', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select active 3', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select active 4', exact: true }).check()
  await expect(selection(page)).toContainText('2 keywords selected')
  await expect(page.getByRole('checkbox', { name: 'Select Cluster 2', exact: true })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByRole('checkbox', { name: 'Select active 3', exact: true })).not.toBeChecked()
  await expect(selection(page)).toContainText('Keywords20')
  await page.getByRole('button', { name: 'Keywords of Cluster 1', exact: true }).click()
  await expect(table(page).getByRole('row')).toHaveCount(3)
})

test('an attribute is changed in its cell, given back as it was found, and undone', async ({ page }) => {
  await openClusters(page, { active: 10 })
  const type = table(page).getByRole('button', { name: /^Page type of Cluster 1:/ })
  await type.click()
  await page.getByRole('menuitemradio', { name: 'Listicle' }).click()
  await expect(type).toHaveText('Listicle')
  await expect(type).toHaveAttribute('title', 'Chosen by a user.')
  await type.click()
  await page.getByRole('menuitem', { name: 'As found' }).click()
  await expect(type).toHaveText('–')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(type).toHaveText('Listicle')
})

test('a cluster and hubs are added and named in their place, and a hub is deleted after a question', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openClusters(page, { active: 10 })
  await page.getByRole('button', { name: 'Add cluster' }).click()
  const title = page.getByRole('textbox', { name: 'Name of the cluster' })
  await expect(page.getByRole('button', { name: 'Create' })).toBeDisabled()
  await title.fill('cluster 1')
  await title.press('Enter')
  await expect(page.getByText('Article title already exists.')).toBeVisible()
  await title.fill('Cluster 2')
  await title.press('Enter')
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 1', 'Cluster 2'])

  const name = page.getByRole('textbox', { name: 'Name of the hub' })
  for (const hub of ['Boots', 'Laces']) {
    await page.getByRole('button', { name: 'Add hub' }).click()
    await name.fill(hub)
    await name.press('Enter')
    await expect(places(page).getByRole('button', { name: `${hub} 0` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Actions for Laces' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await name.fill('boots')
  await name.press('Enter')
  await expect(page.getByText('Topic name already exists.')).toBeVisible()
  await name.fill('Insoles')
  await name.press('Enter')
  await places(page).getByRole('button', { name: 'Insoles 0' }).click()
  await expect(page).toHaveURL(/\/plan\/hub-\d+$/)
  await expect(page.getByText('This hub has no clusters.')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Insoles' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this hub?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/plan$/)
  await expect(places(page).getByRole('button', { name: 'Insoles 0' })).toBeHidden()
  await page.getByRole('button', { name: 'refresh page' }).click()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(places(page).getByRole('button', { name: 'Insoles 0' })).toBeVisible()
})
