import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { item, items, openPart, selectedCount } from './showcase-page.ts'

const MOST_NODES = 1500

test('a table is navigated, selected and opened by keyboard alone', async ({ page }) => {
  await openPart(page, 'data-table')
  await page.keyboard.press('j')
  await expect(item(page, 1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(selectedCount(page)).toHaveText('1 selected')
  for (const key of ['j', 'j', 'j', 'k', 'Shift+X']) await page.keyboard.press(key)
  await expect(item(page, 3)).toBeFocused()
  await expect(selectedCount(page)).toHaveText('3 selected')
  await page.keyboard.press('x')
  await expect(selectedCount(page)).toHaveText('2 selected')
  await page.keyboard.press('End')
  await expect(item(page, 1000)).toBeFocused()
  await expect(item(page, 1000)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(item(page, 1)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?row=\d+#cells$/)
  await expect(page.getByRole('heading', { name: 'Cells' })).toBeVisible()
})

test('the slash key focuses the filter, Enter applies it and Escape clears it', async ({ page }) => {
  await openPart(page, 'data-table')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Filter by name', { exact: true })).toBeFocused()
  await page.keyboard.type('jxj river')
  await expect(page.getByText('1–1,000 of 2,340')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing matches “jxj river”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1–1,000 of 2,340')).toBeVisible()
})

test('no number of a table is cut at any width and density, and a table that scrolls shows that it does', async ({
  page,
}) => {
  await openPart(page, 'data-table')
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Visits', 'Share', 'Origin']) await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  for (const density of ['compact', 'comfortable']) {
    await page.getByLabel('Density').selectOption(density)
    for (const width of [1920, 1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await items(page).evaluate(listCut), `${density}, ${width} px`).toEqual([])
    }
  }
  const more = items(page).locator('xpath=ancestor::*[@data-more-after]')
  await expect(more).toBeVisible()
  await items(page).evaluate((table) => table.parentElement?.scrollBy(10_000, 0))
  await expect(more).toHaveCount(0)
})

test('the chosen tab stays in sight when there is less room for the tabs', async ({ page }) => {
  await openPart(page, 'filters')
  const views = page.getByRole('tablist', { name: 'Views' })
  const chosen = views.getByRole('tab', { name: 'All' })
  await chosen.click()
  await views.evaluate((list) => list.setAttribute('style', 'width: 120px'))
  await expect(chosen).toBeInViewport({ ratio: 0.9 })
})

/** Runs inside the page; the widths of columns follow the width of the window one frame later. */
async function listCut(table: Element): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const numbers = [...table.querySelectorAll('td[data-number]')]
  if (numbers.length < 20) return ['too few numbers']
  return numbers.flatMap((cell) => (cell.scrollWidth > cell.clientWidth ? [cell.textContent ?? ''] : []))
}

test('a click with Shift selects a range, and the box in the header selects the page or nothing', async ({
  page,
}) => {
  await openPart(page, 'data-table')
  const all = page.getByLabel('Select all on this page')
  await item(page, 2).getByRole('checkbox').click()
  await item(page, 6)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(selectedCount(page)).toHaveText('5 selected')
  await expect(all).toBeChecked({ indeterminate: true })
  await all.click()
  await expect(selectedCount(page)).toHaveText('1,000 selected')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(all).not.toBeChecked()
  await expect(selectedCount(page)).toHaveText('1,000 selected')
  await expect(item(page, 1001)).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden()
})

test('a header sorts, and a second click reverses the order', async ({ page }) => {
  await openPart(page, 'data-table')
  const header = items(page).getByRole('columnheader', { name: 'Amount' })
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  const first = await item(page, 1).textContent()
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(await item(page, 1).textContent()).not.toBe(first)
  await expect(item(page, 1000)).toHaveCount(0)
})

test('the menu of a row opens, moves and closes by keys, and returns the focus', async ({ page }) => {
  await openPart(page, 'data-table')
  const dots = item(page, 1).getByRole('button', { name: /^Actions/ })
  await dots.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(dots).toBeFocused()
  await dots.click()
  await dots.click()
  await expect(page.getByRole('menu')).toBeHidden()
  await dots.press('Enter')
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/renamed$/)).toBeVisible()
})

test('a column is hidden and shown again', async ({ page }) => {
  await openPart(page, 'data-table')
  await expect(items(page).getByRole('columnheader', { name: 'Origin' })).toBeHidden()
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Origin' }).check()
  await expect(items(page).getByRole('columnheader', { name: 'Origin' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Name', exact: true })).toBeDisabled()
})

test('1,000 rows with every column need few elements, wherever the page is', async ({ page }) => {
  await openPart(page, 'data-table')
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Origin', 'Share', 'Visits']) await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  await expectFewNodes(page)
  await page.getByLabel('Select all on this page').click()
  for (const key of ['j', 'End', 'PageUp', 'Home']) {
    await page.keyboard.press(key)
    await expectFewNodes(page)
  }
})

test('days are chosen by keyboard, and nothing changes before Apply', async ({ page }) => {
  await openPart(page, 'date-range')
  const days = page.getByRole('button', { name: /^Days/ })
  await days.press('Enter')
  await expect(page.getByRole('radio', { name: 'Last 28 days' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  // The button has the focus again at once, so that Enter opens the panel again.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')])
  await expect(page.getByRole('radio', { name: 'Last 28 days' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Last 28 days' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(days).toBeFocused()
  await expect(days).toHaveText('Last 28 days')

  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Last 28 days' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(days).toHaveText('Last 7 days')
  await expect(page.getByText('2026-11-15 to 2026-11-21')).toBeVisible()
  await expect(days).toBeFocused()
})

test('two days of the calendar make a custom range', async ({ page }) => {
  await openPart(page, 'date-range')
  await page.getByRole('button', { name: /^Days/ }).click()
  const panel = page.getByRole('dialog', { name: 'Days' })
  const day = (name: string) => panel.getByRole('button', { name, exact: true })
  await day('3 November 2026').press('Enter')
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(day('4 November 2026')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await panel.getByLabel('Compare with the days before').check()
  await expect(panel.getByText('vs Oct 25 – Nov 2, 2026')).toBeVisible()
  await panel.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Days/ })).toHaveText('Nov 3 – Nov 11, 2026, compared')
})

test('a question is answered by Enter or Escape, and the focus returns', async ({ page }) => {
  await openPart(page, 'confirm-dialog')
  const button = page.getByRole('button', { name: 'Delete', exact: true })
  const dialog = page.getByRole('alertdialog', { name: 'Delete 12 items?' })
  await button.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Delete 12 items' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('12 items deleted')).toBeVisible()
  await expect(button).toBeFocused()

  await page.getByRole('button', { name: 'Delete slowly' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})

test.describe('with a controlled clock', () => {
  test.use({ hasOwnWindow: true })

  test('messages appear one after another, wait under the pointer and can be undone', async ({ page }) => {
    await page.clock.install()
    await openPart(page, 'messages')
    await page.getByRole('button', { name: 'Say it' }).click()
    await page.getByRole('button', { name: 'With Undo' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    await expect(page.getByText('3 items moved')).toBeHidden()
    await page.clock.fastForward(3000)
    await expect(page.getByText('3 items moved')).toBeVisible()
    await page.getByText('3 items moved').hover()
    await page.clock.fastForward(60_000)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Moved back')).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(3000)
    await expect(page.getByText('Moved back')).toBeHidden()
  })
})

async function expectFewNodes(page: Page) {
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(MOST_NODES)
}

test('with less motion all words change their colour scheme at once', async ({ page }) => {
  await openPart(page, 'states')
  const found = await page.evaluate(() => {
    const before = getComputedStyle(document.body).color
    const { dataset } = document.documentElement
    dataset['mantineColorScheme'] = dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark'
    return {
      before,
      after: getComputedStyle(document.body).color,
      moving: document.getAnimations().filter((one) => one instanceof CSSTransition).length,
    }
  })
  expect(found.after).not.toBe(found.before)
  expect(found.moving).toBe(0)
})
