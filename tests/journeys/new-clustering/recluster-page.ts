import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { table } from '#tests/journeys/clusters/clusters-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Opens the Clusters screen of a plan with two clusters whose keywords belong together in another way. */
export async function openMixedClusters(page: Page): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await seedCluster(person, {
    title: 'Boots',
    serps: {
      'mixed boots': 'abcdefghij',
      'mixed winter boots': 'abcdefghij',
      'mixed snow boots': 'abcdefghij',
      'mixed red laces': 'klmnopqrst',
    },
  })
  await seedCluster(person, {
    title: 'Laces',
    serps: { 'mixed laces': 'klmnopqrst', 'mixed long laces': 'klmnopqrst' },
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'plan'))
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return person
}

/** Stores a proposal that changes this many clusters: each loses one of its ten keywords to the next one. */
export async function seedProposal({ workspaces: [first] }: Person, changed: number): Promise<void> {
  await withJourneyDatabase(async (client) => {
    const { rows: keywords } = await client.query<{ id: number; article: number }>(
      `select id, article_id as article from keywords where contentplan_id = $1 and article_id is not null order by id`,
      [first?.plans[0]],
    )
    const articleIds = [...new Set(keywords.map(({ article }) => article))]
    const numberOf = new Map(articleIds.map((id, number) => [id, number]))
    const seen = new Set<number>()
    const clusters = keywords.map(({ article }) => {
      const number = numberOf.get(article) ?? 0
      if (number >= changed || seen.has(article)) return number
      seen.add(article)
      return changed === 1 ? articleIds.length : (number + 1) % changed
    })
    const mainOf = (cluster: number) => keywords[clusters.indexOf(cluster)]?.id ?? 0
    const placement = {
      articleIds,
      mainKeywordIds: [...articleIds, 0].map((_, number) => (number > 50 ? 0 : mainOf(number))),
      overlaps: [...articleIds, 0].map(() => null),
      keywordIds: keywords.map(({ id }) => id),
      from: keywords.map(({ article }) => article),
      clusters,
    }
    const { rows } = await client.query<{ id: number }>(
      `insert into runs (workspace_id, name, key, payload, about, turn, state, ended_at)
       values ($1, 'grouping', 'plan ' || $2::integer, '{"mode": "recluster"}', '{}', 1, 'done', now()) returning id`,
      [first?.id, first?.plans[0]],
    )
    await client.query(
      `insert into proposals (run_id, workspace_id, contentplan_id, mode, minimum_score, keyword_ids, placement, titles)
       values ($1, $2, $3, 'recluster', 4, '{}', $4, $5)`,
      [
        rows[0]?.id,
        first?.id,
        first?.plans[0],
        JSON.stringify(placement),
        JSON.stringify({ [articleIds.length]: 'A cluster of its own' }),
      ],
    )
  })
}

export function reclusterDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Recluster' })
}

export function proposalNote(page: Page) {
  return page.getByRole('region', { name: 'New clustering' })
}

export function changedClusters(page: Page) {
  return page.getByRole('tabpanel', { name: 'Changed clusters' })
}

export function sums(page: Page) {
  return page.getByRole('region', { name: 'Sums' })
}
