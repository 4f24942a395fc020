import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import {
  endRun,
  favoriteColumn,
  hubIdOf,
  ideaCards,
  makeHubPerson,
  openHub,
  RUNNING,
  stubBuilds,
  stubIdeas,
  stubSuggestions,
  type BuildStub,
} from './hub/hub-page.ts'
import { planPath } from './shell/shell-page.ts'

const LONG = 'how to choose waterproof hiking boots for wide feet and long winter trips'
const SOURCES = ['plan', 'related', 'model', 'rules'] as const

interface Opened {
  person: Person
  builds: BuildStub
  boots: string
  socks: string
}

async function openManyIdeas(page: Page): Promise<Opened> {
  const run = endRun(RUNNING, 'done', { reason: '12 new ideas', cost: 80_000 })
  const builds = await stubBuilds(page, { run })
  await stubIdeas(
    page,
    SOURCES.map((source, place) => ({
      keyword: place === 0 ? LONG : `boots ${source}`,
      keywordId: null,
      articleId: null,
      estimated_search_volume: place === 1 ? null : 5400,
      source,
      reason: 'Shares 4 of 10 results with “hiking boots”.',
    })),
  )
  const person = await makeHubPerson({ clusters: 70, favorites: 12, others: ['Socks'] })
  await openHub(page, person)
  await expect(ideaCards(page).first()).toBeVisible()
  const [boots, socks] = [await hubIdOf(person, 'Boots'), await hubIdOf(person, 'Socks')]
  return {
    person,
    builds,
    boots: planPath(person, `hub/${boots}`),
    socks: planPath(person, `hub/${socks}`),
  }
}

const SCREENS = [
  looksOf('hubs', {
    open: openManyIdeas,
    states: [
      {
        name: 'many ideas and favorites',
        shows: (page) => ideaCards(page).first(),
        inSight: (page) => ({ part: page.getByRole('heading', { name: /^New ideas/ }), ratio: 1 }),
      },
      {
        name: 'the favorites in a narrow window',
        only: 'phone',
        reach: (page) => page.getByRole('button', { name: /^Favorites/ }).click(),
        shows: (page) => favoriteColumn(page).getByRole('link').first(),
      },
      {
        name: 'the settings without a name',
        reach: async (page, { boots }) => {
          await goTo(page, `${boots}?dialog=settings`)
          await page.getByLabel('Hub Name').fill('')
        },
        shows: (page) => page.getByText('Name is required'),
      },
      {
        name: 'keyword ideas',
        reach: (page, { boots }) => goTo(page, `${boots}?dialog=ideas`),
        shows: (page) => page.getByRole('dialog').getByText(LONG),
      },
      {
        name: 'what more ideas would cost',
        reach: (page, { boots }) => goTo(page, `${boots}?dialog=generate`),
        shows: (page) => page.getByRole('dialog').getByText('Up to 90 searches, $0.05'),
      },
      {
        name: 'no ideas of a tab',
        reach: (page, { boots }) => goTo(page, `${boots}?tab=listicles`),
        shows: (page) => page.getByText('No ideas found for this filter.'),
      },
      {
        name: 'more ideas being generated',
        reach: async (page, { boots, builds }) => {
          builds.run = RUNNING
          await page.goto(boots)
        },
        shows: (page) => page.getByRole('region', { name: 'Ideas being generated' }),
      },
      {
        name: 'an empty hub being built',
        reach: (page, { socks }) => goTo(page, `${socks}?new=1`),
        shows: (page) => page.getByText('Building your hub... This may take a few minutes'),
      },
      {
        name: 'an empty hub, whose ideas could not be generated',
        reach: async (page, { socks, builds }) => {
          builds.run = endRun(RUNNING, 'failed', { reason: 'DataForSEO did not answer in time.' })
          await page.goto(socks)
        },
        shows: (page) => page.getByText('Start building your hub!'),
      },
      {
        name: 'the cards of all hubs',
        reach: (page, { person }) => goTo(page, planPath(person, 'hub')),
        shows: (page) => page.getByText('No description provided.'),
      },
    ],
  }),
  looksOf('a new hub', {
    open: async (page) => {
      const person = await makePerson({
        workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }],
      })
      await stubSuggestions(
        page,
        SOURCES.map((source, place) => ({
          name: place === 0 ? LONG : `Boots ${source}`,
          description: 'Boots for snow and ice: grip, warmth, and how to care for them.',
          source,
          article_count: place * 5,
          estimated_search_volume: place === 1 ? null : 5400,
          tags: ['winter boots', 'snow boots'],
        })),
      )
      await signInAs(page, person)
      await page.goto(planPath(person, 'hub'))
      return person
    },
    states: [
      { name: 'no hubs', shows: (page) => page.getByRole('link', { name: 'Create New Hub' }) },
      {
        name: 'a suggestion that is taken',
        reach: async (page, person) => {
          await goTo(page, planPath(person, 'new-hub'))
          await page.getByRole('button', { name: /^Boots rules/ }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Remove snow boots' }),
        inSight: (page) => ({ part: page.getByRole('button', { name: 'Add Hub' }), ratio: 1 }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
