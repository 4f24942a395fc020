import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { tabTo } from '#tests/journeys/shell/by-keyboard.ts'
import { openClusters, shownClusters, table } from '#tests/journeys/clusters/clusters-page.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import {
  changedClusters,
  openMixedClusters,
  proposalNote,
  reclusterDialog,
  seedProposal,
  sums,
} from './recluster-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const COUNTS = 'td:last-child'

test('a plan is reclustered: the result is previewed, applied, and undone', async ({ page }) => {
  test.slow()
  await openMixedClusters(page)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Keywords', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Recluster' }).click()
  await reclusterDialog(page)
    .getByRole('radio', { name: /^5\s*2 clusters, 0 with 1 keyword, the largest has 3/ })
    .check()
  await expect(reclusterDialog(page)).toContainText('5 gives 2 clusters: 2 with 2 to 4 keywords.')
  await reclusterDialog(page).getByRole('button', { name: 'Recluster' }).click()
  await expect(reclusterDialog(page)).toBeHidden()
  await expect(proposalNote(page)).toContainText(
    'A new clustering is ready: 2 clusters, as now, but with other keywords.',
    {
      timeout: 60_000,
    },
  )
  await expect(table(page).locator(COUNTS)).toHaveText(['4', '2'])
  await proposalNote(page).getByRole('link', { name: 'Look at it' }).click()
  await expect(sums(page)).toContainText('Minimum overlap5')
  await expect(sums(page)).toContainText('Keywords that move1')
  const changed = (hasText: RegExp) => changedClusters(page).getByRole('listitem').filter({ hasText })
  await expect(changed(/^Boots/)).toContainText('1 left to “Laces”: mixed red laces')
  await expect(changed(/^Laces/)).toContainText('1 joined from “Boots”: mixed red laces')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/plan$/)
  await expect(proposalNote(page)).toBeHidden()
  await expect(table(page).locator(COUNTS)).toHaveText(['3', '3'])
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('Undone.')
  await expect(table(page).locator(COUNTS)).toHaveText(['4', '2'])
})

