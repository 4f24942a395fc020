import { expect, test } from '#tests/support/browser/journey.ts'
import { messages, openPages, rowOf, table } from './pages-page.ts'

const PAGES = [
  { path: '/boots', type: 'article', impressions: 20, cluster: 'Winter boots' },
  { path: '/sandals', type: 'article', impressions: 10 },
]

test('a page without a cluster becomes a favorite with a new main keyword, and undo takes both away', async ({
  page,
}) => {
  await openPages(page, { search: '?tab=all', pages: PAGES })
  const row = rowOf(page, '/sandals')
  await row.getByRole('button', { name: 'Add to favorites' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm main keyword' })
  await expect(dialog).toContainText(
    'To add this page to your favorites, please assign a main keyword below.',
  )
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  const keyword = dialog.getByRole('combobox', { name: 'Main keyword' })
  await keyword.press('Tab')
  await expect(dialog).toContainText('Please select or enter a keyword to favorite this page.')
  await expect(keyword).toHaveAttribute('placeholder', 'Search for a keyword or enter a new one')
  await keyword.fill('winter')
  await page.getByRole('option', { name: 'winter boots' }).click()
  await expect(dialog).toContainText(
    'It leaves the cluster “Winter boots”, whose main keyword it is, for a new cluster.',
  )
  await keyword.fill('Hiking sandals')
  await expect(dialog).toContainText('It is new: it is added to the plan, in a new cluster.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await confirm.click()
  await expect(messages(page)).toContainText('Added to favorites')
  await expect(row.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await expect(row.getByRole('link', { name: /hiking sandals/i })).toBeVisible()
  await expect(row).toContainText('Locked')

  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await expect(row).toContainText('No cluster')
})

test('a page with a cluster becomes a favorite with the main keyword that it has, also where another window was first', async ({
  page,
  context,
}) => {
  await openPages(page, { search: '?tab=all', pages: PAGES })
  const row = rowOf(page, '/boots')
  await row.getByRole('button', { name: 'Add to favorites' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm main keyword' })
  await expect(dialog).toContainText(
    'The current main keyword of this page is winter boots, of the cluster Winter boots.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: 'Add to favorites' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await rowOf(other, '/boots').getByRole('button', { name: 'Add to favorites' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(messages(other)).toContainText('Added to favorites')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(messages(page)).toContainText('Added to favorites')
  await expect(messages(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.goto(`${page.url()}&favorites=only`)
  await expect(table(page).locator('tbody').getByRole('row')).toHaveCount(1)
  await row.getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(page.getByText('No page is a favorite yet.')).toBeVisible()
})
