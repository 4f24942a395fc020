import { expect, test } from '#tests/support/browser/journey.ts'
import { openPages, selection, shownPages, table, urlFilter } from './pages-page.ts'

test('pages are found by kind and address, and excluded with undo', async ({ page, expectProblem }) => {
  await openPages(page)
  await expect(page).toHaveTitle('Pages | Acme shop |')
  await expect(page.getByText('Category pages from your e-commerce site.')).toBeVisible()
  expect(await shownPages(page)).toEqual(['/shoes', '-/shoes/boots', '--/shoes/boots/winter', '/bags'])
  await expect(table(page).getByRole('row', { name: '/shoes/boots' }).first()).toContainText('up 450')

  await page.getByRole('tab', { name: 'All 9', exact: true }).click()
  await urlFilter(page).fill('(')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/this is not a regular expression: there is a \( without its \)/)).toBeVisible()
  expectProblem(/status of 400/)
  await urlFilter(page).fill('boot')
  await expect(page).not.toHaveURL(/q=boot/)
  await page.keyboard.press('Enter')
  await expect.poll(() => shownPages(page)).toEqual(['/shoes/boots', '/p/trail-boot', '/shoes/boots/winter'])

  await urlFilter(page).blur()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('X')
  await expect(selection(page)).toContainText('3 pages selected')
  await expect(selection(page)).toContainText('Impressions980')
  await selection(page).getByRole('button', { name: 'Exclude page' }).click()
  await expect(page.getByRole('tab', { name: 'Excluded 3' })).toBeVisible()
  await expect(table(page).getByText('Excluded')).toHaveCount(3)
  await page.getByRole('status', { name: 'Messages' }).getByText('3 pages excluded').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Excluded 0' })).toBeVisible()
})

test('types are changed in rows and in a selection, but not those of excluded pages', async ({ page }) => {
  await openPages(page, {
    pages: [
      { path: '/', type: 'home' },
      { path: '/a', type: 'other' },
      { path: '/b', type: 'other', isExcluded: true },
    ],
  })
  const message = page.getByRole('status', { name: 'Messages' })
  await expect(page.getByText('This site has no category pages.')).toBeVisible()
  await page.getByRole('button', { name: 'Show 2 pages in Other' }).click()
  await page.getByRole('button', { name: 'Type of /a: Other' }).click()
  await expect(page.getByText('Its address says so.')).toBeVisible()
  await page.getByRole('menuitemradio', { name: 'Glossary' }).click()
  await expect(message).toContainText('Page type updated successfully')
  await expect(page.getByRole('tab', { name: 'Blog 1' })).toBeVisible()
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Blog 0' })).toBeVisible()

  await page.getByRole('tab', { name: 'All 3', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Select /b' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await selection(page).getByRole('button', { name: 'Change type' }).click()
  await page.getByRole('menuitem', { name: 'Product' }).click()
  await expect(message).toContainText('Page types updated successfully. 1 excluded page keeps its type.')
  await expect(page.getByRole('tab', { name: 'Products 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select /b' }).click()
  await selection(page).getByRole('button', { name: 'Change type' }).click()
  await page.getByRole('menuitem', { name: 'Product' }).click()
  await expect(message).toContainText('Select at least one non-excluded page to update the type.')
  await selection(page).getByRole('button', { name: 'Remove exclusion' }).click()
  await expect(page.getByRole('tab', { name: 'Excluded 0' })).toBeVisible()
})
