import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import {
  chooseAction,
  gaps,
  openGaps,
  openMenu,
  openOverview,
  overview,
} from './hub-overview/overview-page.ts'

const SCREENS = [
  looksOf('the overview of a hub', {
    open: (page) => openOverview(page),
    states: [
      {
        name: 'with its numbers',
        shows: (page) => overview(page).getByText('Cluster rank', { exact: true }),
      },
      {
        name: 'content gaps',
        reach: openGaps,
        shows: (page) => gaps(page).getByText('New page').first(),
      },
      {
        name: 'the menu of a cluster without a page',
        reach: (page) => openMenu(page, 'Cluster 3'),
        reopen: (page) => openMenu(page, 'Cluster 3'),
        shows: (page) => page.getByRole('menuitem', { name: 'Exclude URL' }),
        only: 'wide',
      },
      {
        name: 'another page for a cluster',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await chooseAction(page, 'Cluster 3', 'Change URL match')
        },
        shows: (page) => page.getByRole('combobox', { name: 'Page', exact: true }),
      },
      {
        name: 'a typed URL that is none',
        reach: async (page) => {
          const dialog = page.getByRole('dialog', { name: 'Change URL match' })
          await dialog.getByText('Custom target URL').click()
          await dialog.getByRole('textbox', { name: 'Custom target URL' }).fill('boots')
          await dialog.getByRole('button', { name: 'Match', exact: true }).click()
        },
        shows: (page) => page.getByText('Invalid URL.'),
      },
      {
        name: 'a message with undo',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await chooseAction(page, 'Cluster 1', 'Lock match')
          await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Match locked')
        },
        shows: (page) => overview(page).getByText('Match locked'),
        only: 'wide',
      },
      {
        name: 'no pages',
        reach: (page) =>
          overview(page).getByRole('textbox', { name: 'Filter by cluster or /URL' }).fill('nothing'),
        shows: (page) => overview(page).getByText('No pages.'),
      },
    ],
  }),
  looksOf('the overview of a hub without search data', {
    open: (page) => openOverview(page, { isMeasured: false }),
    states: [
      {
        name: 'with what is known',
        shows: (page) => overview(page).getByText('There are no search data of these weeks yet.'),
      },
    ],
  }),
  looksOf('the overview of a hub of many clusters', {
    open: (page) => openOverview(page, { clusters: 120 }),
    states: [
      { name: 'content gaps', reach: openGaps, shows: (page) => overview(page).getByText('1–50 of 120') },
    ],
  }),
  looksOf('the overview of a hub that cannot be read', {
    open: async (page) => {
      await page.route(/\/topic\/\d+\/overview$/, (route) => route.fulfill({ status: 500, json: {} }))
      await openOverview(page)
    },
    problems: [/500/],
    states: [{ name: 'with a way to try again', shows: (page) => overview(page).getByRole('alert') }],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
