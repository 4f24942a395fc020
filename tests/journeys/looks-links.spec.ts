import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { chosen, graph, linkTable, openLinks } from './internal-links/links-page.ts'
import { planPath } from './shell/shell-page.ts'

const SCREENS = [
  looksOf('the internal links', {
    open: async (page) => {
      const person = await openLinks(page, 'internal-links?mode=graph')
      await expect(graph(page)).toBeVisible()
      return person
    },
    states: [
      { name: 'the graph', shows: graph },
      {
        name: 'a page of the graph',
        reach: async (page) => {
          await graph(page).focus()
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Enter')
        },
        shows: chosen,
      },
      {
        name: 'its links as tables',
        reach: (page) => page.getByRole('button', { name: 'Show its links as a table' }).click(),
        shows: (page) => linkTable(page, 'Incoming links').getByRole('link').first(),
      },
      {
        name: 'broken targets',
        reach: (page, person) => goTo(page, planPath(person, 'internal-links?mode=table&show=broken')),
        shows: (page) => linkTable(page, 'Broken targets').getByText('404'),
      },
      {
        name: 'an address that no page has',
        reach: (page, person) => goTo(page, planPath(person, 'internal-links?url=nothing')),
        shows: (page) => page.getByText('No page of this plan has that address.'),
      },
    ],
  }),
  looksOf('the internal links of a site that was not crawled', {
    open: async (page) => {
      const person = await makePerson({
        workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme', domain: 'shop.example' }] }],
      })
      await signInAs(page, person)
      await page.goto(planPath(person, 'internal-links'))
    },
    states: [{ name: 'one action', shows: (page) => page.getByRole('button', { name: 'Crawl the site' }) }],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
