import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { draft, openEditor, openText, putCaret, tool, toolbar } from './editor/editor-page.ts'
import { openPart } from './ui/showcase-page.ts'

const TABLE = '| Boot | Weight |\n| --- | --- |\n| Alpine | 1480 g |\n'

const { screen, look } = looksOf('the editor', {
  open: (page) => openPart(page, 'editor'),
  states: [
    { name: 'a text', shows: (page) => draft(page).getByText('Go in the afternoon') },
    {
      name: 'the link of a text',
      reach: async (page) => {
        await draft(page).getByRole('link', { name: 'the size table' }).click()
        await tool(page, 'Link').click()
      },
      shows: (page) => page.getByRole('dialog', { name: 'Link' }),
      reopen: reopen('Link'),
    },
    {
      name: 'the markdown',
      reach: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Markdown' }).click()
        await putCaret(draft(page))
      },
      shows: (page) => page.locator('.cm-content'),
    },
    {
      name: 'searching in the markdown',
      reach: (page) => page.keyboard.press('Control+f'),
      shows: (page) => page.locator('.cm-search'),
    },
    {
      name: 'an empty text',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Markdown' }).click()
        await openText(page, '')
      },
      shows: (page) => draft(page).locator('[data-placeholder]'),
    },
    {
      name: 'a table, and what changes it',
      reach: async (page) => {
        await openText(page, TABLE)
        await putCaret(draft(page).getByText('Alpine'))
        await tool(page, 'Change the table').click()
      },
      shows: (page) => page.getByRole('menu', { name: 'Rows and columns' }),
      reopen: reopen('Change the table'),
    },
    {
      name: 'the styles of a text',
      reach: async (page) => {
        await page.keyboard.press('Escape')
        await openEditor(page, '# Title\n\nText\n')
        await putCaret(draft(page).getByText('Text'))
        await toolbar(page).getByRole('button', { name: 'Style: Paragraph' }).click()
      },
      shows: (page) => page.getByRole('menu', { name: 'Style of the text' }),
      reopen: reopen('Style: Paragraph'),
    },
    {
      name: 'a very long text',
      reach: async (page) => {
        await page.keyboard.press('Escape')
        await openText(page, 'Many words. '.repeat(20_000))
      },
      shows: (page) => page.getByText('It is shown as markdown'),
    },
  ],
})

test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)

function reopen(name: string) {
  return async (page: Page) => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
    await tool(page, name).click()
  }
}
