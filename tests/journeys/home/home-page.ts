import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { addDays } from '#platform/days.ts'

const LAST_DAY = '2025-06-30'

/** Impressions of the pages of six clusters, in the last 30 days and before. */
const PAGES = [
  ['snowshoes', 900, 400],
  ['tents', 500, 420],
  ['headlamps', 120, 100],
  ['stoves', 100, 100],
  ['boots', 300, 380],
  ['backpacks', 400, 1000],
] as const

/** A part of Home, by its title. */
export function card(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true })
}

/** Signs in a person with a new plan, and opens its Home. */
export async function openNewHome(page: Page, search = ''): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Trails' }] }] })
  await signInAs(page, person)
  await page.goto(planPath(person, `home${search}`))
  return person
}

/** Signs in a person whose plan has 59 of 60 days of search data, six measured pages and alerts, and opens its Home. */
export async function openHome(page: Page): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Trails' }] }] })
  await signInAs(page, person)
  await addPages(person)
  await addDaysOfSearch(page, person)
  await page.goto(planPath(person, 'home'))
  return person
}

/** Of the days before the last 30, the one in the middle is missing. */
async function addDaysOfSearch(page: Page, { token, workspaces: [first] }: Person) {
  const days = Array.from({ length: 60 }, (_, back) => back)
    .filter((back) => back !== 45)
    .map((back) => {
      const counted = { clicks: 40 + (back % 7) * 5, impressions: 900 + (back % 7) * 80, position: 8 }
      const queries = ['trail boots', 'snowshoes'].map((query) => ({ query, ...counted }))
      return { day: addDays(LAST_DAY, -back), totals: counted, queries }
    })
  await page.request.post(`/api/contentplan/${first?.plans[0]}/search-file`, {
    headers: { authorization: `Bearer ${token}` },
    data: { days, isLast: false },
  })
}

async function addPages({ workspaces: [first] }: Person) {
  const place = [first?.id, first?.plans[0]]
  const pages = PAGES.map(([name, last, prev]) => ({ name, last, prev }))
  await withJourneyDatabase(async (client) => {
    const inPlan = (statement: string) => client.query(statement, [...place, JSON.stringify(pages)])
    await inPlan(`with given as (select * from jsonb_to_recordset($3::jsonb) as one (name text, last float8, prev float8)),
      made as (
        insert into pages (workspace_id, contentplan_id, url)
        select $1, $2, 'https://trails.example/blog/how-to-choose-' || name from given returning id, url
      ), named as (select made.*, given.* from made join given on made.url like '%-' || given.name),
      clusters as (
        insert into articles (workspace_id, contentplan_id, title, page_id, keyword_count)
        select $1, $2, initcap(name) || ': how to choose yours', id, 0 from named returning id, page_id
      ), measured as (
        insert into page_metrics (workspace_id, contentplan_id, page_id, impressions_last, impressions_prev)
        select $1, $2, id, last, prev from named
      )
      insert into article_metrics (workspace_id, contentplan_id, article_id, potential_clicks, clicks_last,
        impressions_last, position_last)
      select $1, $2, clusters.id, 500, 20, last, 8.4 from clusters join named on named.id = clusters.page_id`)
    await client.query(
      `insert into article_alerts (workspace_id, contentplan_id, article_id, cannibalization, url_conflict, no_keywords_mentioned)
       select $1, $2, id, title like 'Boots%', title like 'B%', false from articles where contentplan_id = $2 and title like 'B%'`,
      place,
    )
  })
}
