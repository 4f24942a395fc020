import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { item, openPart, PARTS } from './showcase-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('every part is free of accessibility violations', async ({ page }) => {
      test.slow()
      for (const [id] of PARTS) {
        await openPart(page, id)
        if (id === 'chart') await expect(page.locator('canvas')).toHaveCount(3)
        await expectNoAxeViolations(page)
      }
    })

    test('a table with selected rows, an open menu and chosen columns has no violations', async ({
      page,
    }) => {
      test.slow()
      await openPart(page, 'data-table')
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await item(page, 2).hover()
      await expectNoAxeViolations(page)
      await item(page, 1)
        .getByRole('button', { name: /^Actions/ })
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Columns' }).click()
      await expectNoAxeViolations(page)
    })

    test('open dialogs, days and messages have no violations', async ({ page }) => {
      test.slow()
      await openPart(page, 'confirm-dialog')
      for (const name of ['Delete', 'Delete slowly']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectNoAxeViolations(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toBeHidden()
      }
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')

      await openPart(page, 'date-range')
      await page.getByRole('button', { name: /^Own days/ }).click()
      await expect(page.getByRole('dialog', { name: 'Own days' })).toBeVisible()
      await expectNoAxeViolations(page)

      await openPart(page, 'messages')
      for (const name of ['Bad news', 'With Undo']) await page.getByRole('button', { name }).click()
      await expect(page.getByText('Not saved.')).toBeVisible()
      await expectNoAxeViolations(page)
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no part is wider than the screen', async ({ page }) => {
    for (const [id] of PARTS) {
      await openPart(page, id)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([id, width]).toEqual([id, 390])
    }
  })
})

test('a chart shows its numbers as a table', async ({ page }) => {
  await openPart(page, 'chart')
  const chart = page.getByRole('figure', { name: 'Items by group' })
  await chart.getByText('Show as table').click()
  await expect(chart.getByRole('row', { name: 'Group 2 34' })).toBeVisible()
})
