import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Opens the cluster Ski boots of a plan as `seedEvidence` makes it. */
export async function openEvidence(page: Page) {
  const opened = await seedEvidence()
  await signInAs(page, opened.person)
  await page.goto(planPath(opened.person, `article/${opened.boots}`))
  await expect(part(page, 'What to do')).toBeVisible()
  return opened
}

/**
 * A person with a plan of two clusters. The page of Ski boots, /ski-boots, is seen less for it than /old-boots, which has
 * no cluster, and than /ski-shoes, the page of the cluster Ski shoes, which is seen four times as often as in the 30 days
 * before. Both clusters have the same search results.
 */
export async function seedEvidence() {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const boots = await seedCluster(person, {
    title: 'Ski boots',
    serps: { 'evidence boots': 'abcdefghij', 'evidence boots for men': 'abcdefghij' },
  })
  const shoes = await seedCluster(person, { title: 'Ski shoes', serps: { 'evidence shoes': 'abcdefghij' } })
  await seedPages([person.workspaces[0]?.id ?? 0, person.workspaces[0]?.plans[0] ?? 0], { boots, shoes })
  return { person, boots, shoes }
}

/** Impressions of each page for the first keyword of Ski boots. */
const SEEN = { 'old-boots': 1200, 'ski-boots': 500, 'ski-shoes': 300 }

interface SeededPages {
  boots: number
  shoes: number
}

async function seedPages(place: readonly number[], { boots, shoes }: SeededPages): Promise<void> {
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into pages (workspace_id, contentplan_id, url, title)
       select $1, $2, 'https://www.acme.example/' || name, initcap(name) from unnest($3::text[]) as name`,
      [...place, Object.keys(SEEN)],
    )
    await client.query(
      `update articles a set page_id = p.id, estimated_search_volume = 10000 from pages p
       where p.contentplan_id = $1 and a.contentplan_id = $1
         and (a.id, p.url) in (($2, 'https://www.acme.example/ski-boots'), ($3, 'https://www.acme.example/ski-shoes'))`,
      [place[1], boots, shoes],
    )
    await client.query(
      `insert into article_alerts (article_id, workspace_id, contentplan_id, cannibalization, url_conflict, no_keywords_mentioned)
       values ($3, $1, $2, true, true, false)`,
      [...place, boots],
    )
    await client.query(
      `insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last)
       select a.main_keyword_id, p.id, $1, $2, shown.value::integer, shown.value::integer / 20, 4.5
       from jsonb_each_text($3::jsonb) as shown
       join pages p on p.contentplan_id = $2 and p.url = 'https://www.acme.example/' || shown.key
       join articles a on a.id = $4`,
      [...place, JSON.stringify(SEEN), boots],
    )
    await client.query(
      `insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, impressions_prev)
       select page_id, $1, $2, 400, 100 from articles where id = $3`,
      [...place, shoes],
    )
  })
}

export const panel = (page: Page) => page.getByRole('region', { name: 'Alerts and advice' })
/** A part of the panel. */
export const part = (page: Page, name: string) => panel(page).getByRole('region', { name })
export const fixButton = (page: Page, name: string) =>
  part(page, 'What to do').getByRole('button', { name, exact: true })
export const alertOf = (page: Page, name: string) => panel(page).getByRole('heading', { name, exact: true })
