import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import {
  card,
  choose,
  openGrid,
  pretendBuilding,
  priceBuilds,
  PROPOSAL,
  proposeHubs,
  signInWithHubs,
} from './hubs-grid/hubs-page.ts'
import { planPath } from './shell/shell-page.ts'

const FIFTY = Array.from({ length: 50 }, (_, at) => `Hub ${String(at + 1).padStart(2, '0')}`)

const SCREENS = [
  looksOf('the hubs of a plan', {
    // The name is in use, which the form says.
    problems: [/status of 409 .*\/topic\)/],
    open: async (page) => {
      await priceBuilds(page, 1_200_000)
      await pretendBuilding(page, 'Hub 02')
      await openGrid(page, FIFTY)
    },
    states: [
      {
        name: 'fifty of them, of which one is being built',
        shows: (page) => card(page, 'Hub 02').getByText('Building...'),
      },
      {
        name: 'the question before one is deleted',
        reach: async (page) => {
          await page.getByRole('textbox', { name: 'Find a hub' }).fill('Hub 01')
          await choose(page, { hub: 'Hub 01', action: 'Delete' })
        },
        shows: (page) => page.getByText('Its 4 clusters stay in the plan.'),
      },
      {
        name: 'the seed keywords of one',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await choose(page, { hub: 'Hub 01', action: 'Edit keywords' })
        },
        shows: (page) => page.getByText('Found 0 keywords for this hub'),
      },
      {
        name: 'what building one costs',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await choose(page, { hub: 'Hub 01', action: 'Build' })
        },
        shows: (page) => page.getByRole('button', { name: 'Build hub for up to $1.20' }),
      },
      {
        name: 'what a new one is about',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Create new hub' }).first().click()
          await page.getByRole('textbox', { name: 'Seed keywords' }).fill('active 1, laces, a, b,')
        },
        shows: (page) => page.getByText('2 or 3 are enough.'),
      },
      {
        name: 'a name that is in use',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Create hub' }).click()
          await page.getByRole('textbox', { name: 'Name' }).fill('Hub 01')
          await page.keyboard.press('Enter')
        },
        shows: (page) => page.getByText('Topic name already exists.'),
      },
    ],
  }),
  looksOf('a plan without hubs', {
    open: async (page) => {
      const loaded = Promise.withResolvers<void>()
      await page.route(/\/contentplan\/\d+\/topic$/, (route) => loaded.promise.then(() => route.fallback()))
      await openGrid(page, [])
      return loaded
    },
    states: [
      { name: 'while they are loaded', shows: (page) => page.getByText('The hubs are loading') },
      {
        name: 'what can be done',
        reach: async (_, loaded) => loaded.resolve(),
        shows: (page) => page.getByRole('link', { name: 'Propose hubs from your clusters' }),
      },
    ],
  }),
  looksOf('the content hubs', {
    open: async (page) => {
      const person = await signInWithHubs(page, [
        'Boots',
        'Tents and everything that one can sleep in outdoors',
      ])
      let answer: object = { ...PROPOSAL, groups: [], left: [] }
      const asked = Promise.withResolvers<void>()
      await proposeHubs(page, async (route) => {
        await asked.promise
        return route.fulfill({ json: answer })
      })
      await page.goto(planPath(person, 'hubs-new'))
      const answerWith = (next: object) => {
        answer = next
      }
      return { person, asked, answerWith }
    },
    states: [
      {
        name: 'with the name of one being edited',
        reach: (page) => page.getByRole('button', { name: 'Rename Boots' }).click(),
        shows: (page) => page.getByRole('textbox', { name: 'Name of Boots' }),
      },
      {
        name: 'while hubs are proposed',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.keyboard.press('Tab')
          await page.evaluate(() => history.pushState(null, '', '?auto=1'))
        },
        shows: (page) => page.getByRole('dialog', { name: 'Creating Content Hubs' }),
      },
      {
        name: 'when nothing can be proposed',
        reach: async (_, { asked }) => asked.resolve(),
        shows: (page) => page.getByText('Every cluster of this plan is in a hub already.'),
      },
      {
        name: 'with a proposal',
        reach: async (page, { person, answerWith }) => {
          answerWith(PROPOSAL)
          await goTo(page, planPath(person, 'hubs-new'))
          // Both addresses at once would be shown as one, which is open already.
          await expect(page.getByRole('dialog', { name: 'Proposed hubs' })).toBeHidden()
          await goTo(page, planPath(person, 'hubs-new?auto=1'))
          await page.getByRole('button', { name: 'Show clusters of Boots' }).click()
          await page.getByRole('checkbox', { name: 'Keep Maps' }).uncheck()
          await page.getByRole('textbox', { name: 'Name of the hub' }).nth(1).fill('Boots')
        },
        shows: (page) => page.getByText('Give every hub a name of its own.'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
