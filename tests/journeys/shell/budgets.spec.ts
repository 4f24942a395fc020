import type { Page } from '@playwright/test'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { startJourneyRun } from '#tests/support/browser/journey-run.ts'
import { sumLayoutShifts } from '#tests/support/browser/layout-shifts.ts'
import { readScripts, weighPage } from '#tests/support/browser/page-weight.ts'
import { BLANK_PAGE } from '#tests/support/browser/shared-window.ts'
import { SHOWCASE_FOLDER } from '#tests/showcase/serve-showcase.ts'
import { SHOWCASE } from '../ui/showcase-page.ts'
import { planPath } from './shell-page.ts'
import { itemAt } from '#platform/items.ts'

// In a shared window, scripts that another journey has loaded would not be loaded again.
test.use({ hasOwnWindow: true })

/** The size of everything that a screen loads until it is idle. */
async function weigh(page: Page, path: string, folder?: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const weight = await weighPage(page, folder)
  expect(weight.script).toBeGreaterThan(0)
  expect(weight.style).toBeGreaterThan(0)
  return weight
}

/** Lets a clustering have ended with a new cluster, which is answered only when grey rows are seen after the keywords. */
async function showResultLate(page: Page): Promise<void> {
  const listed = page
    .waitForResponse(/\/contentplan\/\d+\/keyword\?/)
    .then(() => page.getByText('The list is loading').waitFor())
  await page.route(/\/grouping$/, async (route) => {
    const estimate = await (await route.fetch()).json()
    await listed
    await route.fulfill({ json: { ...estimate, run: { id: 7, state: 'done', mode: 'add', reason: null } } })
  })
  const counts = { keywordCount: 10, clusterCount: 1, newCount: 1, aloneCount: 0, joinedCount: 0 }
  const volumes = { estimated_search_volume: 500, known_volume_count: 10, volume_is_rough: false }
  const largest = [{ articleId: 1, title: 'Cluster 1', count: 10, keyword_count: 10, ...volumes }]
  const ended = { runId: 7, ended_at: new Date().toISOString(), changeId: 1, minimumScore: 3 }
  const left = { joinedClusterCount: 0, joined: [], withoutResults: 0, withoutRoom: 0 }
  await page.route(/\/grouping\/result$/, async (route) => {
    await listed
    await route.fulfill({ json: { result: { ...counts, ...left, ...ended, largest } } })
  })
}

/** Keeps what the live connection says to the page until `release`. */
async function holdMessages(page: Page): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => void released.then(() => socket.send(message)))
  })
  return { release }
}

test('the first visit loads little in few files, and no schemas of the contract', async ({ page }) => {
  const { script, style, scripts } = await weigh(page, '/')
  expect(script).toBeLessThanOrEqual(125)
  expect(scripts).toBeLessThanOrEqual(5)
  expect(style).toBeLessThanOrEqual(10)
  const code = await readScripts(page)
  expect(code).toContain('/auth/ways')
  expect(code).not.toMatch(/ZodObject|invalid_type/)
})

