import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { openClusters, places, searchBox, searchFor, shownClusters, table } from './clusters-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

test('clusters are sorted, searched and paged, and the address restores the same view', async ({ page }) => {
  await openClusters(page, { active: 700 })
  await expect(table(page)).toHaveAttribute('aria-rowcount', '71')
  const [first] = await shownClusters(page)
  expect(first).toBe('Cluster 1')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(async () => (await shownClusters(page)).length).toBe(20)
  await table(page).getByRole('button', { name: 'Cluster', exact: true }).click()
  await expect.poll(async () => (await shownClusters(page)).slice(0, 2)).toEqual(['Cluster 1', 'Cluster 10'])
  await expect(page).not.toHaveURL(/page=2/)
  await searchFor(page, '70 clus')
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 70'])
  await searchFor(page, 'cluster '.repeat(50))
  await expect.poll(async () => (await shownClusters(page)).length).toBe(50)
  await page.getByLabel('Search in').selectOption('In keywords')
  await searchFor(page, '^active 55$')
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 6'])
  await page.reload()
  await expect(searchBox(page)).toHaveValue('^active 55$')
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 6'])
})

test('pages that exist, what is to be done with them, and new pages have lists of their own, with colours and signs', async ({
  page,
}) => {
  const person = await openClusters(page, { active: 30 })
  await withJourneyDatabase((client) =>
    client.query(
      `with page as (
         insert into pages (workspace_id, contentplan_id, url, action)
         values ($1, $2, 'https://shop.example/caf%C3%A9/boots?size=9', 'update') returning id
       )
       update articles set page_id = page.id from page where contentplan_id = $2 and title = 'Cluster 2'`,
      [person.workspaces[0]?.id, person.workspaces[0]?.plans[0]],
    ),
  )
  await page.reload()
  await places(page).getByRole('button', { name: 'Existing pages 1' }).click()
  await expect(page).toHaveURL(/\/plan\/existing$/)
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 2'])
  await expect(table(page).getByRole('link', { name: '/café/boots?size=9' })).toHaveAttribute(
    'href',
    'https://shop.example/caf%C3%A9/boots?size=9',
  )
  const row = table(page).getByRole('row', { name: /Cluster 2/ })
  await expect(row).toHaveAttribute('data-tone', 'orange-strong')
  await expect(row.getByRole('button', { name: 'Advice for Cluster 2: Update, chosen' })).toHaveText('U')
  await places(page).getByRole('button', { name: 'New pages 2' }).click()
  await expect(page).toHaveURL(/\/plan\/new$/)
  await expect.poll(async () => (await shownClusters(page)).length).toBe(2)
  await clickAtOnce(page, [
    places(page).getByRole('button', { name: 'Update 1' }),
    table(page).getByRole('button', { name: 'Cluster', exact: true }),
  ])
  await expect(page).toHaveURL(/\/plan\/update\?sort=title/)
  await expect.poll(() => shownClusters(page)).toEqual(['Cluster 2'])
  await places(page).getByRole('button', { name: 'Merge 0' }).click()
  await expect(page.getByText('No page is to be merged.')).toBeVisible()
  await page.getByRole('button', { name: 'Show 3 clusters' }).click()
  await expect(page).toHaveURL(/\/plan\?sort=title/)
})

/** Clicks one button after the other, before the screen can show the effect of the first. */
async function clickAtOnce(page: Page, buttons: Locator[]) {
  const elements = await Promise.all(buttons.map((button) => button.elementHandle()))
  await page.evaluate((all) => {
    for (const element of all) if (element instanceof HTMLElement) element.click()
  }, elements)
}

test('a plan without clusters says how to get some; a selection shows its total and its overlap', async ({
  page,
}) => {
  const person = await openClusters(page, { active: 0 })
  await expect(page.getByText('This plan has no clusters yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to keywords' }).click()
  await expect(page).toHaveURL(/keywords\?tab=inactive$/)
  await seedCluster(person, {
    title: 'Boots',
    serps: { 'sum boots': 'abcdef', 'sum winter boots': 'abcdxy' },
  })
  await seedCluster(person, { title: 'Laces', serps: { 'sum laces': 'abklmn' } })
  await page.goto(planPath(person, 'plan'))
  const selection = page.getByRole('region', { name: 'Selection' })
  await page.getByRole('checkbox', { name: 'Select Boots' }).click()
  await expect(selection).toContainText('SERP Overlap4.0 / 10')
  await page.getByRole('checkbox', { name: 'Select Laces' }).click()
  await expect(selection).toContainText('2 selected')
  await expect(selection).toContainText('SERP Overlap2.0 / 10')
  await page.getByRole('checkbox', { name: 'Select Boots' }).click()
  await expect(selection).toContainText('SERP OverlapN/a')
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(selection).toBeHidden()
})

test('a cluster opens in a new tab, by mouse and by keyboard, shows its figures and keywords, and says when it is gone', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  const person = await openClusters(page, { active: 20 })
  const clicked = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Cluster 1', exact: true }).click()
  const first = await clicked
  await expect(first.getByRole('heading', { name: 'Cluster 1' })).toBeVisible()
  await expect(first.getByRole('region', { name: 'Results' })).toContainText('Keywords10')
  await first.getByRole('tab', { name: /^Keywords/ }).click()
  const keywords = first.getByRole('table', { name: 'Keywords' })
  await expect(keywords.getByRole('row')).toHaveCount(11)
  await expect(keywords.getByRole('row', { name: /active 1 / })).toContainText('Main keyword')
  await keywords.getByRole('button', { name: 'Keyword', exact: true }).click()
  await expect(keywords.getByRole('row').nth(1)).toContainText('active 1')
  await first.close()

  await page.bringToFront()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect((await opened).getByRole('heading', { name: /^Cluster \d$/ })).toBeVisible()

  await goTo(page, planPath(person, 'article/999999'))
  await expect(page.getByText('This cluster is not in the plan.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all clusters' }).click()
  await expect(page).toHaveURL(/\/plan$/)
})

test('a page of 500 clusters stays within the budget of a table', async ({ page }) => {
  await openClusters(page, { active: 6000, search: '?rows=500' })
  const { script, style } = await weighPage(page)
  expect(script).toBeLessThanOrEqual(240)
  expect(style).toBeLessThanOrEqual(48)
  expect(await page.locator('main *').count()).toBeLessThanOrEqual(1500)
})
