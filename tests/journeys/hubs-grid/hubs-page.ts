import type { Page, Route } from '@playwright/test'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Signs in a person whose plan has 40 keywords in 4 clusters, and these hubs: the first one has all clusters. */
export async function signInWithHubs(page: Page, names: readonly string[]): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await seedKeywords(person, { active: 40 })
  const [first] = person.workspaces
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into topics (workspace_id, contentplan_id, name, description, tags)
       select $1, $2, name, 'About ' || name, lower(name) from unnest($3::text[]) name`,
      [first?.id, first?.plans[0], names],
    )
    await client.query(
      `update articles set topic_id = (select min(id) from topics where contentplan_id = $1) where contentplan_id = $1`,
      [first?.plans[0]],
    )
    await client.query(
      `update article_metrics set impressions_last = 100, impressions_prev = 100, position_last = 8, position_prev = 10,
         clicks_last = 12
       where contentplan_id = $1`,
      [first?.plans[0]],
    )
  })
  await signInAs(page, person)
  return person
}

/** Opens the grid of hubs. */
export async function openGrid(page: Page, names: readonly string[]): Promise<Person> {
  const person = await signInWithHubs(page, names)
  await page.goto(planPath(person, 'hubs'))
  await expect(page.getByRole('heading', { level: 1, name: 'Hubs' })).toBeVisible()
  return person
}

export function card(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}

/** Opens a dialog from the menu of a card. */
export async function choose(page: Page, { hub, action }: { hub: string; action: string }): Promise<void> {
  await card(page, hub)
    .getByRole('button', { name: `Actions for ${hub}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Makes a hub look as if it was being built: the list says when the run began. */
export async function pretendBuilding(page: Page, name: string): Promise<void> {
  await page.route(/\/contentplan\/\d+\/topic$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const hubs: { name: string }[] = await response.json()
    const json = hubs.map((hub) =>
      hub.name === name ? { ...hub, update_started: '2031-05-01T10:00:00Z', update_ended: null } : hub,
    )
    return route.fulfill({ response, json })
  })
}

/** Answers what building costs, whatever services are connected, and starts no run. */
export async function priceBuilds(page: Page, cost: number): Promise<unknown[]> {
  const started: unknown[] = []
  const part = { provider: 'DataForSEO', isSandbox: false }
  const estimate = {
    related: { ...part, calls: 3, cost: cost / 4 },
    serps: { ...part, calls: 60, cost: (cost * 3) / 4 },
    model: null,
    cost,
    needsConfirmation: cost > 0,
    provider: 'DataForSEO',
    run: null,
  }
  await page.route(/\/topic\/\d+\/build$/, (route) => route.fulfill({ json: estimate }))
  await page.route('**/api/contentplan/*/crawl', (route) => {
    started.push(route.request().postDataJSON())
    return route.fulfill({ json: { runId: 1, isNew: true } })
  })
  return started
}

const searches = (id: number) => (id % 5 === 4 ? null : 1_000 - id)

function proposeClusters(first: number, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: first + at,
    title: `Cluster ${first + at}`,
    estimated_search_volume: searches(first + at),
  }))
}

function proposeHub(name: string, articles: ReturnType<typeof proposeClusters>) {
  return { name, description: `About ${name}`, tags: [], estimated_search_volume: 0, articles }
}

const NOTHING = { changeId: null, hubs: [], left: [], groups: [] }

/** A proposal with a large and two small hubs. */
export const PROPOSAL = {
  ...NOTHING,
  left: proposeClusters(400, 3),
  groups: [
    proposeHub('Boots', proposeClusters(100, 200)),
    proposeHub('Laces', proposeClusters(310, 3)),
    proposeHub('Maps', proposeClusters(320, 1)),
  ],
}

/** Answers the proposal of hubs, and what keeping them gives; returns the requests to keep some. */
export async function proposeHubs(
  page: Page,
  propose: (route: Route) => Promise<unknown>,
): Promise<unknown[]> {
  const kept: unknown[] = []
  await page.route('**/api/hubs/bulk-create', (route) => {
    const input = route.request().postDataJSON()
    if (input.createAndMap !== true) return propose(route)
    kept.push(input.groups)
    const hubs = [{ id: 1, name: 'Hiking', article_count: 199 }]
    return route.fulfill({ json: { ...NOTHING, hubs } })
  })
  return kept
}
