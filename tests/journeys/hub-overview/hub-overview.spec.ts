import type { Page } from '@playwright/test'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { chooseAction, gapOf, gaps, openGaps, openMenu, openOverview, overview } from './overview-page.ts'

async function undo(page: Page) {
  await messages(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(messages(page)).toContainText('Undone.')
}

test('the overview says how the hub stands, and a bar leads to its clusters', async ({ page }) => {
  await openOverview(page)
  await expect(overview(page).getByText('2 of 6 clusters have a page of the site.')).toBeVisible()
  await expect(
    overview(page).getByText(/^The site is seen for \d+\.\d% of the searches in this hub\.$/),
  ).toBeVisible()
  const ranks = overview(page).getByRole('list', { name: 'Clusters in rank buckets' })
  await expect(ranks.getByRole('listitem')).toHaveText(['Top 3 1', '4-10 0', '11-30 3', '30-100 2', 'N/a 0'])
  await overview(page).getByRole('link', { name: 'Update' }).click()
  await expect(
    page.getByRole('table', { name: 'Clusters', exact: true }).locator('[data-row-open]'),
  ).toHaveText(['Cluster 1'])
})

test('the content gaps begin with the missing pages that would bring most, and can be filtered', async ({
  page,
}) => {
  await openOverview(page)
  await openGaps(page)
  const titles = gaps(page).locator('tbody [data-row-open]')
  const inOrder = [3, 4, 5, 6, 1, 2].map((place) => `Cluster ${place}`)
  await expect(titles).toHaveText(inOrder)
  await expect(overview(page).getByText('Missing pages first')).toBeVisible()
  await gaps(page).getByRole('button', { name: 'Potential clicks' }).click()
  await expect(titles.first()).toHaveText('Cluster 1')
  await expect(overview(page).getByText('Missing pages first')).toBeHidden()
  await expect(gapOf(page, 'Cluster 3')).toContainText('New page')
  await overview(page).getByRole('tab', { name: 'New pages' }).click()
  await expect(titles).toHaveText(['Cluster 3', 'Cluster 4', 'Cluster 5', 'Cluster 6'])
  await overview(page).getByRole('combobox', { name: 'Action' }).selectOption('Leave')
  await expect(titles).toHaveText(['Cluster 2'])
  await overview(page).getByRole('textbox', { name: 'Filter by cluster or /URL' }).fill('/boots-1')
  await expect(overview(page).getByText('No pages.')).toBeVisible()
})

test('a status, a lock and an excluded URL are undone without leaving the overview', async ({ page }) => {
  await openOverview(page)
  await openGaps(page)
  await chooseAction(page, 'Cluster 1', 'Change status')
  await page.getByRole('menuitemradio', { name: 'Briefed' }).click()
  await expect(messages(page)).toContainText('1 cluster got another status')
  await undo(page)
  await chooseAction(page, 'Cluster 1', 'Lock match')
  await expect(messages(page)).toContainText('Match locked')
  await openMenu(page, 'Cluster 1')
  await page.getByRole('menuitem', { name: 'Unlock match' }).click()
  await expect(messages(page)).toContainText('Match unlocked')
  await chooseAction(page, 'Cluster 1', 'Exclude URL')
  await expect(gapOf(page, 'Cluster 1')).toContainText('New page')
  await undo(page)
  await expect(gapOf(page, 'Cluster 1')).toContainText('/boots-1')
})

test('a cluster gets another page, or a new one of a typed URL', async ({ page }) => {
  await openOverview(page)
  await openGaps(page)
  await chooseAction(page, 'Cluster 3', 'Change URL match')
  const dialog = page.getByRole('dialog', { name: 'Change URL match' })
  await dialog.getByRole('combobox', { name: 'Page', exact: true }).fill('boots-2')
  await page.getByRole('option', { name: '/boots-2' }).click()
  await expect(dialog).toContainText('The cluster “Cluster 2” loses this page')
  await dialog.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(messages(page)).toContainText('“Cluster 3” matched with /boots-2, taken from “Cluster 2”')
  await expect(gapOf(page, 'Cluster 2')).toContainText('New page')
  await undo(page)
  await expect(gapOf(page, 'Cluster 2')).toContainText('/boots-2')
  await chooseAction(page, 'Cluster 3', 'Change URL match')
  await dialog.getByText('Custom target URL').click()
  const url = dialog.getByRole('textbox', { name: 'Custom target URL' })
  await url.fill('shop.example/new boots')
  await dialog.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(dialog.getByText('Invalid URL.')).toBeVisible()
  await url.fill('https://shop.example/new-boots')
  await dialog.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(gapOf(page, 'Cluster 3')).toContainText('/new-boots')
})

test('a page that cannot be made is said in words', async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await openOverview(page)
  await openGaps(page)
  await page.route(/\/contentplan\/\d+\/page$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await chooseAction(page, 'Cluster 3', 'Change URL match')
  const dialog = page.getByRole('dialog', { name: 'Change URL match' })
  await dialog.getByText('Custom target URL').click()
  await dialog.getByRole('textbox', { name: 'Custom target URL' }).fill('https://shop.example/new-boots')
  await dialog.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Could not create the new page.')
})

test('a page gets another cluster, and a cluster another hub', async ({ page }) => {
  await openOverview(page)
  await openGaps(page)
  await chooseAction(page, 'Cluster 1', 'Change cluster match')
  const matching = page.getByRole('dialog', { name: 'Match with a cluster' })
  await matching.getByRole('combobox', { name: 'Cluster' }).fill('Cluster 4')
  await page.getByRole('option', { name: 'Cluster 4' }).click()
  await matching.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(gapOf(page, 'Cluster 4')).toContainText('/boots-1')
  await undo(page)
  await chooseAction(page, 'Cluster 5', 'Move cluster to hub')
  const moving = page.getByRole('dialog', { name: 'Move 1 cluster to a hub' })
  await moving.getByRole('combobox', { name: 'Hub' }).fill('Tents')
  await page.getByRole('option', { name: 'New hub “Tents”' }).click()
  await moving.getByRole('button', { name: 'Move' }).click()
  await expect(gapOf(page, 'Cluster 5')).toHaveCount(0)
  await undo(page)
  await expect(gapOf(page, 'Cluster 5')).toBeVisible()
})

test('a cluster is deactivated or excluded after a question, and what needs a page says so', async ({
  page,
}) => {
  await openOverview(page)
  await openGaps(page)
  await openMenu(page, 'Cluster 3')
  await expect(page.getByRole('menuitem', { name: 'Exclude URL' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Exclude URL' })).toContainText('This cluster has no page')
  await page.keyboard.press('Escape')
  await chooseAction(page, 'Cluster 3', 'Deactivate cluster')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page)).toContainText('1 cluster deleted, keywords made inactive')
  await undo(page)
  await chooseAction(page, 'Cluster 3', 'Exclude cluster')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(gapOf(page, 'Cluster 3')).toHaveCount(0)
  await undo(page)
  await expect(gapOf(page, 'Cluster 3')).toBeVisible()
})
