import { test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { BOOTS, mainKeyword, openMapper } from './main-keywords/mapper-page.ts'

const SCREENS = [
  looksOf('the main keywords of pages', {
    open: openMapper,
    states: [
      {
        name: 'all pages',
        reach: (page) => page.getByRole('tab', { name: 'All pages' }).click(),
        shows: (page) => page.getByRole('link', { name: 'No cluster: choose one first' }),
      },
      {
        name: 'the keywords that can be chosen',
        reach: (page) => mainKeyword(page, BOOTS).click(),
        shows: (page) => page.getByRole('option', { name: 'active 3' }),
        reopen: async (page) => {
          if (!(await page.getByRole('option', { name: 'active 3' }).isVisible()))
            await mainKeyword(page, BOOTS).click()
        },
      },
      {
        name: 'no pages',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('textbox', { name: 'Search URLs' }).fill('nothing')
          await page.keyboard.press('Enter')
        },
        shows: (page) => page.getByText('No pages', { exact: true }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
