import { test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { card, openHome, openNewHome } from './home/home-page.ts'

const SCREENS = [
  looksOf('Home of a new plan', {
    open: (page) => openNewHome(page, '?showSetupMessage=true'),
    states: [{ name: 'the first steps', shows: (page) => card(page, 'First steps') }],
  }),
  looksOf('Home', {
    open: openHome,
    states: [
      {
        name: 'all its cards',
        shows: (page) => card(page, 'Most worthwhile now').getByRole('listitem').first(),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
