import { expect, test } from '#tests/support/browser/journey.ts'
import { openPart } from './showcase-page.ts'

test('the dock shows three pieces of work, counts the rest, and keeps ten', async ({ page }) => {
  await openPart(page, 'progress')
  const dock = page.getByRole('region', { name: 'Progress' })
  const shown = dock.getByRole('listitem')
  await expect(shown).toHaveCount(3)
  await expect(dock.getByText('2 more')).toBeVisible()
  await expect(shown.nth(1)).toContainText('Researching failed')
  await expect(shown.nth(2)).toContainText('Done')
  await expect(shown.nth(0).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Drafting… · step 3 of 5',
  )
  await page.getByRole('button', { name: 'Finish the first’s step' }).click()
  await expect(shown.nth(0)).toContainText('Editing…')

  for (let time = 0; time < 8; time++) await page.getByRole('button', { name: 'Start another' }).click()
  await expect(shown).toHaveCount(3)
  await expect(dock.getByText('7 more')).toBeVisible()
  await shown
    .nth(0)
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await expect(dock.getByText('6 more')).toBeVisible()
  for (let time = 0; time < 9; time++) await page.getByRole('button', { name: 'Dismiss the first' }).click()
  await expect(dock).toBeHidden()
})

test('work on an article links to it, other work has no link', async ({ page }) => {
  await openPart(page, 'progress')
  const dock = page.getByRole('region', { name: 'Progress' })
  await expect(dock.getByRole('link')).toHaveCount(2)
  await dock.getByRole('link', { name: 'Winter running' }).click()
  await expect(page).toHaveURL(/\?row=2#cells$/)
})

test('links in a panel are reached by arrow keys and first letters, and found by typing', async ({
  page,
}) => {
  await openPart(page, 'palette')
  const button = page.getByRole('button', { name: 'Links' })
  await button.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Parts of the list' })
  await expect(panel.getByLabel('Find a part')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link', { name: /^Part 1\b/ })).toBeFocused()
  await page.keyboard.press('p')
  await expect(panel.getByRole('link', { name: /^Part 2/ }).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(panel.getByLabel('Find a part')).toBeFocused()
  await page.keyboard.type('nowhere')
  await expect(panel.getByText('Nothing has this name.')).toBeVisible()
  await panel.getByLabel('Find a part').fill('part-39')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?row=38#cells$/)
})

test('a menu within a panel has its keys for itself, and Escape closes the menu alone', async ({ page }) => {
  await openPart(page, 'palette')
  const button = page.getByRole('button', { name: 'Links' })
  await button.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Parts of the list' })
  await panel.getByRole('button', { name: 'More' }).press('Enter')
  const action = page.getByRole('menuitem', { name: 'Say more' })
  await expect(action).toBeFocused()
  await page.keyboard.press('p')
  await expect(action).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(action).toBeHidden()
  await expect(panel.getByRole('button', { name: 'More' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('the palette runs a chosen command, but not a disabled one', async ({ page }) => {
  await openPart(page, 'palette')
  await page.getByRole('button', { name: 'Palette' }).press('Enter')
  const palette = page.getByRole('dialog', { name: 'Do anything' })
  await expect(palette.getByText('30 more: type to find them.')).toBeVisible()
  await page.keyboard.type('not poss')
  await expect(palette.getByRole('option', { selected: true })).toContainText('Because there is nothing left')
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()
  await palette.getByRole('combobox').fill('thing 88')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Did number 88')).toBeVisible()
  await expect(palette).toBeHidden()
})

test('a chart shows its numbers as a table', async ({ page }) => {
  await openPart(page, 'chart')
  const chart = page.getByRole('figure', { name: 'Items by group' })
  await chart.getByText('Show as table').click()
  await expect(chart.getByRole('row', { name: 'Group 2 34' })).toBeVisible()
})

test('a field finds one of many options: Enter, Tab and leaving take the first match, Escape none, and no form is sent meanwhile', async ({
  page,
}) => {
  await openPart(page, 'filters')
  const field = page.getByRole('combobox', { name: 'Planet' })
  const options = page.getByRole('listbox', { name: 'Planet' }).getByRole('option')
  const sent = page.getByLabel('Sent')
  const send = page.getByRole('button', { name: 'Send' })

  await field.click()
  await expect(options).toHaveCount(10)
  await expect(options.first()).toHaveText('Venus')
  await page.keyboard.type('ma')
  await expect(options.first()).toHaveAttribute('data-active')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Mars')
  await expect(sent).toBeEmpty()
  await page.keyboard.press('Enter')
  await expect(sent).toHaveText('mars')

  await page.keyboard.type('nep')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('Neptune')
  await expect(send).toBeFocused()
  await field.fill('red planet')
  await send.click()
  await expect(field).toHaveValue('Mars')
  await field.fill('sat')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Mars')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Mercury')

  await field.fill('pluto')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing matches “pluto”.').last()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Nothing matches “pluto”.')).toBeVisible()
  await send.click()
  await expect(field).toBeFocused()
  await expect(sent).toHaveText('mars')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Mercury')
  await page.keyboard.press('Enter')
  await expect(sent).toHaveText('mercury')
})
