import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

interface Seeded {
  /** How many keywords have drifted. */
  drifted: number
  /** Whether the plan was assessed (default: true). */
  isAssessed?: boolean
}

/** Opens the drifted keywords of a plan with clusters of ten. Those with the highest volume have drifted. */
export async function openDrift(page: Page, seeded: Seeded): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await seedKeywords(person, { active: Math.max(30, seeded.drifted) })
  await seedDrifts(person, seeded)
  await signInAs(page, person)
  await page.goto(planPath(person, 'drift'))
  await expect(driftTable(page)).toHaveAttribute('aria-busy', 'false')
  return person
}

/** Every drifted keyword would go to the plan's first cluster, those of that cluster into clusters of their own. */
async function seedDrifts({ workspaces: [first] }: Person, { drifted, isAssessed = true }: Seeded) {
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into plan_assessments (workspace_id, contentplan_id, assessed_at)
       select workspace_id, id, case when $2 then now() - interval '2 hours' end from contentplans where id = $1
       on conflict (contentplan_id) do update set assessed_at = excluded.assessed_at`,
      [first?.plans[0], isAssessed],
    )
    await client.query(
      `insert into keyword_drifts (keyword_id, workspace_id, contentplan_id, article_id, overlap, best_article_id, best_overlap, verdict)
       select k.id, k.workspace_id, k.contentplan_id, k.article_id, 1.5,
         case when k.article_id <> a.first then a.first end, case when k.article_id <> a.first then 6.3 end,
         case when k.article_id <> a.first then 'moves' else 'alone' end
       from keywords k, (select min(id) as first from articles where contentplan_id = $1) a
       where k.contentplan_id = $1 order by k.estimated_search_volume desc nulls last, k.id limit $2`,
      [first?.plans[0], drifted],
    )
    // Without results an assessment would remove the drifts: its run waits longer than any journey.
    await client.query(
      `insert into runs (workspace_id, name, key, payload, about, turn, wake_at)
       select $1, 'assessment', 'plan ' || $2::integer, plan, plan || '{"isQuiet": true}', 1, now() + interval '1 day'
       from jsonb_build_object('contentplanId', $2::integer) plan`,
      [first?.id, first?.plans[0]],
    )
  })
}

export function driftTable(page: Page) {
  return page.getByRole('table', { name: 'Keywords that have moved away' })
}

export function rowOf(page: Page, keyword: string) {
  return driftTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }) })
}

export function searchResults(page: Page) {
  return page.getByRole('dialog', { name: 'Refresh search results' })
}
