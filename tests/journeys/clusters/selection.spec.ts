import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { openClusters, table } from './clusters-page.ts'

function selection(page: Page) {
  return page.getByRole('region', { name: 'Selection' })
}

function act(page: Page, name: string) {
  return selection(page).getByRole('button', { name, exact: true }).click()
}

async function select(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
}

async function undo(page: Page) {
  await messages(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(messages(page)).toContainText('Undone.')
}

async function openAs(page: Page, look: 'Cards' | 'Map', active: number) {
  await openClusters(page, { active })
  await page.getByTitle(look, { exact: true }).click()
}

function card(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}

test('clusters that are selected get a hub, a status and a funnel together, and each can be undone', async ({
  page,
}) => {
  await openClusters(page, { active: 30 })
  await select(page, 'Cluster 1', 'Cluster 2')
  await act(page, 'Move to hub')
  const dialog = page.getByRole('dialog', { name: 'Move 2 clusters to a hub' })
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Hub' }).fill('Footwear')
  await page.getByRole('option', { name: 'New hub “Footwear”' }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(messages(page)).toContainText('2 clusters moved to the hub “Footwear”')
  await expect(selection(page)).toBeHidden()
  await undo(page)

  await select(page, 'Cluster 1', 'Cluster 2')
  await act(page, 'More')
  await page.getByRole('menuitem', { name: 'Status…' }).click()
  await page.getByRole('menuitemradio', { name: 'Drafted' }).click()
  await expect(messages(page)).toContainText('2 clusters got another status')
  await expect(table(page).getByRole('button', { name: 'Status of Cluster 1: Drafted' })).toBeVisible()
  await undo(page)
  await expect(table(page).getByRole('button', { name: 'Status of Cluster 1: No status' })).toBeVisible()

  await select(page, 'Cluster 1', 'Cluster 2')
  await act(page, 'Favorite')
  await expect(messages(page)).toContainText('2 clusters added to favorites')
  await select(page, 'Cluster 1', 'Cluster 2')
  await act(page, 'Remove from favorites')
  await expect(messages(page)).toContainText('2 clusters removed from favorites')
  await select(page, 'Cluster 3')
  await page.keyboard.press('Escape')
  await expect(selection(page)).toBeHidden()
})

test('cards are loaded nine at a time, when the end of the list comes into sight', async ({ page }) => {
  await openAs(page, 'Cards', 240)
  await expect(page.getByText('9 of 24 clusters are loaded')).toBeAttached()
  // The last nine may follow at once: the browser says a moment later that the end has left the window.
  for (const loaded of [/(18|24) of 24 clusters are loaded/, '24 of 24 clusters are loaded']) {
    await page
      .getByText(/more$|are shown\.$/)
      .last()
      .scrollIntoViewIfNeeded()
    await expect(page.getByText(loaded)).toBeAttached()
  }
  await expect(page.getByText('All 24 clusters are shown.')).toBeVisible()
})

test('keywords that are selected on cards move to another cluster or to a hub', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openAs(page, 'Cards', 20)
  await expect(card(page, 'Cluster 1')).toContainText('5 more')
  await select(page, 'Cluster 1')
  await expect(selection(page)).toContainText('1 selected')
  const keywords = card(page, 'Cluster 1').getByRole('list').getByRole('checkbox')
  await keywords.nth(0).click()
  await keywords.nth(1).click()
  await expect(selection(page)).toContainText('2 keywords selected')
  await expect(page.getByRole('checkbox', { name: 'Select Cluster 1', exact: true })).not.toBeChecked()

  await act(page, 'Move')
  const dialog = page.getByRole('dialog', { name: 'Move 2 keywords' })
  await dialog.getByRole('combobox', { name: 'Cluster' }).fill('cluster 2')
  await page.getByRole('option', { name: /^Cluster 2 / }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(messages(page)).toContainText('2 keywords moved to “Cluster 2”')
  await expect(card(page, 'Cluster 1')).toContainText('3 more')
  await undo(page)
  await expect(card(page, 'Cluster 1')).toContainText('5 more')

  await keywords.nth(0).click()
  await act(page, 'Move')
  await page.getByText('To a hub').click()
  await page.getByRole('combobox', { name: 'Hub' }).fill('Footwear')
  await page.getByRole('option', { name: 'New hub “Footwear”' }).click()
  await page.getByRole('textbox', { name: 'Title of their new cluster' }).fill('cluster 2')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('alert')).toContainText('Article title already exists.')
  await page.getByRole('textbox', { name: 'Title of their new cluster' }).fill('Sandals')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(messages(page)).toContainText('New cluster created')
  await expect(card(page, 'Sandals')).toContainText('active 1')
})

test('a favorite is shown at once, and taken back when it could not be saved', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/)
  await openAs(page, 'Cards', 10)
  const heart = page.getByRole('button', { name: 'Favorite: Cluster 1' })
  const held = Promise.withResolvers<void>()
  await page.route(/\/contentplan\/\d+\/article$/, async (route) => {
    await held.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  held.resolve()
  await expect(messages(page)).toContainText('Failed to add article to favorites.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the map selects clusters by the keyboard, and the table shows them selected', async ({ page }) => {
  await openAs(page, 'Map', 30)
  const plot = page.getByRole('application', { name: 'Treemap of 3 clusters' })
  await plot.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(selection(page)).toContainText('1 selected')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(selection(page)).toContainText('2 selected')
  await page.getByTitle('Table', { exact: true }).click()
  await expect(table(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
})
