import type { Page } from '@playwright/test'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { itemAt } from '#platform/items.ts'
import { openTokens } from './api-tokens/tokens-page.ts'
import { table as clusters } from './clusters/clusters-page.ts'
import { FAILED_CLUSTER_LOADS } from './failed-cluster-loads.ts'
import { FAILED_WEBSITE_LOADS, type FailedLoad, type Place } from './failed-website-loads.ts'
import { searchResults } from './drifted-keywords/drift-page.ts'
import { changedClusters, reclusterDialog, seedProposal } from './new-clustering/recluster-page.ts'
import { row as keyword } from './keywords/keywords-page.ts'
import { openUserMenu, planPath } from './shell/shell-page.ts'

const FAILED_LOADS: readonly FailedLoad[] = [
  {
    what: 'the workspaces',
    path: () => '/workspace',
    isOutsidePlan: true,
    needsReload: true,
    request: '**/api/workspace',
    says: 'The service rests.',
    shows: (page) => page.getByRole('button', { name: 'Content plan: Failing' }),
  },
  {
    what: 'the content plans of a workspace',
    path: ({ person }) => `/workspace/${person.workspaces[0]?.id}`,
    isOutsidePlan: true,
    needsReload: true,
    request: '**/api/workspace/*/contentplan',
    says: 'The service rests.',
    shows: (page) => page.getByRole('main').getByRole('link', { name: 'Failing' }),
  },
  {
    what: 'the API tokens',
    path: ({ person }) => `/workspace/${person.workspaces[0]?.id}`,
    isOutsidePlan: true,
    reach: (page) => page.getByRole('button', { name: 'API tokens' }).click(),
    request: '**/api-token',
    says: 'The API tokens could not be loaded.',
    shows: (page) => page.getByText('No API tokens yet.'),
  },
  {
    what: 'the devices',
    path: ({ person }) => `/workspace/${person.workspaces[0]?.id}`,
    isOutsidePlan: true,
    reach: async (page) =>
      (await openUserMenu(page)).getByRole('button', { name: 'Signed-in devices' }).click(),
    request: '**/api/account/session',
    says: 'The devices could not be loaded.',
    shows: (page) => page.getByRole('dialog', { name: 'Signed-in devices' }).getByRole('listitem'),
  },
  {
    what: 'the account whose password is to be changed',
    path: ({ person }) => `/workspace/${person.workspaces[0]?.id}`,
    isOutsidePlan: true,
    reach: async (page) =>
      (await openUserMenu(page)).getByRole('button', { name: 'Change password' }).click(),
    request: '**/api/account',
    says: 'Your account could not be loaded.',
    shows: (page) => page.getByRole('dialog').getByText('You have no password here.'),
  },
  {
    what: 'the ways to confirm one’s identity',
    path: ({ person }) => `/workspace/${person.workspaces[0]?.id}`,
    isOutsidePlan: true,
    reach: async (page) => {
      await page.route('**/api-token', (route) =>
        route.request().method() === 'POST' ? route.fulfill(PROOF_NEEDED) : route.continue(),
      )
      const tokens = await openTokens(page)
      await tokens.getByRole('button', { name: 'New token' }).click()
      await tokens.getByLabel('Name').fill('Nightly import')
      await page.keyboard.press('Enter')
    },
    problem: /status of 403/,
    request: '**/api/account',
    says: 'How you can confirm it could not be loaded.',
    shows: (page) => page.getByRole('dialog').getByText('Please sign out, sign in again'),
  },
  {
    what: 'the keywords',
    path: ({ person }) => planPath(person, 'keywords?tab=all'),
    request: '**/api/contentplan/*/keyword?*',
    shows: (page) => keyword(page, 'failing boots'),
  },
  {
    what: 'the hubs, as a grid',
    path: ({ person }) => planPath(person, 'hubs'),
    request: '**/api/contentplan/*/topic',
    says: 'The hubs could not be loaded.',
    shows: (page) => page.getByText('This plan has none yet.'),
  },
  {
    what: 'the hubs with their descriptions',
    path: ({ person }) => planPath(person, 'hubs-new'),
    request: '**/api/contentplan/*/topic',
    says: 'The hubs could not be loaded.',
    shows: (page) => page.getByText('This plan has no hubs yet.'),
  },
  {
    what: 'the clusters',
    path: ({ person }) => planPath(person, 'plan'),
    request: '**/article/advanced?*',
    shows: (page) => clusters(page).getByRole('link', { name: 'Boots' }),
  },
  {
    what: 'the hubs',
    path: ({ person }) => planPath(person, 'hub'),
    request: '**/api/contentplan/*/topic',
    says: 'The hubs could not be loaded.',
    shows: (page) => page.getByRole('link', { name: 'Create New Hub' }),
  },
  {
    what: 'the history of the changes',
    path: ({ person }) => planPath(person, 'plan?dialog=history'),
    request: '**/api/contentplan/*/history?*',
    shows: (page) => page.getByRole('dialog', { name: 'History' }).getByText('Nothing'),
  },
  {
    what: 'the preview of reclustering',
    path: ({ person }) => planPath(person, 'plan?dialog=recluster'),
    request: '**/reset-clusters/preview',
    shows: (page) => reclusterDialog(page).getByRole('radio').first(),
  },
  {
    what: 'the cost of search volumes',
    path: ({ person }) => planPath(person, 'keywords?dialog=volumes'),
    request: '**/keyword/volume/estimate',
    shows: (page) => page.getByRole('dialog').getByText('Keywords without a search volume'),
  },
  {
    what: 'the cost of fresh search results',
    path: ({ person }) => planPath(person, 'plan?dialog=recluster'),
    reach: (page) =>
      reclusterDialog(page).getByRole('checkbox', { name: 'Fetch fresh search results first' }).check(),
    request: '**/grouping?recluster=true',
    shows: (page) => reclusterDialog(page).getByText('Search results known already'),
  },
  {
    what: 'the new clustering that waits for a decision',
    path: ({ person }) => planPath(person, 'new-clustering'),
    request: '**/reset-clusters',
    shows: (page) => changedClusters(page).getByRole('listitem').first(),
  },
  {
    what: 'the clusters that a new clustering changes',
    path: ({ person }) => planPath(person, 'new-clustering'),
    request: '**/reset-clusters/*/clusters?*',
    shows: (page) => changedClusters(page).getByRole('listitem').first(),
  },
  {
    what: 'the drifted keywords',
    path: ({ person }) => planPath(person, 'drift'),
    request: '**/api/contentplan/*/drift?*',
    shows: (page) => page.getByText('The clusters have not been compared with search results yet.'),
  },
  {
    what: 'the state of the search results',
    path: ({ person }) => planPath(person, 'drift?dialog=search-results'),
    request: '**/api/contentplan/*/refresh',
    shows: (page) => searchResults(page).getByText('Refreshed last'),
  },
  ...FAILED_CLUSTER_LOADS,
  ...FAILED_WEBSITE_LOADS,
]

