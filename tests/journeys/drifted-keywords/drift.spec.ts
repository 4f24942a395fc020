import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { openClusters, shownClusters } from '#tests/journeys/clusters/clusters-page.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { driftTable, openDrift, rowOf, searchResults } from './drift-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const HEADER = 1

test('a drifted keyword is looked at, moved, and moved back by undo', async ({ page }) => {
  test.slow()
  const person = await openDrift(page, { drifted: 12 })
  await page.goto(planPath(person, 'plan'))
  await page.getByRole('button', { name: 'Drift' }).click()
  await expect(
    page.getByText(
      '12 keywords have moved away from their clusters, by their search results. Last compared 2 hours ago.',
    ),
  ).toBeVisible()
  await expect(rowOf(page, 'active 1')).toContainText('99,999Cluster 11.5 / 10A cluster of its own–')
  await expect(rowOf(page, 'active 11')).toContainText('99,989Cluster 21.5 / 10Cluster 16.3 / 10')
  await expect(driftTable(page).getByRole('row')).toHaveCount(12 + HEADER)
  await page.getByRole('checkbox', { name: 'Select active 11', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Move all on this page' })).toBeDisabled()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Move' }).click()
  await expect(messages(page)).toContainText('1 keyword moved')
  await expect(rowOf(page, 'active 11')).toBeHidden()
  await expect(page.getByText('11 keywords have moved away from their clusters')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden()
  expect(await readPlace(person.workspaces[0]?.plans[0], 'active 11')).toBe('Cluster 1')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('Undone.')
  await expect(rowOf(page, 'active 11')).toBeVisible()
  expect(await readPlace(person.workspaces[0]?.plans[0], 'active 11')).toBe('Cluster 2')
})

test('300 drifted keywords are read in pages; those of a page, or all, move at once', async ({ page }) => {
  test.slow()
  await openDrift(page, { drifted: 300 })
  await expect(page.getByText('1–100 of 300')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('101–200 of 300')).toBeVisible()
  await page.reload()
  await expect(page.getByText('101–200 of 300')).toBeVisible()
  await page.getByRole('button', { name: 'Move all on this page' }).click()
  await expect(messages(page)).toContainText('100 keywords moved')
  await expect(page.getByText('101–200 of 200')).toBeVisible()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('101–200 of 300')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  const held = Promise.withResolvers<void>()
  await page.route(/limit=1000\b/, (route) => held.promise.then(() => route.continue()))
  await selection.getByRole('button', { name: 'Select all 300' }).click()
  await expect(selection).toContainText('Selecting: 0 of 300')
  const move = selection.getByRole('button', { name: 'Move' })
  await expect(move).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Select active 150', exact: true }).uncheck()
  await expect(selection).toContainText('Selecting: 0 of 300')
  held.resolve()
  await expect(selection).toContainText('300 selected')
  await move.click()
  await expect(messages(page)).toContainText('300 keywords moved')
})

test('where no keyword has drifted the screen says when that was checked, or that it was never checked', async ({
  page,
}) => {
  const person = await openDrift(page, { drifted: 0 })
  await expect(
    page.getByText(
      'By its search results, every keyword is in the right cluster. Last compared 2 hours ago.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move all on this page' })).toBeDisabled()
  await withJourneyDatabase((client) =>
    client.query('update plan_assessments set assessed_at = null where contentplan_id = $1', [
      person.workspaces[0]?.plans[0],
    ]),
  )
  await page.reload()
  await expect(page.getByText('The clusters have not been compared with search results yet.')).toBeVisible()
})

test('the list is updated when keywords are moved in another tab', async ({ page, context }) => {
  const person = await openDrift(page, { drifted: 12 })
  const second = await context.newPage()
  await second.goto(planPath(person, 'drift'))
  await second.getByRole('button', { name: 'Move all on this page' }).click()
  await expect(messages(second)).toContainText('12 keywords moved')
  await expect(page.getByText('By its search results, every keyword is in the right cluster.')).toBeVisible()
})

test('2,000 drifted keywords stay within the budget of a table', async ({ page }) => {
  test.slow()
  const person = await openDrift(page, { drifted: 2000 })
  await page.goto(planPath(person, 'drift?rows=1000'))
  await expect(driftTable(page)).toHaveAttribute('aria-rowcount', '2001')
  await expect(rowOf(page, 'active 1')).toBeVisible()
  const { script, style } = await weighPage(page)
  expect(script).toBeLessThanOrEqual(240)
  expect(style).toBeLessThanOrEqual(48)
  expect(await page.locator('main *').count()).toBeLessThanOrEqual(1500)
})

