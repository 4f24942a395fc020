import { setTimeout } from 'node:timers/promises'
import type { UsageKind } from '#features/workspaces/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { readRetryAfter } from '#platform/server/outbound/retry-budget.ts'
import type { SiteReader } from '../reading/open-reader.ts'
import { listVisits, readProgress, type Visit } from './frontier.ts'
import { keepVisits, type Outcome } from './keep-visits.ts'
import type { SiteRobots } from './read-robots.ts'
import type { CrawlServices } from './services.ts'
import { askForPage } from './visit-page.ts'

const BATCH = 20
/** When this many pages do not answer, the whole site counts as not answering. */
const MOST_FAILING = 20
const LONGEST_WAIT_SECONDS = 3_600

interface Site {
  plan: Plan
  domain: string
  robots: SiteRobots
  reader: SiteReader
}

/**
 * Visits all pages that are to be visited, and those that they link to, until none is left; continues where it was
 * stopped. Returns the kinds of data for which the workspace had no room.
 */
export async function visitPages(ctx: StepContext<CrawlServices>, site: Site): Promise<UsageKind[]> {
  const full = new Set<UsageKind>()
  const { plan, robots } = site
  for (;;) {
    const visits = await ctx.database
      .transaction()
      .execute((database) => listVisits(database, { plan, most: BATCH }))
    if (visits.length === 0) return [...full]
    await robots.ask(visits.map(({ url }) => url))
    const outcomes = await visitBatch(ctx, { ...site, visits })
    const targets = new Set(outcomes.flatMap(listTargets))
    await robots.ask(targets)
    const allowed = await robots.listAllowed(targets)
    const { done, total, failing, left } = await ctx.database.transaction().execute(async (database) => {
      const dropped = await keepVisits(database, { plan, runId: ctx.run.id }, { outcomes, allowed })
      return { left: dropped, ...(await readProgress(database, plan)) }
    })
    for (const kind of left) full.add(kind)
    ctx.tellProgress({ done, total })
    stopAtTrouble(outcomes, failing)
  }
}

function listTargets({ visited }: Outcome): string[] {
  if (visited.kind !== 'answered') return []
  return [
    ...(visited.page?.links ?? []).map(({ url }) => url),
    ...(visited.redirectsTo === null ? [] : [visited.redirectsTo]),
  ]
}

/** Requests one page after another, and reads each while the next one is requested. */
async function visitBatch(
  ctx: StepContext<CrawlServices>,
  { domain, robots, reader, visits }: Site & { visits: readonly Visit[] },
): Promise<Outcome[]> {
  const { request } = ctx.services.providers.sites
  const reading: Promise<Outcome>[] = []
  for (const visit of visits) {
    const restMs = robots.restMs(visit.url)
    if (restMs > 0) await setTimeout(restMs, undefined, { signal: ctx.signal })
    const answer = await askForPage({ request, signal: ctx.signal, reader, domain }, visit)
    const visited = typeof answer === 'function' ? answer() : Promise.resolve(answer)
    reading.push(visited.then((outcome) => ({ visit, visited: outcome })))
    if (typeof answer !== 'function' && answer.retryAfter !== null) break
  }
  return Promise.all(reading)
}

/** Throws RetryAfter when the site asks us to wait, and AdapterError when it does not answer at all. */
function stopAtTrouble(outcomes: readonly Outcome[], failing: number): void {
  const failed = outcomes.flatMap(({ visited }) => (visited.kind === 'failed' ? [visited] : []))
  const last = failed.at(-1)
  if (last === undefined) return
  if (failed.length === outcomes.length && failing >= MOST_FAILING)
    throw new AdapterError('unavailable', `The website does not answer: ${last.problem}`)
  const seconds = last.retryAfter === null ? null : readRetryAfter(last.retryAfter, new Date())
  if (seconds !== null)
    throw new RetryAfter(Math.min(seconds, LONGEST_WAIT_SECONDS), 'The website asks for patience.')
}