test('the keywords of a plan stay within the budget of a table, nothing moves while they load, and nothing is fetched twice', async ({
  page,
}) => {
  const person = await makePerson({ workspaces: [{ name: 'Shop', plans: [{ name: 'Shop' }] }] })
  await seedKeywords(person, { active: 1000 })
  await signInAs(page, person)
  await showResultLate(page)
  const messages = await holdMessages(page)
  const requests: string[] = []
  page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
  const { script, style, scripts } = await weigh(page, planPath(person, 'keywords?rows=1000'))
  await expect(page.getByText('active 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Result of the clustering' })).toBeVisible()
  expect(requests.length).toBeLessThanOrEqual(40)
  expect(await page.evaluate(sumLayoutShifts)).toBeLessThanOrEqual(0.02)
  // Little more than it loads today: the parts of forms would show here.
  expect(script).toBeLessThanOrEqual(224)
  expect(style).toBeLessThanOrEqual(48)
  expect(scripts).toBeLessThanOrEqual(15)
  // The editor is loaded by the screens that edit a text, and by no other.
  expect(await readScripts(page)).not.toMatch(/ProseMirror|micromark|cm-content/)
  expect(await page.locator('main *').count()).toBeLessThanOrEqual(1500)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  expect(await page.locator('main *').count()).toBeLessThanOrEqual(1500)
  expect(requests).toEqual([...new Set(requests)])
  messages.release()
  // A run is told to the page after the welcome of its connection.
  await startJourneyRun(person, { name: 'Sorting 1,000 keywords', steps: ['Sorting'] })
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Sorting…')
  expect(requests.filter((request) => request.includes('/keyword?'))).toHaveLength(1)
  // A request may be under way that the end of the test would cut off.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('no screen loads more than 260 KiB of scripts', async ({ page }) => {
  const person = await makePerson({
    workspaces: [{ name: 'Shop', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
  })
  const { id, plans } = itemAt(person.workspaces, 0)
  await signInAs(page, person)
  const inside = [`/workspace/${id}`, `/workspace/${id}/contentplan/${plans[0]}/home`]
  for (const path of ['/main', '/clusterer', ...inside]) {
    const { script } = await weigh(page, path)
    expect([path, script <= 260]).toEqual([path, true])
  }
})

test('every screen of a plan loads with at most 40 requests, none twice, and nothing moves meanwhile', async ({
  page,
}) => {
  const person = await makePerson({ workspaces: [{ name: 'Shop', plans: [{ name: 'Shop' }] }] })
  const cluster = await seedCluster(person, {
    title: 'Boots',
    serps: { 'moving boots': 'abcdefghij', 'moving winter boots': 'abcdefghxy' },
  })
  await seedCluster(person, { title: 'Laces', serps: { 'moving laces': 'abklmnopqr' } })
  await signInAs(page, person)
  const requests: string[] = []
  page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
  const listTwice = () => requests.filter((request, place) => requests.indexOf(request) < place)
  for (const screen of [
    'home',
    'plan',
    'hubs',
    'hubs-new',
    'new-hub',
    'new-article',
    'map',
    'pages',
    'report',
    'gsc-integration',
    'drift',
    'new-clustering',
    `article/${cluster}`,
  ]) {
    const messages = await holdMessages(page)
    requests.length = 0
    await weigh(page, planPath(person, screen))
    expect([screen, listTwice()]).toEqual([screen, []])
    expect([screen, Math.max(40, requests.length)]).toEqual([screen, 40])
    expect([screen, (await page.evaluate(sumLayoutShifts)) <= 0.02]).toEqual([screen, true])
    // The connection opens late, and a run begins: lists and clusters are not asked for again.
    messages.release()
    const name = `Work beside ${screen}`
    await startJourneyRun(person, { name, steps: ['Sorting'] })
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText(name)
    const again = listTwice().filter((request) => /\/(article|keyword|page)\b/.test(request))
    expect([screen, again]).toEqual([screen, []])
  }
})

test('what Google says late moves nothing on a phone', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/)
  const person = await makePerson({ workspaces: [{ name: 'Shop', plans: [{ name: 'Shop' }] }] })
  await signInAs(page, person)
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/search-console/properties*', async (route) => {
    await seen
    const message = 'Google does not answer in time. Please try again in a few minutes.'
    await route.fulfill({ status: 502, json: { code: 'provider_failed', message } })
  })
  await page.goto(planPath(person, 'gsc-integration'))
  await expect(page.getByText('Looking for your Search Console properties')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Or import a file' })).toBeVisible()
  answer()
  await expect(page.getByText(/Error connecting to Google Search Console/)).toBeVisible()
  expect(await page.evaluate(sumLayoutShifts)).toBeLessThanOrEqual(0.02)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('charts are in a file of their own, which pages without charts do not load', async ({ page }) => {
  const table = await weigh(page, `${SHOWCASE}/showcase#data-table`, SHOWCASE_FOLDER)
  expect(table.style).toBeLessThanOrEqual(48)
  await page.goto(`${SHOWCASE}${BLANK_PAGE}`)
  await page.goto(`${SHOWCASE}/showcase#chart`)
  await expect(page.locator('canvas').first()).toBeVisible()
  const chart = await weighPage(page, SHOWCASE_FOLDER)
  expect(chart.scripts).toBe(table.scripts + 1)
  expect(chart.script - table.script).toBeLessThanOrEqual(190)
})
