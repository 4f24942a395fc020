import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { callApi, openDemo } from '#tests/journeys/accounts/sign-in-page.ts'

const PUBLIC = [
  ['/', 'Sign in'],
  ['/main', 'Sign up'],
  ['/mini', 'Sign up'],
  ['/managed', 'Sign up'],
  ['/roi-calculator', 'ROI calculator'],
  ['/clusterer', 'Keyword clusterer'],
  ['/ecommerce-analyzer', 'Ecommerce analyzer'],
  ['/listicle-finder', 'Listicle finder'],
  ['/ai-writer-free', 'Free AI writer'],
  ['/notion-integration', 'Notion'],
  ['/shopify-auth-callback', 'Shopify'],
] as const

const IN_WORKSPACE = [
  ['', 'Workspace'],
  ['/contentplan/add', 'New plan'],
  ['/ultimate-clusterer', 'SERP clustering'],
  ['/ai-writer', 'AI writer'],
  ['/keyword-research', 'Keyword research'],
  ['/settings', 'Settings'],
  ['/stripe-success', 'Payment'],
] as const

const IN_PLAN = [
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
  ['hub', 'Hub'],
  ['hub/1', 'Hub'],
  ['new-hub', 'New hub'],
  ['new-article', 'New article'],
  ['page-keyword-mapper', 'Main keywords'],
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
  ['director', 'Director view'],
  ['internal-links', 'Internal links'],
  ['content-editor', 'Article editor'],
  ['translated-articles', 'Translated articles'],
  ['ai-settings', 'AI settings'],
  ['style-guide', 'Style guide'],
  ['custom-cms-integration', 'Custom CMS'],
] as const

const SHARED = [
  ['article/1/key', 'Article'],
  ['director/key', 'Director view'],
] as const

async function makePlan(page: Page, name: string) {
  await openDemo(page)
  const [, , workspace] = new URL(page.url()).pathname.split('/')
  const { answer } = await callApi(page, 'POST', `/workspace/${workspace}/contentplan`, {
    name,
    country: 'USA',
    language: 'en',
    type: 'managed',
    website: 'shop.example',
  })
  return `/workspace/${workspace}/contentplan/${answer.contentplanId}`
}

async function expectScreen(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('every public address opens its screen without a session and without asking for workspaces', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const [path, title] of PUBLIC) await expectScreen(page, path, `${title} | Keyloom`)
  for (const [path, title] of SHARED)
    await expectScreen(page, `/workspace/1/contentplan/1/${path}`, `${title} | Keyloom`)
  expect(calls.filter((path) => path.startsWith('/api/workspace'))).toEqual([])
})

test('every address of a workspace and of a plan opens its screen, under the name of the plan', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  // There is no such cluster: the screen says so.
  expectProblem(/status of 404 .*\/api\/article\/999999\)/)
  const plan = await makePlan(page, 'Shop')
  const [workspace] = plan.split('/contentplan')
  for (const [path, title] of IN_WORKSPACE) {
    await expectScreen(page, `${workspace}${path}`, `${title} | Keyloom`)
    await expect(page).toHaveURL(`${workspace}${path}`)
  }
  for (const [path, title] of IN_PLAN) {
    await expectScreen(page, `${plan}/${path}`, `${title} | Shop |`)
    await expect(page).toHaveURL(`${plan}/${path}`)
  }
  await expectScreen(page, `${plan}/article/999999`, 'Article | Shop |')
  await expect(page.getByText('This cluster is not in the plan.')).toBeVisible()
})

test('a step of setting up that has no plan leads to the first step and says why', async ({ page }) => {
  const plan = await makePlan(page, 'Without steps')
  const [workspace] = plan.split('/contentplan')
  for (const place of ['contentplan/onboarding/gsc', 'contentplan/999999/onboarding/wordpress']) {
    await page.goto(`${workspace}/${place}`)
    await expect(page).toHaveURL(`${workspace}/contentplan/add`)
    await expect(page.getByLabel('Messages')).toContainText(
      'Please complete the first step before continuing.',
    )
  }
})

test('an unknown workspace, an unknown plan and the bare list lead to a home', async ({ page }) => {
  await makePlan(page, 'Home to come to')
  for (const path of ['/workspace', '/workspace/999999/contentplan/1/keywords']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/workspace\/\d+\/contentplan\/\d+\/home$/)
  }
})

test('an address that is in no table says so', async ({ page }) => {
  await page.goto('/workspaces/of/nobody')
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
})
