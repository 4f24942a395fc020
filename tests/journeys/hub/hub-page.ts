import type { Page, Route } from '@playwright/test'
import type { z } from 'zod'
import type { buildEstimate, hubBuild, hubIdeas, suggestedHub } from '#features/hubs/contract.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

type Run = z.infer<typeof hubBuild>
type Estimate = z.infer<typeof buildEstimate>

interface SeededHubs {
  /** The clusters `Cluster 1` to `Cluster n`, the most searched first, all of which are in the first hub. */
  clusters: number
  /** Of these, how many are favorites, from the last one on. */
  favorites?: number
  /** Further hubs, without clusters. */
  others?: readonly string[]
}

/** A person with one plan whose first hub is about boots. */
export async function makeHubPerson({ clusters, favorites = 0, others = [] }: SeededHubs): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const [workspace] = person.workspaces
  const place = [workspace?.id, workspace?.plans[0]]
  await seedKeywords(person, { active: clusters * 10 })
  await withJourneyDatabase(async (client) => {
    await client.query(
      `with made as (
         insert into topics (workspace_id, contentplan_id, name, description)
         values ($1, $2, 'Boots', 'Write for people who walk far.') returning id
       )
       update articles set topic_id = made.id, show_in_map = articles.id > (
         select max(a.id) - $3 from articles a where a.contentplan_id = $2
       ), funnel = (array['top', 'middle', 'bottom', null])[1 + articles.id % 4] from made where contentplan_id = $2`,
      [...place, favorites],
    )
    await client.query(
      `insert into topics (workspace_id, contentplan_id, name) select $1, $2, name from unnest($3::text[]) name`,
      [...place, others],
    )
  })
  return person
}

/** The id of one of the person's hubs. */
export async function hubIdOf({ workspaces: [first] }: Person, name: string): Promise<number> {
  const { rows } = await withJourneyDatabase((client) =>
    client.query<{ id: number }>('select id from topics where contentplan_id = $1 and name = $2', [
      first?.plans[0],
      name,
    ]),
  )
  return rows[0]?.id ?? 0
}

export async function openHub(page: Page, person: Person, name = 'Boots', search = ''): Promise<void> {
  await signInAs(page, person)
  await page.goto(planPath(person, `hub/${await hubIdOf(person, name)}${search}`))
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

/** What outside services would answer; a journey changes it while it runs. */
export interface BuildStub {
  estimate: Estimate
  run: Run | null
  /** The bodies of the requests that started a run. */
  started: unknown[]
  /** Answers the next start with this, once. */
  refusal: { status: number; json: unknown } | null
}

const PAID: Estimate = {
  related: { provider: 'DataForSEO', isSandbox: false, calls: 3, cost: 30_000 },
  serps: { provider: 'DataForSEO', isSandbox: false, calls: 90, cost: 54_000 },
  model: null,
  cost: 84_000,
  needsConfirmation: true,
  provider: 'DataForSEO',
}

/** Answers what concerns the building of hubs, so that no run of the sandbox decides what a journey sees. */
export async function stubBuilds(page: Page, part: Partial<BuildStub> = {}): Promise<BuildStub> {
  const stub: BuildStub = { estimate: PAID, run: null, started: [], refusal: null, ...part }
  await page.route(/\/topic\/\d+\/build$/, (route) => {
    if (route.request().method() !== 'DELETE')
      return route.fulfill({ json: { ...stub.estimate, run: stub.run } })
    stub.run = stub.run && endRun(stub.run, 'cancelled')
    return route.fulfill({ json: { isCancelled: true } })
  })
  await page.route(/\/contentplan\/\d+\/crawl$/, (route) => start(route, stub))
  return stub
}

function start(route: Route, stub: BuildStub): Promise<void> {
  const { refusal } = stub
  stub.started.push(route.request().postDataJSON())
  stub.refusal = null
  if (refusal !== null) return route.fulfill(refusal)
  stub.run = RUNNING
  return route.fulfill({ json: { runId: RUNNING.runId, isNew: true } })
}

export const RUNNING: Run = { runId: 2_000_000_000, state: 'running', reason: null, cost: 0, ended_at: null }

export function endRun(run: Run, state: Run['state'], part: Partial<Run> = {}): Run {
  return { ...run, state, ended_at: new Date().toISOString(), ...part }
}

/** Answers with keyword ideas; those of related searches are more, and cost something. */
export async function stubIdeas(
  page: Page,
  ideas: z.infer<typeof hubIdeas>['suggestedKeywords'],
): Promise<void> {
  await page.route('**/hub-expand', (route) => {
    const asked: { topicId: number; runRelatedKeywords: boolean } = route.request().postDataJSON()
    return route.fulfill({
      json: [
        {
          topic: 'Boots',
          topic_id: asked.topicId,
          suggestedKeywords: asked.runRelatedKeywords
            ? ideas
            : ideas.filter(({ source }) => source !== 'related'),
          notice: null,
          cost: asked.runRelatedKeywords ? 30_000 : 0,
        } satisfies z.infer<typeof hubIdeas>,
      ],
    })
  })
}

/** Answers with suggestions of hubs. */
export async function stubSuggestions(
  page: Page,
  suggested: readonly z.infer<typeof suggestedHub>[],
): Promise<void> {
  await page.route('**/topic/suggest', (route) => route.fulfill({ json: suggested }))
}

/** The cards of the new ideas. */
export function ideaCards(page: Page) {
  return page.getByRole('region', { name: /^New ideas/ }).getByRole('article')
}

export function favoriteColumn(page: Page) {
  return page.getByRole('region', { name: /^Favorites/ })
}
