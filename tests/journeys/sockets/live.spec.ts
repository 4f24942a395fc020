import type { Page } from '@playwright/test'
import { openClusters, table } from '#tests/journeys/clusters/clusters-page.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { passPauses, signInByProxy } from '#tests/support/browser/journey-proxy.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { publishMessage, startJourneyRun } from '#tests/support/browser/journey-run.ts'
import { makePlans, navigation, openKeywords, planPath } from '#tests/journeys/shell/shell-page.ts'

const STEPS = ['Crawling', 'Clustering', 'Labeling', 'Page matching']
const LOST = 'Live updates have stopped. What you see may be old.'

function dock(page: Page) {
  return page.getByRole('region', { name: 'Progress' })
}

test('work in progress is shown and updated in every tab, and stays hidden once dismissed', async ({
  page,
  context,
}) => {
  const person = await openKeywords(page)
  const second = await context.newPage()
  await second.goto(planPath(person, 'keywords'))
  await expect(second.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible()
  const run = await startJourneyRun(person, { name: 'Clustering 1,240 keywords', steps: STEPS })
  for (const tab of [page, second]) await expect(dock(tab)).toContainText('Crawling…')
  await run.progress('Crawling', { done: 300, total: 1240 })
  for (const tab of [page, second]) await expect(dock(tab)).toContainText('Crawling 300 of 1,240')
  await page.reload()
  await expect(dock(page)).toContainText('Crawling 300 of 1,240')
  await run.move('Crawling', 'done')
  for (const tab of [page, second]) await expect(dock(tab)).toContainText('Clustering…')
  await page.reload()
  await expect(dock(page)).toContainText('Clustering…')
  await dock(page).getByRole('button', { name: 'Dismiss Clustering 1,240 keywords' }).click()
  await run.move('Clustering', 'done')
  await expect(dock(second)).toContainText('Labeling…')
  await expect(dock(page)).toBeHidden()
})

test('a change that is announced just before a screen is left is on the screen afterwards', async ({
  page,
}) => {
  const opened = page.waitForEvent('websocket')
  const { workspaces } = await openClusters(page, { active: 30 })
  const { id: workspaceId = 0, plans: [contentplanId] = [] } = workspaces[0] ?? {}
  const goTo = (screen: string) => navigation(page).getByRole('link', { name: screen, exact: true }).click()
  await goTo('Keywords')
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible()
  await goTo('Clusters')
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')

  const announced = (await opened).waitForEvent('framereceived', ({ payload }) =>
    payload.toString().includes('"keywords"'),
  )
  await withJourneyDatabase(async (client) => {
    await client.query(
      "update articles set is_locked = true where contentplan_id = $1 and title = 'Cluster 1'",
      [contentplanId],
    )
    await publishMessage(client, { workspaceId, name: 'keywords', data: { contentplanId } })
  })
  await announced
  await goTo('Keywords')
  await expect(table(page)).toBeHidden()
  await goTo('Clusters')
  await expect(table(page).getByTitle(/^Locked:/)).toHaveCount(1)
})

test.describe('in a window of their own', () => {
  // A controlled clock cannot be removed from a window, and scripts that were loaded stay in it.
  test.use({ hasOwnWindow: true })

  test('a lost connection is retried, then reported, and restored when it is back', async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/net::ERR_|WebSocket/)
    const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: makePlans(1) }] })
    const proxy = await signInByProxy(page, { person, target: baseURL ?? '' })
    const opened = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto(`${proxy.address}${planPath(person, 'keywords')}`)
    await opened
    const run = await startJourneyRun(person, { name: 'Keywords', steps: STEPS })
    await expect(dock(page)).toContainText('Crawling…')

    proxy.cut()
    await run.move('Crawling', 'done')
    await run.move('Clustering', 'inProgress')
    await passPauses(page, () => expect(page.getByText(LOST)).toBeVisible({ timeout: 100 }))
    await expect(dock(page)).toContainText('Crawling…')
    await expect(page.getByText('Sign Out', { exact: true })).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page)

    proxy.mend()
    await page.getByRole('button', { name: 'Reconnect' }).click()
    await expect(page.getByText(LOST)).toBeHidden()
    await expect(dock(page)).toContainText('Clustering…')
    await run.move('Clustering', 'done')
    await expect(dock(page)).toContainText('Labeling…')

    proxy.cut()
    proxy.mend()
    await run.move('Labeling', 'done')
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(dock(page)).toContainText('Page matching…', { timeout: 100 })
    }).toPass({ timeout: 20_000 })
    await proxy.close()
  })

  test('a screen that was never loaded says that the connection is gone, and opens when it is back', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/net::ERR_|WebSocket|without a connection|dynamically imported module/)
    await openKeywords(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Search Console' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByText('It opens automatically when the connection is back.')).toBeVisible()
    await expect(page.getByText('Sign Out', { exact: true })).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Search Console' })).toBeVisible()
    await expect(page.getByText('You are offline')).toBeHidden()
  })
})

test('what is changed without a connection is sent when it is back', async ({ page, context }) => {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: makePlans(1) }] })
  const cluster = await seedCluster(person, { title: 'Boots', serps: { 'offline boots': 'abcdefghij' } })
  await signInAs(page, person)
  await page.goto(planPath(person, `article/${cluster}`))
  const lock = page.getByRole('button', { name: 'Lock', exact: true })
  await expect(lock).toBeEnabled()
  await context.setOffline(true)
  await lock.click()
  await expect(lock).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeEnabled()
  await expect(page.getByLabel('Messages')).toContainText('1 cluster locked')
})

test('a session that ends elsewhere ends here too, without a click', async ({ page, expectProblem }) => {
  expectProblem(/401/)
  const opened = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  const person = await openKeywords(page)
  await opened
  const elsewhere = await page.request.post('/api/auth/out', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { everywhere: true },
  })
  expect(elsewhere.status()).toBe(200)
  await expect(page).toHaveURL('/')
})

test('the first page opens no live connection', async ({ page }) => {
  let sockets = 0
  page.on('websocket', () => (sockets += 1))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(sockets).toBe(0)
})
