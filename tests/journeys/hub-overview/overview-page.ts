import type { Page } from '@playwright/test'
import { chartWeeks } from '#features/hubs/web/overview/weeks.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { itemAt } from '#platform/items.ts'
import { addDays } from '#platform/days.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { expect } from '#tests/support/browser/journey.ts'

export const SITE = 'https://shop.example'

interface SeededHub {
  /** How many clusters it has: "Cluster 1", "Cluster 2", … */
  clusters?: number
  /** Whether there are search data; the first cluster then has the most potential clicks. */
  isMeasured?: boolean
}

/** Opens the overview of the hub Boots, whose first two clusters have pages: one to update, one to leave. */
export async function openOverview(page: Page, seeded: SeededHub = {}): Promise<Person & { hubId: number }> {
  const hub = await makeHub(seeded)
  await signInAs(page, hub)
  await answerWeeks(page, seeded.isMeasured ?? true)
  await showOverview(page, hub)
  return hub
}

/** Opens the overview of the same hub in a plan with these search data of its own. */
export async function openOverviewWithDays(page: Page, days: readonly SearchDay[]): Promise<void> {
  const hub = await makeHub({ isMeasured: false })
  await signInAs(page, hub)
  const plan = hub.workspaces[0]?.plans[0]
  const kept = await page.request.post(`/api/contentplan/${plan}/search-file`, {
    headers: { authorization: `Bearer ${hub.token}` },
    data: { days, isLast: true },
    // Each day is a file, which takes long on a busy disk.
    timeout: 90_000,
  })
  expect(await kept.json()).toMatchObject({ days: days.length })
  await showOverview(page, hub)
}

interface SearchDay {
  day: string
  totals: SearchNumbers
  queries: ({ query: string } & SearchNumbers)[]
  pageQueries: ({ page: string; query: string } & SearchNumbers)[]
}

interface SearchNumbers {
  clicks: number
  impressions: number
  position: number
}

async function makeHub({ clusters = 6, isMeasured = true }: SeededHub) {
  const plan = { name: 'Acme shoes', domain: 'shop.example' }
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [plan] }] })
  await seedKeywords(person, { active: clusters * 10 })
  return { ...person, hubId: await seedHub(person, isMeasured) }
}

async function showOverview(page: Page, hub: Person & { hubId: number }) {
  await page.goto(planPath(hub, `hub/${hub.hubId}?overview=1`))
  await expect(overview(page)).toBeVisible()
}

export function overview(page: Page) {
  return page.getByRole('dialog', { name: 'Boots', exact: true })
}

/** Opens the tab of the content gaps. */
export async function openGaps(page: Page): Promise<void> {
  await overview(page).getByRole('tab', { name: 'Content gaps' }).click()
  await expect(gaps(page)).toHaveAttribute('aria-busy', 'false')
}

export function gaps(page: Page) {
  return page.getByRole('table', { name: 'Content gaps' })
}

export function gapOf(page: Page, cluster: string) {
  return gaps(page)
    .locator('tbody tr')
    .filter({ has: page.getByText(cluster, { exact: true }) })
}

/** Chooses an action in the menu of a cluster. */
export async function chooseAction(page: Page, cluster: string, action: string): Promise<void> {
  await openMenu(page, cluster)
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export async function openMenu(page: Page, cluster: string): Promise<void> {
  await gapOf(page, cluster)
    .getByRole('button', { name: /^Actions for/ })
    .click()
}

async function seedHub({ workspaces: [first] }: Person, isMeasured: boolean): Promise<number> {
  const place = [first?.id, first?.plans[0]]
  return withJourneyDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into topics (workspace_id, contentplan_id, name) values ($1, $2, 'Boots') returning id`,
      place,
    )
    const { id } = itemAt(rows, 0)
    await client.query(`update articles set topic_id = $2 where contentplan_id = $1`, [place[1], id])
    await client.query(
      `with made as (
         insert into pages (workspace_id, contentplan_id, url, action)
         select $1, $2, $3 || '/boots-' || n, case n when 1 then 'update' else 'leave' end
         from generate_series(1, 2) n returning id, url
       )
       update articles set page_id = made.id from made
       where contentplan_id = $2 and title = 'Cluster ' || right(made.url, 1)`,
      [...place, SITE],
    )
    if (!isMeasured) return id
    await client.query(
      `update article_metrics m set potential_clicks = 4000 / a.place, impressions_last = 1000, clicks_last = 40,
         position_last = 9 * a.place - 6, impressions_prev = 900, clicks_prev = 50, position_prev = 9 * a.place - 4
       from (select id, right(title, -8)::integer as place from articles where contentplan_id = $1) a
       where m.article_id = a.id`,
      [place[1]],
    )
    await client.query(
      `insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, impressions_last, clicks_last)
       select id, $1, $2, id % 2 * 100, id % 2 * 4 from keywords where contentplan_id = $2`,
      place,
    )
    return id
  })
}

/** Answers the question of the chart: a rising hub, with a week of which nothing was imported. */
async function answerWeeks(page: Page, isMeasured: boolean): Promise<void> {
  const weeks = chartWeeks(new Date().toISOString().slice(0, 10))
  const rows = Array.from({ length: isMeasured ? 12 : 0 }, (_, place) => ({
    keys: [addDays(weeks.from, place * 7)],
    clicks: 200 + place * 20,
    impressions: 4000 + place * 100,
    ctr: 0.05,
    position: 9,
    coverage: { days: 7, imported: place === 4 ? 0 : 7 },
    previous: null,
    article_id: null,
    title: null,
    state: null,
  }))
  const none = { clicks: null, impressions: null, ctr: null, position: null }
  await page.route(/\/contentplan\/\d+\/gsc$/, (route) =>
    route.fulfill({
      json: {
        rows,
        total: rows.length,
        totals: none,
        previousTotals: null,
        coverage: { days: 84, imported: 77 },
        previousCoverage: null,
        previous: null,
        imported: isMeasured ? { first: weeks.from, last: weeks.to, days: 77 } : null,
        anonymised: null,
        asked: { keywords: 60, pages: 2 },
        country: 'all',
      },
    }),
  )
}
