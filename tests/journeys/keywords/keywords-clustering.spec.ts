import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { startJourneyRun } from '#tests/support/browser/journey-run.ts'
import { button, dialog, result, run, step } from './clustering-page.ts'
import { messages, openPlanKeywords, row, tab } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const E_20 =
  'You have reached your keyword limit. Please reset or exclude some active keywords before clustering new ones.'
const STEPS = ['Crawling', 'Clustering', 'Labeling', 'Page matching']

function dock(page: Page) {
  return page.getByRole('region', { name: 'Progress' })
}

function startRun(person: Person) {
  const key = `plan ${person.workspaces[0]?.plans[0]}`
  return startJourneyRun(person, {
    name: 'Clustering',
    steps: STEPS,
    pipeline: { name: 'grouping', key },
  })
}

test('one button clusters inactive keywords, up to the limit of the plan, and the screen says what came of it', async ({
  page,
}) => {
  test.slow()
  await openPlanKeywords(page, { active: 10, inactive: 30, keywordLimit: 30 })
  await button(page).click()
  await expect(dialog(page)).toContainText('20 keywords become active.')
  await expect(dialog(page)).toContainText('room for 30 active keywords: of 30 inactive ones')
  await expect(dialog(page)).toContainText('The sandbox makes up these search results')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/keyword\?/, (route) => released.then(() => route.fallback()))
  const known = page.waitForResponse(
    async (response) => response.url().endsWith('/grouping/result') && /runId/.test(await response.text()),
  )
  await dialog(page).getByRole('button', { name: 'Run clustering' }).click()
  await expect(dialog(page)).toBeHidden()
  await known
  await expect(result(page)).toBeHidden()
  release()
  await expect(result(page)).toContainText(/20 keywords in \d+ clusters?/, { timeout: 60_000 })
  // The counts are those after the run, as soon as its result is shown.
  expect(await tab(page, 'Active').textContent()).toContain('30')
  expect(await tab(page, 'Inactive').textContent()).toContain('10')
  await expect(result(page)).toContainText('because the plan has no more room for active keywords')
  await expect(dock(page)).toBeHidden()
  await expect(run(page)).toBeHidden()
  await button(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(E_20)
  await expect(dialog(page).getByRole('button', { name: 'Run clustering' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(result(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await result(page).getByRole('link', { name: 'See the clusters' }).click()
  await expect(page.getByRole('button', { name: 'Remove Clusters of one clustering' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Clusters', exact: true }).locator('tbody tr').first(),
  ).toBeVisible()
  await page.goBack()
  await result(page).getByRole('button', { name: 'Close the result' }).click()
  await page.reload()
  await expect(tab(page, 'Active')).toContainText('30')
  await expect(result(page)).toBeHidden()
})

test('without a live connection the clustering still starts, by keyboard alone', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/status of 503/)
  await page.route('**/api/auth/ticket', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy.', code: 'temporary' } }),
  )
  const person = await openPlanKeywords(page, { inactive: 5 })
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('5 keywords become active.')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/grouping$/, (route) => released.then(() => route.fallback()))
  await dialog(page).getByRole('button', { name: 'Run clustering' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(/dialog=clustering/)
  await expect(dialog(page)).toBeVisible()
  release()
  await expect(dialog(page)).toBeHidden()
  await expect(async () => {
    await page.goto(planPath(person, 'keywords'))
    await expect(tab(page, 'Active')).toContainText('5', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(row(page, 'inactive 1')).toBeVisible()
})

test('a plan without keywords to cluster says so, and costs are agreed to first', async ({ page }) => {
  await openPlanKeywords(page, { active: 3 })
  await button(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'There are no inactive keywords to cluster. Add some first.',
  )
  await page.keyboard.press('Escape')
  await page.route('**/api/contentplan/*/grouping', async (route) => {
    const estimate = {
      activeCount: 3,
      inactiveCount: 1240,
      keywordLimit: 5000,
      activateCount: 1240,
      run: null,
      serps: {
        provider: 'DataForSEO',
        isSandbox: false,
        cached: 240,
        calls: 1000,
        cost: 2_500_000,
        needsConfirmation: true,
      },
    }
    await (route.request().method() === 'GET' ? route.fulfill({ json: estimate }) : route.fallback())
  })
  await button(page).click()
  await expect(dialog(page)).toContainText('To be fetched from DataForSEO1,000')
  await expect(dialog(page)).toContainText('CostAbout $2.50')
  const start = dialog(page).getByRole('button', { name: 'Run clustering' })
  await expect(start).toBeDisabled()
  await dialog(page).getByRole('checkbox', { name: 'Spend up to $2.50 on search results' }).check()
  await expect(start).toBeEnabled()
})

test('the steps are live in every tab and after a reload, and Cancel ends them', async ({
  page,
  context,
}) => {
  test.slow()
  const person = await openPlanKeywords(page, { inactive: 5 })
  const second = await context.newPage()
  await second.goto(planPath(person, 'keywords'))
  await expect(button(second)).toBeEnabled()
  const started = await startRun(person)
  for (const each of [page, second]) {
    await expect(step(each, 'Crawling')).toContainText('goes on')
    await expect(button(each)).toBeDisabled()
    await expect(dock(each)).toBeHidden()
  }
  await started.progress('Crawling', { done: 1200, total: 5000 })
  for (const each of [page, second])
    await expect(step(each, 'Crawling')).toContainText('Crawling 1,200 of 5,000, goes on')
  await page.reload()
  await expect(step(page, 'Crawling')).toContainText('Crawling 1,200 of 5,000, goes on')
  await started.move('Crawling', 'done')
  await started.move('Clustering', 'inProgress')
  await expect(step(second, 'Clustering')).toContainText('goes on')
  await second.goto(planPath(person, 'pages'))
  await expect(dock(second)).toContainText('Clustering…')
  await second.goto(planPath(person, 'keywords'))
  await page.reload()
  await expect(step(page, 'Crawling')).toContainText('done')
  await expect(step(page, 'Clustering')).toContainText('goes on')
  await expect(step(page, 'Labeling')).toContainText('waits')
  await run(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(messages(page)).toContainText('Clustering cancelled. The plan is as it was.')
  for (const each of [page, second]) {
    await expect(run(each)).toBeHidden()
    await expect(button(each)).toBeEnabled()
  }
})

test('a failed clustering says why, and continues when the user restarts it', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  const person = await makePerson({ workspaces: [{ name: 'Acme', plans: [{ name: 'Acme shoes' }] }] })
  await signInAs(page, person)
  const opened = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(planPath(person, 'keywords'))
  await opened
  const started = await startRun(person)
  await expect(step(page, 'Crawling')).toContainText('goes on')
  await started.move('Crawling', 'error')
  await started.fail('DataForSEO is out of money. Please top it up.')
  await expect(run(page)).toContainText('DataForSEO is out of money. Please top it up.')
  await expect(step(page, 'Crawling')).toContainText('failed')
  expectProblem(/status of 409/)
  const answers = [
    {
      status: 409,
      json: { message: 'Confirm.', code: 'not_confirmed', details: { estimate: { cost: 2_500_000 } } },
    },
    { status: 503, json: { message: 'The service rests.', code: 'temporary' } },
  ]
  expectProblem(/status of 503/)
  const sent: unknown[] = []
  await page.route('**/api/contentplan/*/grouping', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    sent.push(route.request().postDataJSON())
    return route.fulfill(answers.shift() ?? { status: 500 })
  })
  await run(page).getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Spend up to $2.50' }).click()
  await expect(messages(page)).toContainText('The service rests.')
  expect(sent).toEqual([null, { confirmedCost: 2_500_000 }])
  await run(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(run(page)).toBeHidden()
})
