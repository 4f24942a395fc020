import type { Page } from '@playwright/test'
import { addDays } from '#platform/days.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { listDemoDays } from '#tests/support/browser/journey-search.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { SHOP } from '../../../sandbox/world/index.ts'

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
  await keepDays(page, person, { days, pages: PAIRS.map((pair) => pair.page) })
  const boots = await addCluster(person, {
    title: 'Choosing boots',
    keyword: 'how to choose boots',
    url: `${SITE}/choose-boots`,
  })
  await withJourneyDatabase((client) =>
    client.query(
      `update pages set modified_at = '2026-06-01T10:00:00Z' where contentplan_id = $1 and url = $2`,
      [person.workspaces[0]?.plans[0], `${SITE}/choose-boots`],
    ),
  )
  await showReport(page, person, search)
  return { ...person, boots }
}

/** Opens the report of a plan that has a week of the demo's search data: all its queries about choosing. */
export async function openDemoReport(page: Page) {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Trailhouse', domain: SHOP.host }] }],
  })
  await signInAs(page, person)
  const days = listDemoDays({ last: '2026-06-28', count: 7, queries: /choos|pick|select|beginner/ })
  const pages = [...new Set(days.flatMap((day) => day.pages.map((one) => one.page)))]
  await keepDays(page, person, { days, pages })
  await addCluster(person, {
    title: 'How to choose rain jackets',
    keyword: 'how to choose rain jackets',
    url: `${SHOP.origin}/blog/how-to-choose-rain-jackets`,
  })
  await showReport(page, person, '')
  return { days }
}

interface FileDays {
  days: readonly { day: string }[]
  pages: readonly string[]
}

async function keepDays(page: Page, { token, workspaces: [place] }: Person, { days, pages }: FileDays) {
  const kept = await page.request.post(`/api/contentplan/${place?.plans[0]}/search-file`, {
    headers: { authorization: `Bearer ${token}` },
    data: { days, pages, isLast: false },
  })
  expect(kept.status()).toBe(200)
}

/** Adds a cluster of one keyword that is matched with a page of the plan. */
async function addCluster(
  person: Person,
  { title, keyword, url }: { title: string; keyword: string; url: string },
): Promise<number> {
  const id = await seedCluster(person, { title, serps: { [keyword]: null } })
  await withJourneyDatabase((client) =>
    client.query(
      `update articles set page_id = p.id from pages p where articles.id = $1 and p.contentplan_id = articles.contentplan_id
         and p.url = $2`,
      [id, url],
    ),
  )
  return id
}

async function showReport(page: Page, person: Person, search: string) {
  await page.goto(planPath(person, `report${search}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Report view' })).toBeVisible()
}

export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
export const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Lines of the chart' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
export const chart = (page: Page) => page.getByRole('figure', { name: 'Clicks, impressions, CTR and rank' })
/** The rows of a table without its head. */
export const rows = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row')