test('search results are refreshed now, and then on a schedule', async ({ page }) => {
  test.slow()
  const person = await openDrift(page, { drifted: 3, isAssessed: false })
  await page.getByRole('button', { name: 'Refresh search results' }).click()
  await expect(searchResults(page)).toContainText('of 30')
  await expect(searchResults(page)).toContainText('Refreshed lastNever')
  const schedule = searchResults(page).getByRole('combobox', { name: 'Refresh automatically' })
  await expect(searchResults(page)).toContainText(
    'Each time costs nothing: the sandbox makes up results for 30 active keywords.',
  )
  await expect(searchResults(page)).toContainText('and are not those of a real search engine.')
  await schedule.selectOption('Every 60 days')
  await expect(schedule).toBeEnabled()
  await expect(schedule).toHaveValue('60')
  await expect(searchResults(page)).toContainText(/Next on \w{3} \d+, \d{4}, then every 60 days\./)
  await searchResults(page).getByRole('button', { name: 'Refresh now' }).click()
  await expect(searchResults(page)).toBeHidden()
  await expect(messages(page)).toContainText('Search results are being refreshed.')
  await expect.poll(() => readRefresh(person.workspaces[0]?.plans[0]), { timeout: 60_000 }).toBe(60)
  await page.getByRole('button', { name: 'Refresh search results' }).click()
  await expect(searchResults(page)).toContainText('0 of 30')
  await expect(schedule).toHaveValue('60')
  await schedule.selectOption('Never')
  await expect(schedule).toHaveValue('')
  await expect(searchResults(page)).not.toContainText('Next on')
})

test('costs are agreed to before a refresh now, and before a schedule for all its refreshes', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openDrift(page, { drifted: 1 })
  const sent: unknown[] = []
  await page.route('**/api/contentplan/*/refresh', async (route) => {
    const method = route.request().method()
    if (method === 'GET') {
      const answer = await route.fetch()
      const costs = { cost: 1_500_000, scheduledCost: 6_000_000, needsConfirmation: true, isSandbox: false }
      const json = { ...(await answer.json()), oldCount: 7, ...costs }
      return route.fulfill({ response: answer, json })
    }
    const body = route.request().postDataJSON()
    sent.push({ method, ...body })
    const details = { estimate: { cost: 6_000_000 } }
    if (method === 'PUT' && body.confirmedCost === undefined)
      return route.fulfill({ status: 409, json: { message: 'Confirm.', code: 'not_confirmed', details } })
    return route.fulfill({ json: method === 'PUT' ? { every_days: 30 } : { runId: 1, isNew: true } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Refresh search results' }).click()
  await expect(searchResults(page)).toContainText('7 of 30')
  await expect(searchResults(page).getByRole('combobox')).toHaveAccessibleDescription(
    'Each time costs about $6.00, for 30 active keywords.',
  )
  await searchResults(page).getByRole('combobox').selectOption('Every 30 days')
  const question = page.getByRole('alertdialog', { name: 'Refresh every 30 days?' })
  await expect(question).toContainText('about $6.00, for 30 active keywords')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Spend up to $6.00 each time' }).click()
  await expect(question).toBeHidden()
  const start = searchResults(page).getByRole('button', { name: 'Refresh now' })
  await expect(start).toBeDisabled()
  await searchResults(page).getByRole('checkbox', { name: 'Spend up to $1.50 on search results' }).check()
  await start.click()
  await expect(searchResults(page)).toBeHidden()
  expect(sent).toEqual([
    { method: 'PUT', every_days: 30 },
    { method: 'PUT', every_days: 30, confirmedCost: 6_000_000 },
    { method: 'POST', confirmedCost: 1_500_000 },
  ])
})

test('clusters are sorted by their relevance, and explain it', async ({ page }) => {
  const person = await openClusters(page, { active: 30 })
  await withJourneyDatabase((client) =>
    client.query(
      `update articles set relevance = 7.7, relevance_related = 0.62, relevance_presence = 1
       where contentplan_id = $1 and title = 'Cluster 3'`,
      [person.workspaces[0]?.plans[0]],
    ),
  )
  await page.reload()
  await expect.poll(async () => (await shownClusters(page))[0]).toBe('Cluster 3')
  await page.getByRole('button', { name: 'What is “Relevance”?' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Relevance' })).toContainText('10 × (60% ×')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'What is “Relevance”?' })).toBeFocused()
  await page.getByRole('button', { name: 'Relevance', exact: true }).click()
  await expect.poll(async () => (await shownClusters(page))[0]).toBe('Cluster 3')
  const parts = '62% of its searches are related to its hub; the best rank of the site is in the first ten.'
  await expect(page.getByTitle(parts)).toHaveText(`7.7, ${parts}`)
  const href = await page.getByRole('link', { name: 'Cluster 3' }).getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByRole('region', { name: 'Results' })).toContainText(`7.7 / 10Relevance: ${parts}`)
})

/** The title of the cluster that a keyword is in. */
function readPlace(contentplanId: number | undefined, keyword: string) {
  return withJourneyDatabase(async (client) => {
    const { rows } = await client.query<{ title: string }>(
      'select a.title from keywords k join articles a on a.id = k.article_id where k.contentplan_id = $1 and k.keyword = $2',
      [contentplanId, keyword],
    )
    return rows[0]?.title
  })
}

/** The days between the refreshes of a plan, or null before its first refresh. */
function readRefresh(contentplanId: number | undefined) {
  return withJourneyDatabase(async (client) => {
    const { rows } = await client.query<{ days: number | null }>(
      'select case when refreshed_at is not null then every_days end as days from plan_refreshes where contentplan_id = $1',
      [contentplanId],
    )
    return rows[0]?.days
  })
}
