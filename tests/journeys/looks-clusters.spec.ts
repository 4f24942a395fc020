import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { openClusters, searchBox, table } from './clusters/clusters-page.ts'
import { driftTable, openDrift, rowOf, searchResults } from './drifted-keywords/drift-page.ts'
import {
  changedClusters,
  openMixedClusters,
  proposalNote,
  reclusterDialog,
  seedProposal,
} from './new-clustering/recluster-page.ts'
import { planPath } from './shell/shell-page.ts'

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
          page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click(),
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
        name: 'no cluster found',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await searchBox(page).fill('nothing')
          await page.keyboard.press('Enter')
        },
        shows: (page) => page.getByText('No cluster is found for “nothing”.'),
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
