import { test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { card, cell, LARGE_MAP, openMap, SMALL_MAP } from './map/map-page.ts'

const LONG = 'A title that never ends, '.repeat(20).slice(0, 500)

const SCREENS = [
  looksOf('the map of favorites', {
    open: (page) =>
      openMap(page, {
        hubs: [...SMALL_MAP.hubs, LONG.slice(0, 200)],
        favorites: [
          ...SMALL_MAP.favorites,
          { title: LONG, hub: 2 },
          { title: 'In no hub', hub: 0, type: 'category' },
          { title: 'To be bought', hub: 1, intent: 'transactional' },
        ],
        credits: 3,
      }),
    states: [
      { name: 'with favorites in all rows', shows: (page) => card(page, 'Best winter boots') },
      {
        name: 'in small',
        reach: (page) => page.getByRole('button', { name: 'Preview' }).click(),
        shows: (page) => page.getByRole('region', { name: 'Hubs and funnels' }),
      },
      {
        name: 'what would be written',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Write all' }).click()
          await page.getByText('articles are left out').click()
        },
        shows: (page) => page.getByText('Not enough credits').first(),
      },
      {
        name: 'in edit mode',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Edit Mode' }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Delete Boots' }),
      },
      {
        name: 'with a favorite that is being moved over a cell',
        reach: async (page) => {
          await card(page, 'How to lace boots').focus()
          await page.keyboard.press('Space')
          await page.keyboard.press('ArrowRight')
        },
        shows: (page) => cell(page, 'Lamps, Top Funnel').and(page.locator('[data-over]')),
        only: 'wide',
      },
      {
        name: 'with the name of a new hub',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Add hub' }).click()
        },
        shows: (page) => page.getByRole('textbox', { name: 'Name of the new hub' }),
      },
      {
        name: 'with the menu of a favorite',
        reach: async (page) => {
          await page.getByRole('textbox', { name: 'Name of the new hub' }).press('Escape')
          await page.getByRole('button', { name: 'Actions for How to lace boots' }).click()
        },
        shows: (page) => page.getByRole('menuitem', { name: 'Move to…' }),
        only: 'wide',
      },
      {
        name: 'with the choice of another place',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Actions for How to lace boots' }).click()
          await page.getByRole('menuitem', { name: 'Move to…' }).click()
        },
        shows: (page) => page.getByRole('dialog', { name: 'Move “How to lace boots”' }),
      },
    ],
  }),
  looksOf('a map of 50 hubs and 1,000 favorites', {
    open: (page) => openMap(page, LARGE_MAP, '?edit=1'),
    states: [{ name: 'of which only a part is rendered', shows: (page) => card(page, 'Favorite 0002') }],
  }),
  looksOf('a map without favorites', {
    problems: [/status of 500 .*\/map\)/],
    open: async (page) => {
      const answer = { isFailing: true }
      const asked = Promise.withResolvers<void>()
      await page.route(/\/api\/contentplan\/\d+\/map$/, async (route) => {
        await asked.promise
        if (answer.isFailing) return route.fulfill({ status: 500, json: { code: 'failed', message: '' } })
        return route.fallback()
      })
      await openMap(page, { hubs: ['Boots'], favorites: [] })
      return { answer, asked }
    },
    states: [
      { name: 'while it is loaded', shows: (page) => page.getByText('The map is loading') },
      {
        name: 'when it cannot be loaded',
        reach: async (_, { asked }) => asked.resolve(),
        shows: (page) => page.getByText('The favorites could not be loaded.'),
      },
      {
        name: 'what can be done',
        reach: async (page, { answer }) => {
          answer.isFailing = false
          await page.getByRole('button', { name: 'Try Again' }).click()
        },
        shows: (page) => page.getByRole('link', { name: 'Choose favorites' }),
      },
      {
        name: 'when all were to be written',
        reach: (page) => page.getByRole('button', { name: 'Write all' }).click(),
        shows: (page) => page.getByText("Add clusters to your map that don't have Published status"),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
