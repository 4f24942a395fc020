import type { Page } from '@playwright/test'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import {
  chooseKeywords,
  chooseOverlap,
  createClusters,
  holdRuns,
  mainKeywords,
  openClusterer,
  SMALL,
  startAnotherList,
  textFile,
} from './clusterer/clusterer-page.ts'
import { makePlans } from './shell/shell-page.ts'

const PAGES = [
  ['/', 'Welcome to Keyloom'],
  ['/?problem=busy', 'Welcome to Keyloom'],
  ['/main', 'Create your free account'],
  ['/mini', 'Sign up to Mini'],
  ['/roi-calculator', 'ROI calculator'],
  ['/nowhere', 'There is nothing at this address'],
] as const

const LONG_NAME = `${'wanderlust-gear.example_keywords_all-countries_'.repeat(3)}2031-05-30.csv`

const SCREENS = [
  looksOf('the pages before the sign-in', {
    open: () => Promise.resolve(),
    states: [
      ...PAGES.map(([path, name]) => ({
        name: path,
        reach: (page: Page) => page.goto(path),
        shows: (page: Page) => page.getByRole('heading', { level: 1, name }),
      })),
      {
        name: 'every way to sign in',
        reach: async (page) => {
          const ways = { provider: 'Google', password: true, demo: false, sign_up: true }
          await page.route('**/api/auth/ways', (route) => route.fulfill({ json: ways }))
          await page.goto('/')
        },
        shows: (page) => page.getByRole('link', { name: 'Sign in with Google' }),
      },
    ],
  }),
  looksOf('a sign-in that failed', {
    problems: [/400/],
    open: (page) => page.goto('/auth/in?token=of-nobody'),
    states: [
      { name: 'the message', shows: (page) => page.getByRole('heading', { name: 'You are not signed in' }) },
    ],
  }),
  looksOf('a server that cannot be reached', {
    problems: [/ERR_FAILED/, /cannot be reached/],
    open: async (page) => {
      await signInAs(page, await makePerson({ workspaces: [{ name: 'Acme Studio', plans: makePlans(1) }] }))
      await page.route('**/api/workspace', (route) => route.abort())
      await page.goto('/workspace')
    },
    states: [
      {
        name: 'the message',
        shows: (page) => page.getByRole('alert').getByText('The server cannot be reached.'),
      },
    ],
  }),
  looksOf('the free clusterer', {
    open: async (page) => {
      const release = await holdRuns(page)
      await openClusterer(page)
      return release
    },
    states: [
      { name: 'empty', shows: (page) => page.getByLabel('Choose keyword file') },
      {
        name: 'a long file name',
        reach: (page) => chooseKeywords(page, { ...SMALL, name: LONG_NAME }),
        shows: (page) => page.getByRole('button', { name: `Remove ${LONG_NAME}` }),
      },
      {
        name: 'a list to paste',
        reach: async (page) => {
          await page.getByRole('button', { name: `Remove ${LONG_NAME}` }).click()
          await page.getByRole('button', { name: 'Paste a list with results' }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Use files instead' }),
      },
      {
        name: 'a missing file',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Use files instead' }).click()
          await createClusters(page)
        },
        shows: (page) => page.getByRole('alert').filter({ hasText: /\w/ }),
      },
      {
        name: 'a run under way',
        reach: async (page) => {
          await chooseKeywords(page, SMALL)
          await createClusters(page)
        },
        shows: (page) => page.getByRole('progressbar'),
      },
      {
        name: 'an open cluster',
        reach: async (page, release) => {
          release()
          await chooseOverlap(page, 5)
          await mainKeywords(page).first().click()
        },
        shows: (page) => page.getByText('topic0 word1'),
      },
      {
        name: 'no keyword found',
        reach: (page) => page.getByLabel('Filter by keyword').fill('nowhere'),
        shows: (page) => page.getByText('No keyword contains'),
      },
      {
        name: 'a list without search results',
        reach: async (page) => {
          await startAnotherList(page)
          await chooseKeywords(page, textFile('plain.csv', 'keyword,volume\nshoes,10\nboots,20'))
          await createClusters(page)
        },
        shows: (page) => page.getByRole('button', { name: 'Open it in a plan' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
