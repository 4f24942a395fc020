import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { chart, openReport, rows } from './report/report-page.ts'
import { planPath } from './shell/shell-page.ts'

const SCREENS = [
  looksOf('the report', {
    open: (page) => openReport(page, '?compare=previous'),
    states: [
      {
        name: 'all lines, compared',
        reach: (page, person) =>
          goTo(page, planPath(person, 'report?compare=previous&lines=clicks,impressions,ctr,position')),
        shows: (page) => chart(page).locator('canvas'),
      },
      {
        name: 'a cluster that changed',
        reach: (page, person) => goTo(page, planPath(person, `report?mode=updated&clusters=${person.boots}`)),
        shows: (page) => rows(page, 'Changed clusters').first(),
      },
      {
        name: 'annotations',
        reach: (page) => goTo(page, `${page.url()}&dialog=annotations`),
        shows: (page) => page.getByRole('button', { name: 'Hide “December 2025 core update”' }),
      },
      {
        name: 'a new annotation',
        reach: (page) => page.getByRole('button', { name: 'Add annotation' }).click(),
        shows: (page) => page.getByLabel('What happened'),
      },
    ],
  }),
  looksOf('the report without search data', {
    open: async (page) => {
      const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Bare' }] }] })
      await signInAs(page, person)
      await page.goto(planPath(person, 'report'))
      await expect(page.getByRole('status').getByText('No GSC integration')).toBeVisible()
    },
    states: [
      {
        name: 'no property',
        shows: (page) => page.getByRole('link', { name: 'Connect Search Console' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
