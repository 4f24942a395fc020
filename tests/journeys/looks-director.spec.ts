import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { makeGoogleAccount } from '#tests/support/browser/journey-sandbox.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { chooseEvents, chooseProperty, connectAnalyticsAs, openNumbers } from './director/director-page.ts'
import { openScreen } from './onboarding/onboarding-page.ts'
import { planPath } from './shell/shell-page.ts'

const conversions = (page: Page) =>
  page.getByRole('region', { name: 'Organic traffic conversions', exact: true })

const SCREENS = [
  looksOf('Google Analytics and Director', {
    open: (page) => openScreen(page, 'director'),
    states: [
      {
        name: 'Director without a property',
        shows: (page) => page.getByRole('button', { name: 'Connect', exact: true }),
      },
      {
        name: 'an account to connect',
        reach: (page, person) => goTo(page, planPath(person, 'ga-integration')),
        shows: (page) => page.getByRole('button', { name: 'Connect Google Analytics' }),
      },
      {
        name: 'a property with its events',
        reach: async (page) => {
          await connectAnalyticsAs(page, makeGoogleAccount().email)
          await chooseProperty(page, 'trailhouse.ex')
          await chooseEvents(page, ['purchase', 'sign_up'])
        },
        shows: (page) => page.getByText('2 events chosen'),
      },
      {
        name: 'three charts, one as a table',
        reach: async (page, person) => {
          await goTo(page, `${planPath(person, 'director')}?from=2026-01-05&to=2026-10-20`)
          await expect(conversions(page).locator('canvas')).toBeVisible()
          await openNumbers(page, 'Organic traffic conversions')
        },
        shows: (page) => conversions(page).getByRole('table'),
      },
      {
        name: 'a shared report',
        reach: (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
        shows: (page) => page.getByRole('link', { name: 'Open link' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