const PROOF_NEEDED = {
  status: 403,
  json: { message: 'Please confirm that it is you.', code: 'proof_needed' },
}
const LOAD_FAILED = /status of 503|ApiError: The service rests/
/** The number of failures in one test. */
const GROUP = 7
const RESTS = { status: 503, json: { message: 'The service rests.', code: 'temporary' } }

const [OF_PLANS, OTHERS] = [true, false].map((isOfPlan) =>
  FAILED_LOADS.filter(({ isOutsidePlan = false }) => isOutsidePlan !== isOfPlan),
)

for (const load of OTHERS ?? [])
  test(`${load.what}: a failure to load is reported, and Try Again loads it`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(LOAD_FAILED)
    if (load.problem !== undefined) expectProblem(load.problem)
    const [place] = await makePlaces(1)
    await openLive(page, place)
    await expectSecondTry(page, { load, place })
  })

// They share an open page, where each has a plan of its own: nothing is loaded yet.
for (const loads of inGroups(OF_PLANS ?? []))
  test(`a failure to load is reported, and Try Again loads it: ${loads.map(({ what }) => what).join(', ')}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(LOAD_FAILED)
    const places = await makePlaces(loads.length)
    await openLive(page, places[0])
    for (const [index, load] of loads.entries())
      await test.step(load.what, () => expectSecondTry(page, { load, place: itemAt(places, index) }))
  })

async function expectSecondTry(page: Page, { load, place }: { load: FailedLoad; place: Place }) {
  const { path, needsReload, reach, request, says = '', shows } = load
  const failed = page.waitForResponse((response) => response.status() === RESTS.status)
  await page.route(request, (route) => route.fulfill(RESTS))
  await (needsReload ? page.goto(path(place)) : goTo(page, path(place)))
  await reach?.(page)
  await failed
  const again = page.getByRole('button', { name: 'Try Again' })
  const said = page.getByRole('alert').filter({ has: again })
  await expect(said).toContainText('Something went wrong')
  await expect(said).toContainText(says)
  await page.unroute(request)
  await again.click()
  await expect(shows(page)).toBeVisible()
  await expect(said).toBeHidden()
}

/** Opens a screen and waits for the live connection: whatever was loaded before it opens is loaded again by itself. */
async function openLive(page: Page, { person }: Place): Promise<void> {
  await signInAs(page, person)
  const isLive = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(planPath(person, 'sprints'))
  await isLive
}

/** A person with as many plans as asked for, once with each of them as the only plan. */
async function makePlaces(count: number): Promise<[Place, ...Place[]]> {
  const plans = Array.from({ length: count }, () => ({ name: 'Failing' }))
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans }] })
  const { id, plans: ids } = itemAt(person.workspaces, 0)
  const [first = 0, ...others] = ids
  const makeOne = (plan: number) => fillPlan({ ...person, workspaces: [{ id, plans: [plan] }] })
  return [await makeOne(first), ...(await Promise.all(others.map(makeOne)))]
}

async function fillPlan(person: Person): Promise<Place> {
  const boots = await seedCluster(person, {
    title: 'Boots',
    serps: { 'failing boots': 'abcdefghij', 'failing winter boots': 'abcdefghxy' },
  })
  const laces = await seedCluster(person, { title: 'Laces', serps: { 'failing laces': 'abklmnopqr' } })
  await seedProposal(person, 1)
  return { person, boots, laces }
}

function inGroups(loads: readonly FailedLoad[]): FailedLoad[][] {
  return Array.from({ length: Math.ceil(loads.length / GROUP) }, (_, index) =>
    loads.slice(index * GROUP, (index + 1) * GROUP),
  )
}
