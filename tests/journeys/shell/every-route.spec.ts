import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { itemAt } from '#platform/items.ts'

/** An address, the title of its screen, and the heading if it differs from the title. */
type Address = readonly [path: string, title: string, heading?: string]

const PUBLIC: readonly Address[] = [
  ['/', 'Sign in', 'Welcome to Keyloom'],
  ['/main', 'Sign up', 'Create your free account'],
  ['/mini', 'Sign up', 'Sign up to Mini'],
  ['/managed', 'Sign up', 'Create your free account'],
  ['/roi-calculator', 'ROI calculator'],
  ['/clusterer', 'Keyword clusterer'],
  ['/ecommerce-analyzer', 'Ecommerce analyzer'],
  ['/listicle-finder', 'Listicle finder'],
  ['/ai-writer-free', 'Free AI writer'],
  ['/notion-integration', 'Notion', 'Notion is not connected'],
  ['/shopify-auth-callback', 'Shopify', 'Shopify is not connected'],
  // Links that are shared with people without an account.
  ['/workspace/1/contentplan/1/article/1/key', 'Article', 'This link is no longer valid'],
  ['/workspace/1/contentplan/1/director/key', 'Director view', 'This link is no longer valid'],
]

const IN_WORKSPACE: readonly Address[] = [
  ['', 'Workspace', 'Content plans'],
  ['/contentplan/add', 'New plan', 'Create a content plan'],
  ['/ultimate-clusterer', 'SERP clustering'],
  ['/ai-writer', 'AI writer'],
  ['/keyword-research', 'Keyword research'],
  ['/settings', 'Settings'],
  ['/stripe-success', 'Payment'],
]

const IN_PLAN: readonly Address[] = [
  ['onboarding/gsc', 'Connect Search Console'],
  ['onboarding/wordpress', 'Connect WordPress'],
  ['home', 'Home'],
  ['keywords', 'Keywords'],
  ['plan', 'Clusters'],
  ['plan/existing', 'Clusters'],
  ['new-clustering', 'New clustering'],
  ['drift', 'Drift'],
  ['hubs', 'Hubs'],
  ['hubs-new', 'Content Hubs'],
  ['hub', 'Hubs'],
  ['hub/1', 'Hubs'],
  ['new-hub', 'New hub'],
  ['new-article', 'New article'],
  ['page-keyword-mapper', 'Main keywords', 'Existing page and main keyword mapping'],
  ['pages', 'Pages'],
  ['report', 'Report view'],
  ['sprints', 'Sprints view'],
  ['map', 'Favorites'],
  ['settings?tab=general', 'Settings'],
  ['wordpress-integration', 'WordPress'],
  ['webflow-integration', 'Webflow'],
  ['shopify-integration', 'Shopify'],
  ['ga-integration', 'Google Analytics'],
  ['gsc-integration', 'Search Console'],
  ['director', 'Director view', 'Director view | Shop'],
  ['internal-links', 'Internal links'],
  ['content-editor', 'Article editor'],
  ['translated-articles', 'Translated articles'],
  ['ai-settings', 'AI settings'],
  ['style-guide', 'Style guide'],
  ['custom-cms-integration', 'Custom CMS'],
  ['article/999999', 'Article', 'Cluster'],
]

/** Signs in a person who has one plan; returns the addresses of the workspace and of the plan. */
async function signInWithPlan(page: Page) {
  const person = await makePerson({ workspaces: [{ name: 'Acme', plans: [{ name: 'Shop' }] }] })
  const { id, plans } = itemAt(person.workspaces, 0)
  await signInAs(page, person)
  return [`/workspace/${id}`, `/workspace/${id}/contentplan/${plans[0]}`] as const
}

/** Checks that the server answers every address with the app, and that the app then shows its screen. */
async function expectScreens(page: Page, addresses: readonly Address[]) {
  const [[first] = ['/']] = addresses
  await page.goto(first)
  for (const [path, title, heading = title] of addresses) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toContain('<div id="root">')
    await goTo(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveURL(path === '/managed' ? '/main' : path)
  }
}

test('every public address opens its screen without a session and without asking for workspaces', async ({
  page,
  expectProblem,
}) => {
  // The keys of the shared links are wrong.
  expectProblem(/status of 403 .*(contentplan|article)\/1\?key=key/)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await expectScreens(page, named(PUBLIC, '', ' | Keyloom'))
  expect(calls.filter((path) => path.startsWith('/api/workspace'))).toEqual([])
})

test('every address of a workspace and of a plan opens its screen, under the name of the plan', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  // This cluster does not exist, which the screen reports.
  expectProblem(/status of 404 .*\/api\/article\/999999\?/)
  const [workspace, plan] = await signInWithPlan(page)
  await expectScreens(page, named(IN_WORKSPACE, workspace, ' | Keyloom'))
  await expectScreens(page, named(IN_PLAN, `${plan}/`, ' | Shop |'))
  await expect(page.getByText('This cluster is not in the plan.')).toBeVisible()
})

test('an onboarding step without a plan leads to the first step, and a place that is not there or not yours says so', async ({
  page,
}) => {
  const [workspace, plan] = await signInWithPlan(page)
  for (const place of ['contentplan/onboarding/gsc', 'contentplan/999999/onboarding/wordpress']) {
    await page.goto(`${workspace}/${place}`)
    await expect(page).toHaveURL(`${workspace}/contentplan/add`)
    await expect(page.getByLabel('Messages')).toContainText(
      'Please complete the first step before continuing.',
    )
  }
  for (const path of ['/workspace', `${plan}/home`]) {
    await page.goto(path)
    await expect(page).toHaveURL(`${plan}/home`)
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible()
    await expect(page.getByLabel('Messages')).toHaveText('No GSC integration')
  }
  for (const id of ['999999', 'nonsense']) {
    await page.goto(`/workspace/${id}/contentplan/1/keywords`)
    await expect(page).toHaveURL(`${plan}/home`)
    await expect(page.getByLabel('Messages')).toContainText(
      'was not found, or is not yours. You are in Acme now.',
    )
    await page.goto(`${workspace}/contentplan/${id}/keywords`)
    await expect(page.getByRole('heading', { level: 1, name: 'Not found, or not yours' })).toBeVisible()
    await expect(page).toHaveTitle('Not found | Keyloom')
    await expect(page).toHaveURL(`${workspace}/contentplan/${id}/keywords`)
  }
  await page.getByRole('link', { name: 'Show all content plans' }).click()
  await expect(page).toHaveURL(workspace)
})

test('an unknown address says so and leads to the first page', async ({ page }) => {
  // The showcase is only for journeys: the product does not have it.
  for (const path of ['/showcase', '/workspaces/of/nobody']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Keyloom' })).toBeVisible()
})

function named(addresses: readonly Address[], before: string, after: string): Address[] {
  return addresses.map(([path, title, heading = title]) => [`${before}${path}`, `${title}${after}`, heading])
}
