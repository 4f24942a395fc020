import { test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { details, openPages, pathOf, rowOf, selection, SHOP, table, urlFilter } from './pages/pages-page.ts'

const SCREENS = [
  looksOf('the pages', {
    open: (page) =>
      openPages(page, {
        pages: SHOP.map((one) => ({ ...one, isFavorite: one.path === '/bags' })),
        search: '?tab=all',
      }),
    states: [
      {
        name: 'with two of them selected',
        reach: async (page) => {
          for (const name of ['/bags', '/imprint'])
            await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
        },
        shows: (page) => selection(page).getByText('2 pages selected'),
      },
      {
        name: 'why a page has its type',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Type of /bags: Category' }).click()
        },
        shows: (page) => page.getByText('Its address says so.'),
      },
      {
        name: 'no page found',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await urlFilter(page).fill('nothing')
          await page.keyboard.press('Enter')
        },
        shows: (page) => page.getByText('No page is found for “nothing”.'),
      },
    ],
  }),
  looksOf('the products', {
    open: (page) => openPages(page, { search: '?tab=products' }),
    states: [{ name: 'with their stock', shows: (page) => table(page).getByText('Out of stock') }],
  }),
  looksOf('a page', {
    open: (page) =>
      openPages(page, {
        search: '?tab=all',
        pages: [
          { path: '/boots', type: 'article', cluster: 'Boots', headings: [{ level: 1, text: 'Boots' }] },
          { path: '/laces', type: 'article', isNew: true },
        ],
      }),
    states: [
      {
        name: 'with its panel',
        reach: (page) => pathOf(page, '/boots').click(),
        shows: (page) => details(page).getByText('H1'),
      },
      {
        name: 'that needs a main keyword to be a favorite',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await rowOf(page, '/laces').getByRole('button', { name: 'Add to favorites' }).click()
          await page.getByRole('combobox', { name: 'Main keyword' }).press('Tab')
        },
        shows: (page) => page.getByText('Please select or enter a keyword to favorite this page.'),
      },
    ],
  }),
  looksOf('a plan without a website', {
    open: (page) => openPages(page, { pages: [], domain: null }),
    states: [
      {
        name: 'asks for its start page',
        reach: async (page) => {
          await page.getByRole('textbox', { name: 'Start page' }).fill('not an address')
          await page.getByRole('button', { name: 'Add and crawl' }).click()
        },
        shows: (page) => page.getByText('Enter the address of a website, such as https://shop.example.'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
