import { expect, test } from '#tests/support/browser/journey.ts'
import { dialog, openModify, tabOf } from './modify-page.ts'

test('a cluster of five hundred keywords needs few elements in the dialog', async ({ page }) => {
  test.slow()
  const sites = 'abcdefghijklmnopqrstuvwxyz'
  const many = Array.from({ length: 500 }, (_, at) => [
    `modify many ${at}`,
    Array.from({ length: 10 }, (__, rank) => sites[(at * (rank + 1) + rank * rank) % 26]).join(''),
  ])
  await openModify(page, { tab: 'remove', serps: Object.fromEntries(many) })
  await dialog(page).getByRole('tree').getByRole('treeitem').first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('500 selected')).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThan(2000)
  await tabOf(page, 'Merge clusters').click()
  await expect(dialog(page).getByRole('table', { name: 'Own keywords' })).toHaveAttribute(
    'aria-rowcount',
    '501',
  )
  expect(await page.locator('*').count()).toBeLessThan(2000)
})

test('the dialog reads the keywords of a cluster in pages when there are more than 500', async ({ page }) => {
  test.slow()
  const many = Array.from({ length: 620 }, (_, at) => [`modify page ${at}`, null])
  await openModify(page, { tab: 'merge', serps: Object.fromEntries(many) })
  const own = dialog(page).getByRole('region', { name: 'Keywords of this cluster' })
  await expect(own).toContainText('1–500 of 620')
  await own.getByRole('button', { name: 'Next page' }).click()
  await expect(own).toContainText('501–620 of 620')
  await expect(own.getByRole('table', { name: 'Own keywords' })).toContainText('modify page 501')
})
