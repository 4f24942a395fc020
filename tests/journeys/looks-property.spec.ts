import type { Page } from '@playwright/test'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { planPath } from './shell/shell-page.ts'

const PROPERTY = 'sc-domain:an-outdoor-shop-with-a-long-name.example'
const filter = {
  id: 1,
  property: PROPERTY,
  country: null,
  url_include: null,
  url_exclude: null,
  is_sandbox: true,
  is_used: true,
  first: '2029-01-01',
  last: '2031-05-30',
  days: 880,
  days_lost: 394,
  days_of_files: 12,
}
const STORED = {
  filters: [
    filter,
    {
      ...filter,
      id: 2,
      is_used: false,
      country: 'DEU',
      url_include: '/(blog|guides)/',
      url_exclude: '/tag/|\\?page=',
    },
    { ...filter, id: 3, is_used: false, property: 'https://www.outdoor.example/', days: 1, days_lost: 0 },
  ],
  available: { from: '2030-01-30', to: '2031-05-30', days: 486 },
}

/** What the server says of a plan that has read a property under three settings. */
async function answer(page: Page): Promise<void> {
  const answers: Record<string, unknown> = {
    '**/api/integrations/search-console/properties*': [{ domain: PROPERTY, userId: 1 }],
    '**/api/contentplan/*/search-filters': STORED,
    '**/api/contentplan/*/search-filters/preview': {
      problems: { urlInclude: null, urlExclude: null },
      pages: { all: 1240, left: 96 },
    },
  }
  await page.route(/\/api\/integrations\/\d+$/, (route) =>
    route.fulfill({
      json: [
        {
          type: 'gsc',
          connected_at: '2031-05-30T10:00:00Z',
          site_url: null,
          wp_domain: null,
          gsc_property: PROPERTY,
          gsc_country: null,
          gsc_url_include: null,
          gsc_url_exclude: null,
        },
      ],
    }),
  )
  for (const [address, json] of Object.entries(answers))
    await page.route(address, (route) => route.fulfill({ json }))
}

const SCREENS = [
  looksOf('Search Console with earlier settings', {
    open: async (page) => {
      const person = await makePerson({
        workspaces: [{ name: 'Shop', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
      })
      await signInAs(page, person)
      await answer(page)
      await page.goto(planPath(person, 'gsc-integration'))
    },
    states: [
      {
        name: 'three settings',
        shows: (page) => page.getByRole('region', { name: 'Earlier settings' }).getByText('880 days'),
      },
      {
        name: 'the question before days are deleted',
        reach: (page) =>
          page
            .getByRole('button', { name: /^Delete these days/ })
            .first()
            .click(),
        shows: (page) => page.getByRole('alertdialog').getByText('This cannot be undone.'),
      },
      {
        name: 'the question before other data are read, above pages that are left',
        reach: async (page) => {
          await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
          await page.getByLabel('Only URLs that match').fill('/blog/')
          await page.getByText('96 of the 1,240 pages').waitFor()
          await page.getByRole('button', { name: 'Save and update' }).click()
        },
        shows: (page) => page.getByRole('alertdialog').getByText('12 of these days come from files'),
      },
    ],
  }),
  looksOf('the settings of a plan', {
    open: async (page) => {
      const person = await makePerson({ workspaces: [{ name: 'Acme', plans: [{ name: 'Acme shoes' }] }] })
      await signInAs(page, person)
      await page.goto(planPath(person, 'settings?tab=models'))
    },
    states: [
      {
        name: 'the model, with what is wrong',
        reach: async (page) => {
          await page.getByText('OpenAI-compatible').click()
          await page.getByRole('textbox', { name: 'Model for Writer' }).fill('two words')
          await page.getByRole('button', { name: 'Save', exact: true }).click()
        },
        shows: (page) => page.getByText('The name of a model has no spaces.'),
      },
      {
        name: 'what the plan is connected to',
        reach: (page) => page.getByRole('tab', { name: 'Integrations' }).click(),
        shows: (page) => page.getByRole('link', { name: 'Connect Search Console' }),
      },
      {
        name: 'the general settings, one of which is not saved',
        reach: async (page) => {
          await page.getByRole('tab', { name: 'General' }).click()
          await page.getByText('7', { exact: true }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Discard changes' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
