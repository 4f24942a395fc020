import { expect, test } from '#tests/support/browser/journey.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { act, openCompeting } from './cluster/competing-page.ts'
import { fixButton, openEvidence, part } from './cluster/evidence-page.ts'
import { button, openModify, rowsOf, search, tabOf, treeItem } from './cluster/modify-page.ts'
import { openClusters } from './clusters/clusters-page.ts'
import { matchWithPage } from './cluster/article-page.ts'
import { openLinks } from './internal-links/links-page.ts'
import { planPath } from './shell/shell-page.ts'
import { choice, item, openBoots, why } from './overlap/overlap-page.ts'
import { apart, openSimilar, similarRows } from './overlap/similar-page.ts'

const SCREENS = [
  looksOf('a cluster', {
    open: async (page) => {
      await openClusters(page, { active: 30 })
      const href = await page.getByRole('link', { name: 'Cluster 2', exact: true }).getAttribute('href')
      await page.goto(`${String(href)}?tab=keywords`)
      await expect(page.getByRole('table', { name: 'Keywords' })).toHaveAttribute('aria-busy', 'false')
    },
    states: [
      {
        name: 'locked, with its menu',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Lock', exact: true }).click()
          await expect(page.getByTitle('Locked: its keywords stay until it is unlocked')).toBeVisible()
          await page.getByRole('button', { name: 'More', exact: true }).click()
        },
        shows: (page) => page.getByRole('menuitem', { name: 'Rename' }),
      },
      {
        name: 'with its title edited',
        reach: (page) => page.getByRole('menuitem', { name: 'Rename' }).click(),
        shows: (page) => page.getByRole('textbox', { name: 'Title' }),
      },
    ],
  }),
  looksOf('the alerts of a cluster', {
    open: (page) => openEvidence(page),
    states: [
      { name: 'with its evidence', shows: (page) => part(page, 'Your pages in search') },
      {
        name: 'the question before a merge',
        reach: (page) => fixButton(page, 'Merge “Ski shoes” into this cluster').click(),
        shows: (page) => page.getByRole('alertdialog', { name: 'Merge clusters' }),
      },
    ],
  }),
  looksOf('the tree of a cluster’s keywords', {
    open: (page) => openBoots(page),
    states: [
      {
        name: 'a meeting and all its details',
        reach: async (page) => {
          await item(page, /^“acme boots” with 1 more and/).click()
          await why(page).getByText('8 results are not shared').click()
          await page.getByText('1 keyword is not in the tree').click()
        },
        shows: (page) => why(page).getByRole('region', { name: 'acme hikers' }).getByRole('listitem').first(),
      },
      {
        name: 'another keyword to choose',
        reach: (page) => choice(page, 'B').click(),
        reopen: (page) => choice(page, 'B').click(),
        shows: (page) => page.getByRole('option').first(),
      },
    ],
  }),
  looksOf('what competes with a cluster', {
    open: (page) => openSimilar(page),
    states: [
      {
        name: 'why one of them is separate',
        reach: (page) => similarRows(page).nth(0).getByRole('link', { name: '1.0 of 10' }).click(),
        shows: (page) => apart(page).getByRole('table'),
      },
    ],
  }),
  looksOf('the clusters and pages that compete with a cluster', {
    open: (page) => openCompeting(page),
    states: [
      {
        name: 'the keywords in no cluster',
        reach: (page) =>
          page.getByRole('button', { name: 'See keywords in no cluster, Not in plan: 1' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Add: ski boots hire' }),
      },
      {
        name: 'the question before a merge',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await act(page, 'Merge into this cluster')
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Merge clusters' }),
      },
    ],
  }),
  looksOf('the internal links of a cluster', {
    open: async (page) => {
      const person = await openLinks(page)
      const cluster = await seedCluster(person, { title: 'Boots', serps: { 'linked boots': null } })
      await matchWithPage(cluster, '/boots')
      await page.goto(planPath(person, `article/${cluster}?tab=links`))
    },
    states: [
      {
        name: 'both ways',
        shows: (page) => page.getByRole('heading', { name: 'Links from this page (1)' }),
      },
    ],
  }),
  looksOf('the dialog that changes the keywords of a cluster', {
    open: (page) => openModify(page),
    states: [
      {
        name: 'keywords to add',
        reach: async (page) => {
          await search(page, 'modify s')
          await rowsOf(page, 'Keywords to add').nth(1).getByRole('checkbox').check()
        },
        shows: (page) => rowsOf(page, 'Keywords to add').nth(1),
        inSight: (page) => ({ part: rowsOf(page, 'Keywords to add').getByText('New keyword'), ratio: 1 }),
      },
      {
        name: 'a new cluster for removed keywords',
        reach: async (page) => {
          await tabOf(page, 'Remove keywords').click()
          await treeItem(page, 'modify laces').click()
          await button(page, 'Move to new cluster').click()
        },
        shows: (page) => treeItem(page, 'modify laces'),
      },
      {
        name: 'the cluster that was made of them',
        reach: async (page) => {
          await button(page, 'Move 1 keyword').click()
          await page.getByRole('dialog', { name: 'New cluster created' }).waitFor()
        },
        shows: (page) => page.getByRole('link', { name: 'Open new cluster' }),
      },
      {
        name: 'clusters to merge',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Stay here' }).click()
          await page.getByRole('button', { name: 'Modify keywords' }).click()
          await tabOf(page, 'Merge clusters').click()
        },
        reopen: (page) => tabOf(page, 'Merge clusters').click(),
        shows: (page) => button(page, 'Merge Winter boots'),
        inSight: (page) => ({ part: tabOf(page, 'Merge clusters'), ratio: 0.99 }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