test('the dialog works by keyboard alone', async ({ page }) => {
  test.slow()
  await openMixedClusters(page)
  await tabTo(page, /^Recluster$/)
  await page.keyboard.press('Enter')
  await expect(reclusterDialog(page).getByRole('radio', { name: /^3\s*now/ })).toBeVisible()
  await tabTo(page, /^3\s*now/)
  await page.keyboard.press('ArrowDown')
  await expect(reclusterDialog(page).getByRole('radio', { name: /^4/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(reclusterDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Recluster' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /^3\s*now/)
  await page.keyboard.press('Enter')
  await expect(proposalNote(page)).toBeVisible({ timeout: 60_000 })
})

test('the cost of fresh search results is shown and agreed to first, and a refusal is shown in the dialog', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  expectProblem(/status of 402/)
  await openMixedClusters(page)
  let cost = 2_500_000
  await page.route('**/api/contentplan/*/grouping?recluster=true', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    const serps = {
      ...json.serps,
      provider: 'Serp House',
      isSandbox: false,
      calls: 1_000,
      cost,
      needsConfirmation: true,
    }
    return route.fulfill({ response: answer, json: { ...json, serps } })
  })
  const answers = [
    {
      status: 409,
      json: {
        message: 'This costs about $3.00 at Serp House.',
        code: 'not_confirmed',
        details: { estimate: { cost: 3_000_000 } },
      },
    },
    { status: 402, json: { message: 'The limit of this month is reached.', code: 'limit_reached' } },
  ]
  const sent: unknown[] = []
  await page.route('**/api/contentplan/*/reset-clusters', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(route.request().postDataJSON())
    cost = 3_000_000
    return route.fulfill(answers.shift() ?? { status: 500 })
  })
  await page.getByRole('button', { name: 'Recluster' }).click()
  const start = reclusterDialog(page).getByRole('button', { name: 'Recluster' })
  await expect(start).toBeEnabled()
  await reclusterDialog(page).getByRole('checkbox', { name: 'Fetch fresh search results first' }).check()
  await expect(reclusterDialog(page)).toContainText('To be fetched from Serp House1,000CostAbout $2.50')
  await expect(start).toBeDisabled()
  await expectNoAxeViolations(page)
  await reclusterDialog(page)
    .getByRole('checkbox', { name: /^Spend up to \$\d/ })
    .check()
  await start.click()
  await expect(reclusterDialog(page).getByRole('alert')).toHaveText('This costs about $3.00 at Serp House.')
  await expect(start).toBeDisabled()
  await reclusterDialog(page).getByRole('checkbox', { name: 'Spend up to $3.00 on search results' }).check()
  await start.click()
  await expect(reclusterDialog(page).getByRole('alert')).toHaveText('The limit of this month is reached.')
  const input = { recluster: true, minimum_score: 3, refresh: true }
  expect(sent).toEqual([
    { ...input, confirmedCost: 2_500_000 },
    { ...input, confirmedCost: 3_000_000 },
  ])
})

test('sandbox results are called made-up where they are requested', async ({ page }) => {
  await openMixedClusters(page)
  await page.getByRole('button', { name: 'Recluster' }).click()
  await reclusterDialog(page).getByRole('checkbox', { name: 'Fetch fresh search results first' }).check()
  await expect(reclusterDialog(page)).toContainText('and are not those of a real search engine.')
  await expect(reclusterDialog(page)).toContainText(
    'Search results known already6To be made up by the sandbox0CostNone',
  )
  await expect(reclusterDialog(page).getByRole('button', { name: 'Recluster' })).toBeEnabled()
})

test('the link to keywords without search results lists exactly those', async ({ page, context }) => {
  const person = await openMixedClusters(page)
  await seedCluster(person, {
    title: 'Sandals',
    serps: { 'mixed sandals': 'abc', 'mixed lost sandals': null },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Recluster' }).click()
  await expect(reclusterDialog(page)).toContainText('1 keyword has no search results and stays where it is.')
  const opening = context.waitForEvent('page')
  await reclusterDialog(page).getByRole('link', { name: 'Show it' }).click()
  const list = await opening
  const rows = list.getByRole('table', { name: 'Keywords' }).locator('tbody tr')
  await expect(rows).toHaveText([/^mixed lost sandals/])
  await expectNoAxeViolations(list)
  await rows.getByRole('checkbox').check()
  await expect(list.getByText('1 selected')).toBeVisible()
  await list.getByRole('button', { name: 'Without search results: show the others, too' }).click()
  await expect(rows).toHaveCount(8)
  await expect(list.getByText('1 selected')).toBeHidden()
  await list.goto(planPath(person, 'keywords?tab=excluded&results=none'))
  await expect(list.getByText('The search results of all these keywords are known.')).toBeVisible()
})

test('a cluster that goes names the cluster that takes over its keywords, with a link', async ({
  page,
  context,
}) => {
  test.slow()
  const person = await openMixedClusters(page)
  await seedCluster(person, { title: 'Stray boots', serps: { 'mixed stray boots': 'abcdefghij' } })
  await page.reload()
  await page.getByRole('button', { name: 'Recluster' }).click()
  await reclusterDialog(page).getByRole('radio', { name: /^5/ }).check()
  await page.reload()
  await expect(reclusterDialog(page).getByRole('radio', { name: /^5/ })).toBeChecked()
  await reclusterDialog(page).getByRole('button', { name: 'Recluster' }).click()
  await expect(proposalNote(page)).toContainText('A new clustering is ready', { timeout: 60_000 })
  await page.goto(planPath(person, 'new-clustering?kind=merged'))
  const line = changedClusters(page)
    .getByRole('listitem')
    .filter({ hasText: /^Stray boots/ })
  await expect(line).toContainText('Taken over by Boots (1 keyword). No keyword is left in it: it goes.')
  await expectNoAxeViolations(page)
  const opening = context.waitForEvent('page')
  await line.getByRole('link', { name: 'Boots', exact: true }).click()
  await expect((await opening).getByRole('heading', { level: 1, name: 'Boots' })).toBeVisible()
})

test('5,000 changed clusters are read in pages and by kind, and the address restores the place', async ({
  page,
}) => {
  test.slow()
  const person = await openClusters(page, { active: 50_000 })
  await seedProposal(person, 5_000)
  await page.goto(planPath(person, 'new-clustering'))
  const lines = changedClusters(page).locator('ol > li')
  await expect(lines).toHaveCount(50)
  await expect(changedClusters(page)).toContainText('1–50 of 5,000')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(changedClusters(page)).toContainText('51–100 of 5,000')
  await page.reload()
  await expect(changedClusters(page)).toContainText('51–100 of 5,000')
  await page.getByRole('tab', { name: /^Keywords leave/ }).click()
  await expect(changedClusters(page)).toContainText('1–50 of 5,000')
  await page.getByRole('tab', { name: /^Merged/ }).click()
  await expect(changedClusters(page)).toContainText('No cluster changes in this way.')
  await expect(page).toHaveURL(/kind=merged/)
})

test('a decision in another tab is shown at once, and is never executed twice', async ({
  page,
  context,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/status of 404 .*reset-clusters/)
  const person = await openClusters(page, { active: 60 })
  await seedProposal(person, 1)
  await page.goto(planPath(person, 'new-clustering'))
  await expect(changedClusters(page)).toContainText('A cluster of its own')
  const second = await context.newPage()
  await second.goto(planPath(person, 'plan'))
  await proposalNote(second).getByRole('button', { name: 'Discard' }).click()
  await expect(proposalNote(second)).toBeHidden()
  await expect(page.getByText('There is no new clustering.')).toBeVisible()
  await expectNoAxeViolations(page)
  await seedProposal(person, 1)
  await page.reload()
  await page.route('**/reset-clusters/*', async (route) => {
    await withJourneyDatabase((client) =>
      client.query('delete from proposals where contentplan_id = $1', [person.workspaces[0]?.plans[0]]),
    )
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(messages(page)).toContainText('This clustering was applied or discarded in the meantime.')
  await expect(page.getByText('There is no new clustering.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all clusters' }).click()
  await expect.poll(async () => (await shownClusters(page)).length).toBe(6)
})
