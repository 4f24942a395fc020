import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import type { Person } from '#tests/support/browser/journey-person.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { openClusters, table } from './clusters/clusters-page.ts'
import { driftTable, openDrift, rowOf, searchResults } from './drifted-keywords/drift-page.ts'
import {
  changedClusters,
  openMixedClusters,
  proposalNote,
  reclusterDialog,
  seedProposal,
} from './new-clustering/recluster-page.ts'
import { planPath } from './shell/shell-page.ts'

/** Gives two clusters pages, for one of which an action is chosen. */
async function advise({ workspaces: [first] }: Person): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `with made as (
         insert into pages (workspace_id, contentplan_id, url, action)
         select $1, $2, 'https://shop.example/' || n, case n when 1 then 'update' else 'delete' end
         from generate_series(1, 2) n returning id, url
       )
       update articles set page_id = made.id, show_in_map = true from made
       where contentplan_id = $2 and title = 'Cluster ' || right(made.url, 1)`,
      [first?.id, first?.plans[0]],
    ),
  )
}

const SCREENS = [
  looksOf('the clusters', {
    open: (page) => openClusters(page, { active: 60 }),
    states: [
      {
        name: 'a locked cluster, two clusters selected',
        reach: async (page) => {
          const selection = page.getByRole('region', { name: 'Selection' })
          await page.getByRole('checkbox', { name: 'Select Cluster 1', exact: true }).click()
          await selection.getByRole('button', { name: 'Lock', exact: true }).click()
          await expect(table(page).getByTitle('Locked: its keywords stay until it is unlocked')).toBeVisible()
          for (const name of ['Cluster 1', 'Cluster 2'])
            await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
          await expect(selection).not.toContainText('…')
        },
        shows: (page) => page.getByRole('region', { name: 'Selection' }).getByText('2 selected'),
      },
      {
        name: 'a question before they are deleted',
        reach: (page) =>
          page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Exclude' }).click(),
        shows: (page) => page.getByRole('alertdialog'),
      },
      {
        name: 'the history',
        reach: async (page, person) => {
          await page.keyboard.press('Escape')
          await goTo(page, planPath(person, 'plan?dialog=history'))
        },
        shows: (page) => page.getByRole('dialog', { name: 'History' }).getByText('Clusters locked'),
      },
      {
        name: 'the keywords of a cluster, an advice and a panel about it',
        reach: async (page, person) => {
          await page.keyboard.press('Escape')
          await advise(person)
          await page.reload()
          await page.getByRole('button', { name: 'Keywords of Cluster 2', exact: true }).click()
          await page.getByRole('button', { name: /^Advice for Cluster 1:/ }).click()
        },
        shows: (page) => page.getByRole('complementary', { name: 'Alerts and advice of a cluster' }),
      },
      {
        name: 'filters in use, and the form of all filters',
        reach: async (page, person) => {
          await page.keyboard.press('Escape')
          await goTo(page, planPath(person, 'plan?priority=high&relevance=2..4&q=nothing'))
          await page.getByRole('button', { name: /^Filters/ }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Apply' }),
      },
      {
        name: 'no cluster found',
        reach: (page) => page.keyboard.press('Escape'),
        shows: (page) => page.getByText('No cluster is found for “nothing”.'),
      },
      {
        name: 'cards, one of them selected, and the saved views',
        reach: async (page, person) => {
          await goTo(page, planPath(person, 'plan?as=cards'))
          await page.getByRole('checkbox', { name: 'Select Cluster 1', exact: true }).click()
          await page.getByRole('button', { name: 'Views' }).click()
        },
        shows: (page) => page.getByText('No views yet.'),
      },
      {
        name: 'a map',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByTitle('Map', { exact: true }).click()
        },
        shows: (page) => page.getByRole('application', { name: /^Treemap of/ }),
      },
    ],
  }),
  looksOf('clusters that can be reclustered', {
    open: async (page) => {
      const person = await openMixedClusters(page)
      await seedProposal(person, 1)
      await page.reload()
      return person
    },
    states: [
      { name: 'the note about a new clustering', shows: proposalNote },
      {
        name: 'the dialog',
        reach: (page) => page.getByRole('button', { name: 'Recluster' }).click(),
        shows: (page) => reclusterDialog(page).getByText('It replaces the new clustering that is ready.'),
      },
      {
        name: 'what would change',
        reach: (page, person) => goTo(page, planPath(person, 'new-clustering')),
        shows: (page) => changedClusters(page).getByRole('heading', { name: 'A cluster of its own' }),
      },
      {
        name: 'no cluster of a kind of change',
        reach: (page, person) => goTo(page, planPath(person, 'new-clustering?kind=merged')),
        shows: (page) => changedClusters(page).getByText('No cluster changes in this way.'),
      },
    ],
  }),
  looksOf('a plan without drifted keywords', {
    open: (page) => openDrift(page, { drifted: 0 }),
    states: [
      {
        name: 'empty',
        shows: (page) => page.getByText('By its search results, every keyword is in the right cluster.'),
      },
    ],
  }),
  looksOf('the drifted keywords', {
    open: (page) => openDrift(page, { drifted: 30 }),
    states: [
      {
        name: 'the list',
        shows: driftTable,
        inSight: (page) => ({ part: page.getByRole('columnheader', { name: 'Would go to' }), ratio: 0.5 }),
      },
      {
        name: 'one keyword selected',
        reach: (page) => rowOf(page, 'active 2').getByRole('checkbox').click(),
        shows: (page) => page.getByRole('region', { name: 'Selection' }).getByText('1 selected'),
      },
      {
        name: 'the search results',
        reach: (page) => goTo(page, `${page.url()}?dialog=search-results`),
        shows: (page) => searchResults(page).getByText('of 30'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
