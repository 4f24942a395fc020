import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { showSide } from './article-page.ts'
import { openEvidence } from './evidence-page.ts'

/**
 * Opens what competes with the cluster Ski boots: Ski shoes, for one keyword of which /ski-boots is seen, too, and an
 * inactive and an excluded keyword for which it is seen.
 */
export async function openCompeting(page: Page) {
  const opened = await openEvidence(page)
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, estimated_search_volume, excluded)
       select workspace_id, contentplan_id, name, name, 'upload', 70, name = 'free ski boots' from articles,
         unnest(array['ski boots hire', 'free ski boots']) as name where id = $1`,
      [opened.boots],
    )
    await client.query(
      `insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last)
       select k.id, a.page_id, k.workspace_id, k.contentplan_id, 90, 3, 8.5 from articles a
       join keywords k on k.contentplan_id = a.contentplan_id
       where a.id = $1 and k.keyword in ('evidence shoes', 'ski boots hire', 'free ski boots')`,
      [opened.boots],
    )
  })
  await page.reload()
  await showSide(page, 'Competition')
  await expect(competing(page)).toHaveCount(1)
  return opened
}

export const competing = (page: Page) =>
  page.getByRole('table', { name: 'Competing clusters' }).locator('tbody tr')
export const loose = (page: Page) =>
  page.getByRole('table', { name: 'Keywords in no cluster' }).locator('tbody tr')

/** Chooses in the menu of the cluster Ski shoes. */
export async function act(page: Page, name: string) {
  await page.getByRole('button', { name: 'Actions for Ski shoes' }).click()
  await page.getByRole('menuitem', { name }).click()
}
