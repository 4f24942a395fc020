import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { openClusters, shownClusters, table } from './clusters-page.ts'

function filters(page: Page) {
  return page.getByRole('dialog', { name: 'Filters' })
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Filters in use' }).getByRole('button')
}

function headers(page: Page) {
  return table(page).getByRole('columnheader')
}

test('filters are set together, said by chips and taken away, and dismissed clusters come back with their filter', async ({
  page,
}) => {
  const person = await openClusters(page, { active: 30 })
  await withJourneyDatabase((client) =>
    client.query(
      `update articles set priority = case title when 'Cluster 1' then 'low' else 'high' end
       where contentplan_id = $1`,
      [person.workspaces[0]?.plans[0]],
    ),
  )
  await page.reload()
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 2', 'Cluster 3'])
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await filters(page).getByLabel('Search volume: least').fill('10')
  await filters(page).getByLabel('Search volume: most').fill('1')
  await expect(filters(page)).toContainText('The most is below the least.')
  await page.keyboard.press('Enter')
  await expect(filters(page)).toBeVisible()
  await filters(page).getByRole('button', { name: '10,000+' }).first().click()
  await filters(page).getByRole('checkbox', { name: 'Dismissed' }).check()
  await filters(page).getByLabel('Keyword').fill('active 1')
  await filters(page).getByRole('combobox', { name: 'Add a metric' }).fill('match rank')
  await page.keyboard.press('Enter')
  await expect(filters(page).getByLabel('Cluster Match rank: least')).toBeVisible()
  await filters(page).getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/keyword=active\+1&priority=all&estimated_search_volume=10000\.\.$/)
  await expect(chips(page)).toHaveText([
    'Remove Keyword: active 1',
    'Remove Priority: all',
    'Remove Search volume: 10,000+',
    'Clear filters',
  ])
  await expect.poll(async () => (await shownClusters(page))[0]).toBe('Cluster 1')
  await chips(page).nth(1).click()
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 2'])
  await chips(page).last().click()
  await expect(page).toHaveURL(/\/plan$/)
})

test('two dimensions and two metrics are picked in their order, and trending and losing clusters set the first metric', async ({
  page,
}) => {
  await openClusters(page, { active: 30 })
  await expect(headers(page)).toContainText(['Cluster', 'Page', 'Status', 'Page type', 'Relevance', 'volume'])
  await page.getByRole('button', { name: 'Metrics' }).click()
  const metrics = page.getByRole('dialog', { name: 'Metrics' })
  await metrics.getByRole('button', { name: 'Relevance, number 1' }).click()
  await metrics.getByLabel('Find metrics').fill('keywords')
  await metrics.getByRole('button', { name: 'Keywords' }).click()
  await expect(metrics.getByRole('button', { name: 'Keywords, number 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Dimensions' }).click()
  const dimensions = page.getByRole('dialog', { name: 'Dimensions' })
  await dimensions.getByRole('button', { name: 'Alerts' }).click()
  await page.keyboard.press('Escape')
  const picked = ['Cluster', 'Page', 'Status', 'Alerts', 'Search', 'Keywords']
  await expect(headers(page)).toContainText(picked)
  await page.reload()
  await expect(headers(page)).toContainText(picked)
  await page.getByRole('button', { name: 'Losing' }).click()
  await expect(page.getByText('No cluster matches the filter')).toBeVisible()
  await expect(headers(page)).toContainText(['Cluster', 'Page', 'Status', 'Alerts', 'change', 'Search'])
  await expect(page).toHaveURL(/sort=google_impressions_change&order=asc/)
  await page.getByRole('button', { name: 'Trending' }).click()
  await expect(chips(page).first()).toHaveText('Remove Cluster impressions change: 1+')
  await page.getByRole('button', { name: 'Trending' }).click()
  await expect.poll(async () => (await shownClusters(page)).length).toBe(3)
})
