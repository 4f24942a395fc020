import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { showSide } from './article-page.ts'
import { openEvidence } from './evidence-page.ts'

test('the numbers in search are compared with the 30 days before, for the page, the match and the cluster', async ({
  page,
}) => {
  const { boots, person } = await openEvidence(page)
  const metrics = page.getByRole('region', { name: 'Performance in search' })
  await expect(metrics.getByRole('region', { name: 'Cluster', exact: true })).toContainText('Rank–')
  await expect(page.getByText('No search data yet.')).toBeVisible()
  await withJourneyDatabase((client) =>
    client.query(
      `insert into article_metrics (article_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last,
         impressions_prev, clicks_prev, position_prev)
       values ($1, $2, $3, 2000, 100, 4.5, 1250, 100, 5.5)
       on conflict (article_id) do update set impressions_last = 2000, clicks_last = 100, position_last = 4.5,
         impressions_prev = 1250, clicks_prev = 100, position_prev = 5.5`,
      [boots, person.workspaces[0]?.id, person.workspaces[0]?.plans[0]],
    ),
  )
  await page.reload()
  const ofCluster = metrics.getByRole('region', { name: 'Cluster', exact: true })
  await expect(ofCluster.getByRole('definition')).toHaveText([
    '2,000up 750',
    '100No change',
    '5.0%down 3 points',
    '4.5down 1',
  ])
  await expect(ofCluster.locator('[data-better]').last()).toHaveAttribute('data-better', 'true')
})

test('a point of the chart leads to the row of its keyword, by pointer and by keyboard', async ({ page }) => {
  const { boots } = await openEvidence(page)
  await showSide(page, /^Keywords/)
  await expect(page.getByText('None of these keywords has impressions or a rank yet.')).toBeVisible()
  await withJourneyDatabase((client) =>
    client.query(
      `insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last,
         impressions_prev, position_prev)
       select id, workspace_id, contentplan_id, 100, 3, 7, 40, 9.5 from keywords where article_id = $1`,
      [boots],
    ),
  )
  await page.reload()
  await showSide(page, /^Keywords/)
  const plot = page.getByRole('application', { name: 'Ranks and impressions of 2 keywords' })
  const table = page.getByRole('table', { name: 'Keywords', exact: true })
  await expect(table.getByRole('row', { name: /^evidence boots for men/ })).toContainText('up 60')
  await plot.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(table.locator('tbody tr:focus')).toHaveText(/^evidence boots/)
  await page.keyboard.press('j')
  await expect(table.locator('tbody tr:focus')).toHaveText(/^evidence boots for men/)
})
