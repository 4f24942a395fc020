import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'

/** Shows another side of the open cluster. */
export async function showSide(page: Page, name: string | RegExp) {
  await page.getByRole('tablist', { name: 'Sides of the cluster' }).getByRole('tab', { name }).click()
}

export const attribute = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Attributes' }).getByRole('button', { name })

/** Matches a cluster with the page of its plan whose address ends so. */
export function matchWithPage(articleId: number, end: string) {
  return withJourneyDatabase((client) =>
    client.query(
      `update articles a set page_id = p.id from pages p
       where a.id = $1 and p.contentplan_id = a.contentplan_id and p.url like '%' || $2`,
      [articleId, end],
    ),
  )
}
