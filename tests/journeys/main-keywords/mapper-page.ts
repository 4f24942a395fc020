import type { Page } from '@playwright/test'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { expect } from '#tests/support/browser/journey.ts'

/** The page of the first cluster, by which a journey finds it. */
export const BOOTS = '/boots-for-<b>long</b>-walks'

/** Opens the mapper of a plan with two clusters of ten keywords and three pages, the last of which has no cluster. */
export async function openMapper(page: Page): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await seedKeywords(person, { active: 20, inactive: 2 })
  await seedPages(person)
  await signInAs(page, person)
  await page.goto(planPath(person, 'page-keyword-mapper'))
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return person
}

/** The first page was seen for keywords of both clusters, and for an inactive one. */
async function seedPages({ workspaces: [first] }: Person): Promise<void> {
  const plan = first?.plans[0]
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into pages (workspace_id, contentplan_id, url)
       select $1, $2, 'https://shop.example' || path from unnest($3::text[]) path`,
      [first?.id, plan, [BOOTS, '/sandals', '/imprint']],
    )
    await client.query(
      `update articles a set page_id = p.id
       from (select id, row_number() over (order by id) as place from pages where contentplan_id = $1) p,
         (select id, row_number() over (order by id) as place from articles where contentplan_id = $1) c
       where a.id = c.id and p.place = c.place`,
      [plan],
    )
    await client.query(
      `insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last)
       select id, workspace_id, contentplan_id, 1200 - 500 * (row_number() over (order by id) - 1)
       from pages where contentplan_id = $1`,
      [plan],
    )
    await client.query(
      `insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last)
       select k.id, p.id, k.workspace_id, k.contentplan_id, seen.impressions
       from (values ('active 3', 700), ('active 11', 400), ('active 1', 300), ('inactive 1', 50)) seen (word, impressions)
       join keywords k on k.contentplan_id = $1 and k.keyword = seen.word
       cross join (select min(id) as id from pages where contentplan_id = $1) p`,
      [plan],
    )
  })
}

export function table(page: Page) {
  return page.getByRole('table', { name: 'Pages and main keywords' })
}

export function mainKeyword(page: Page, path: string) {
  return page.getByRole('combobox', { name: `Main keyword of ${path}` })
}
