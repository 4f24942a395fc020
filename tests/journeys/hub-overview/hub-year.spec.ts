import { chartWeeks } from '#features/hubs/web/overview/weeks.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { addDays } from '#platform/days.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { gapOf, openGaps, openOverviewWithDays, overview, SITE } from './overview-page.ts'

const YEAR_DAYS = 365
const MEASURED_DAYS = 30
const WEEK_DAYS = 7

/**
 * A year of search data whose last 30 days bring half as many clicks again as the days before: two clusters of six are
 * seen. The week that begins on `gap` is missing.
 */
function inventYear(last: string, gap: string) {
  return Array.from({ length: YEAR_DAYS }, (_, back) => {
    const boots = { clicks: back < MEASURED_DAYS ? 12 : 8, impressions: 200, position: 4 }
    const laces = { clicks: 0, impressions: 50, position: 22 }
    return {
      day: addDays(last, -back),
      totals: { clicks: boots.clicks, impressions: 250, position: 7.6 },
      queries: [
        { query: 'active 1', ...boots },
        { query: 'active 11', ...laces },
      ],
      pageQueries: [
        { page: `${SITE}/boots-1`, query: 'active 1', ...boots },
        { page: `${SITE}/boots-2`, query: 'active 11', ...laces },
      ],
    }
  }).filter(({ day }) => day < gap || day >= addDays(gap, WEEK_DAYS))
}

test('the overview of a hub with a year of search data shows how it stands, its weeks and what it has gained', async ({
  page,
}) => {
  const now = new Date()
  const { from } = chartWeeks(now.toISOString().slice(0, 10))
  const year = inventYear(findAvailableDays(now).to, addDays(from, 2 * WEEK_DAYS))
  await openOverviewWithDays(page, year)
  const figure = (name: string) =>
    overview(page)
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('..')
  await expect(figure('Clicks')).toContainText('360')
  await expect(figure('Clicks')).toContainText('up 50% from 240 in the 30 days before')
  await expect(figure('Cluster impressions')).toContainText('7,500')
  await expect(figure('Cluster CTR')).toContainText('4.8%')
  await expect(figure('Potential Additional Clicks')).toContainText(/[1-9]/)
  await expect(figure('Coverage')).toContainText(/\d%/)
  const ranks = overview(page).getByRole('list', { name: 'Clusters in rank buckets' })
  await expect(ranks.getByRole('listitem')).toHaveText(['Top 3 0', '4-10 1', '11-30 1', '30-100 0', 'N/a 4'])

  const chart = overview(page).getByRole('figure', { name: 'Clicks and potential additional clicks by week' })
  await chart.getByText('Show as table').click()
  const weeks = chart.getByRole('table').locator('tbody tr')
  await expect(weeks).toHaveCount(12)
  const clicksIn = (monday: string) =>
    year
      .filter(({ day }) => day >= monday && day < addDays(monday, WEEK_DAYS))
      .reduce((sum, { totals }) => sum + totals.clicks, 0)
  await expect(weeks.nth(0).getByRole('cell').nth(1)).toHaveText(String(clicksIn(from)))
  await expect(weeks.nth(2).getByRole('cell').nth(1)).toHaveText('–')
  await expect(weeks.nth(11).getByRole('cell').nth(1)).toHaveText(
    String(clicksIn(addDays(from, 11 * WEEK_DAYS))),
  )

  await openGaps(page)
  await expect(gapOf(page, 'Cluster 2')).toContainText('22')
  await expect(gapOf(page, 'Cluster 3')).toContainText('New page')
})
