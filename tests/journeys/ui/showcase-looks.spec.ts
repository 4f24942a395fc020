import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { item, openPart, PARTS } from './showcase-page.ts'

const SCREENS = [
  looksOf('the parts of the UI kit', {
    open: () => Promise.resolve(),
    states: PARTS.map(([id, title]) => ({
      name: title,
      reach: async (page: Page) => {
        await openPart(page, id)
        if (id === 'chart') await expect(page.locator('canvas')).toHaveCount(3)
      },
      shows: (page: Page) => page.getByRole('heading', { level: 1, name: title }),
    })),
  }),
  looksOf('a table of the UI kit', {
    open: async (page) => {
      await openPart(page, 'data-table')
      // A dozen rows are checked as well as a thousand, sooner: those are a state of the parts above.
      await page.getByRole('textbox', { name: 'Filter by name' }).fill('233')
      await page.keyboard.press('Enter')
      await expect(item(page, 13)).toBeVisible()
      await expect(item(page, 14)).toHaveCount(0)
      await page.getByRole('heading', { level: 1 }).click()
    },
    states: [
      {
        name: 'a selected row, and the pointer above another row',
        reach: async (page) => {
          await page.keyboard.press('j')
          await page.keyboard.press('x')
          await item(page, 2).hover()
        },
        shows: (page) => page.getByRole('region', { name: 'Selection' }).getByText('1 selected'),
      },
      {
        name: 'the menu of a row',
        reach: (page) =>
          item(page, 1)
            .getByRole('button', { name: /^Actions/ })
            .click(),
        shows: (page) => page.getByRole('menu'),
      },
      {
        name: 'the choice of columns',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Columns' }).click()
        },
        shows: (page) => page.getByRole('checkbox', { name: 'Origin' }),
      },
    ],
  }),
  looksOf('the dialogs of the UI kit', {
    open: (page) => openPart(page, 'confirm-dialog'),
    states: [
      ...['Delete', 'Delete slowly'].map((name) => ({
        name,
        reach: async (page: Page) => {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('alertdialog')).toBeHidden()
          await page.getByRole('button', { name, exact: true }).click()
        },
        shows: (page: Page) => page.getByRole('alertdialog'),
      })),
      {
        name: 'the list of keys',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('alertdialog')).toBeHidden()
          await page.keyboard.press('?')
        },
        shows: (page) => page.getByRole('dialog', { name: 'Keyboard' }),
      },
      {
        name: 'a custom range of days',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await openPart(page, 'date-range')
          await page.getByRole('button', { name: /^Own days/ }).click()
        },
        shows: (page) => page.getByRole('dialog', { name: 'Own days' }),
      },
    ],
  }),
  looksOf('the messages of the UI kit', {
    open: (page) => openPart(page, 'messages'),
    states: [
      {
        name: 'an error',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Bad news' }).click()
          // A message with the focus is not closed by itself.
          await page.getByRole('button', { name: 'Close message' }).focus()
        },
        shows: (page) => page.getByText('Not saved.'),
      },
      {
        name: 'a message with Undo',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Close message' }).click()
          await page.getByRole('button', { name: 'With Undo' }).click()
          await page.getByRole('button', { name: 'Undo', exact: true }).focus()
        },
        shows: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
