import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { FINAL, openDrafted, openSharing, shareCluster, stubCompetitors } from './cluster/share-page.ts'

/** Shares a cluster and opens its page as a visitor sees it. */
async function openShared(page: Page, final: string = FINAL): Promise<string> {
  await stubCompetitors(page)
  await openDrafted(page, final)
  const path = await shareCluster(page)
  await page.goto(path)
  return path
}

const SCREENS = [
  looksOf('sharing a cluster', {
    open: (page) => openDrafted(page),
    states: [
      {
        name: 'not shared yet',
        reach: (page) => openSharing(page),
        shows: (page) => page.getByText('Only members of this workspace see this cluster.'),
      },
      {
        name: 'shared',
        reach: (page) => shareCluster(page),
        shows: (page) => page.getByRole('link', { name: 'Open link' }),
      },
      {
        name: 'the question before it ends',
        reach: async (page) => {
          const panel = await openSharing(page)
          await panel.getByRole('button', { name: 'Disable share' }).click()
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Disable share?' }),
      },
    ],
  }),
  looksOf('a shared cluster', {
    open: async (page) => {
      await page.route('**/api/installation', async (route) => {
        const answer = await (await route.fetch()).json()
        const pages = {
          demo_call_url: 'https://calls.example/demo',
          case_study_url: 'https://www.example/case',
        }
        await route.fulfill({ json: { ...answer, ...pages } })
      })
      return openShared(page)
    },
    states: [
      {
        name: 'the article with all about it',
        shows: (page) => page.getByRole('heading', { name: 'How to choose winter boots' }),
        inSight: (page) => ({ part: page.getByRole('link', { name: 'Book a demo call' }), ratio: 1 }),
      },
      {
        name: 'the content map',
        reach: (page) => page.getByRole('button', { name: 'Content map' }).click(),
        shows: (page) => page.getByRole('dialog').getByText('Hub 5, idea 14'),
      },
    ],
  }),
  looksOf('a shared cluster without a text', {
    problems: [/status of 403 .*key=/],
    open: (page) => openShared(page, ''),
    states: [
      { name: 'no final draft', shows: (page) => page.getByText('This article has no final draft yet.') },
      {
        name: 'a link that has ended',
        reach: async (page, path) => {
          await goTo(page, path.replace(/.{4}$/, 'wxyz'))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        },
        shows: (page) => page.getByRole('heading', { name: 'This link is no longer valid' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
