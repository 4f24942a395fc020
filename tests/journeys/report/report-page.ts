import type { Page } from '@playwright/test'
import { addDays } from '#platform/days.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const SITE = 'https://report.example'
/** A Monday, and the Sunday eight weeks later. */
const [FIRST, DAYS] = ['2026-05-04', 56]

const row = (page: string, query: string, clicks: number, impressions: number, position: number) => ({
  page: `${SITE}${page}`,
  query,
  clicks,
  impressions,
  position,
})

/** Two pages compete for the same query; a third one has another. */
const PAIRS = [
  row('/choose-boots', 'how to choose boots', 3, 100, 8),
  row('/boots-for-beginners', 'how to choose boots', 2, 90, 9),
  row('/laces', 'boot laces', 10, 50, 2),
]

const TOTALS = { clicks: 15, impressions: 240, position: 6.9 }

/** Signs in a person with a plan that has eight weeks of search data, and opens its report. */
export async function openReport(page: Page, search = ''): Promise<Person & { boots: number }> {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Boots', domain: 'report.example' }] }],
  })
  const boots = await seedCluster(person, { title: 'Choosing boots', serps: { 'how to choose boots': null } })
  await signInAs(page, person)
  const days = Array.from({ length: DAYS }, (_, index) => ({
    day: addDays(FIRST, index),
    totals: TOTALS,
    pages: PAIRS.map(({ query: _query, ...one }) => one),
    queries: [
      { query: 'how to choose boots', clicks: 5, impressions: 190, position: 8.5 },
      { query: 'boot laces', clicks: 10, impressions: 50, position: 2 },
    ],
    pageQueries: PAIRS,
  }))
  const [place] = person.workspaces
  const kept = await page.request.post(`/api/contentplan/${place?.plans[0]}/search-file`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { days, pages: PAIRS.map((pair) => pair.page), isLast: false },
  })
  expect(kept.status()).toBe(200)
  await withJourneyDatabase((client) =>
    client.query(
      `update articles set page_id = p.id from pages p where articles.id = $1 and p.contentplan_id = articles.contentplan_id
         and p.url = $2`,
      [boots, `${SITE}/choose-boots`],
    ),
  )
  await withJourneyDatabase((client) =>
    client.query(
      `update pages set modified_at = '2026-06-01T10:00:00Z' where contentplan_id = $1 and url = $2`,
      [place?.plans[0], `${SITE}/choose-boots`],
    ),
  )
  await page.goto(planPath(person, `report${search}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Report view' })).toBeVisible()
  return { ...person, boots }
}

export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
export const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Lines of the chart' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
export const chart = (page: Page) => page.getByRole('figure', { name: 'Clicks, impressions, CTR and rank' })
/** The rows of a table without its head. */
export const rows = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row')
