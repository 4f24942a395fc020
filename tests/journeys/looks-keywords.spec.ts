import type { Page } from '@playwright/test'
import type { Person } from '#tests/support/browser/journey-person.ts'
import { startJourneyRun } from '#tests/support/browser/journey-run.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { button, dialog, result } from './keywords/clustering-page.ts'
import { openPlanKeywords, research, row, table } from './keywords/keywords-page.ts'
import { planPath } from './shell/shell-page.ts'

const FILE =
  'Keyword,Intent,Volume,Keyword Difficulty,CPC (USD),Competitive Density\ntrail shoes,C,,45,0.8,0.2\n?!,,,,,\n'

const SCREENS = [
  looksOf('the keywords', {
    open: (page) => openPlanKeywords(page, { active: 12, inactive: 3, excluded: 1, search: '?tab=all' }),
    states: [
      {
        name: 'a selected keyword, and the menu of another one',
        reach: async (page) => {
          await row(page, 'active 1').getByRole('checkbox').click()
          await page.getByRole('button', { name: 'Actions for active 2', exact: true }).click()
        },
        shows: (page) => page.getByRole('menu'),
      },
      {
        name: 'the result of a clustering',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await button(page).click()
          await dialog(page).getByRole('button', { name: 'Run clustering' }).click()
          await expect(result(page)).toBeVisible({ timeout: 60_000 })
        },
        shows: result,
      },
    ],
  }),
  looksOf('the keywords while they are clustered', {
    open: async (page) => {
      const person = await openPlanKeywords(page, { active: 12 })
      const key = `plan ${person.workspaces[0]?.plans[0]}`
      return startJourneyRun(person, {
        name: 'Clustering',
        steps: ['Crawling', 'Clustering', 'Labeling', 'Page matching'],
        pipeline: { name: 'grouping', key },
      })
    },
    states: [
      {
        name: 'a run under way, and no keyword found',
        reach: async (page) => {
          await goTo(page, `${page.url()}?q=nothing`)
          await expect(page.getByText('No keyword is found for “nothing”.')).toBeVisible()
        },
        shows: (page) => page.getByRole('region', { name: 'Clustering' }),
      },
      {
        name: 'a failed run',
        reach: async (_, run) => run.fail('DataForSEO is out of money. Please top it up.'),
        shows: (page) => page.getByRole('button', { name: 'Resume' }),
      },
    ],
  }),
  looksOf('the search for keywords', {
    open: (page) => openPlanKeywords(page, { inactive: 3 }),
    states: [
      ...['related', 'ask', 'clustering', 'upload'].map((tab) => ({
        name: tab,
        reach: async (page: Page, person: Person) => {
          await goTo(page, planPath(person, `keywords?dialog=${tab}`))
          await expect(table(page)).toHaveAttribute('aria-busy', 'false')
        },
        shows: (page: Page) => page.getByRole('dialog'),
      })),
      {
        name: 'a pasted list to choose from',
        reach: async (page) => {
          await research(page).getByRole('textbox').fill('trail shoes\nhiking boots\nc++\ninactive 1')
          await research(page).getByText('1 line is ignored').click()
          await research(page).getByRole('button', { name: 'Process' }).click()
        },
        shows: (page) => research(page).getByText(/2 of 3 selected/),
      },
      {
        name: 'a file to import',
        reach: async (page) => {
          await research(page).getByRole('button', { name: 'Back' }).click()
          await research(page)
            .getByLabel('Choose a file')
            .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
        },
        shows: (page) => research(page).getByRole('button', { name: 'Add 1 keyword' }),
      },
      {
        name: 'the search volumes to get',
        reach: async (page) => {
          await research(page).getByRole('button', { name: 'Add 1 keyword' }).click()
          await page.getByRole('button', { name: '1 without volume' }).click()
        },
        shows: (page) => page.getByRole('dialog', { name: 'Get search volumes' }).getByText('To be made up'),
      },
      {
        name: 'the history',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'History' }).click()
        },
        shows: (page) => page.getByRole('dialog', { name: 'History' }).getByRole('listitem'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
